// Inline styles through the object model: the content security policy forbids style attributes.

import { noChange } from "lit";
import { Directive, directive, type AttributePart, type DirectiveResult } from "lit/directive.js";

class CssDirective extends Directive {
  private last = "";

  override render(_text: string | undefined): symbol {
    return noChange;
  }

  override update(part: AttributePart, [text = ""]: [string | undefined]): symbol {
    if (text !== this.last) part.element.style.cssText = this.last = text;
    return noChange;
  }
}

const make = directive(CssDirective);

/** `style=${css("--n:3")}` */
export const css = (text: string | undefined | false): DirectiveResult => make(text || undefined);
