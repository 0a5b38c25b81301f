// The doors that the parts of a sitting use, as a page has them.

import type { Page } from "../pages/page";
import type { Texts } from "../text";
import type { Paper, Voice } from "./ports";

export function voiceOf(page: Page, words: () => Texts): Voice {
  return {
    get words() {
      return words();
    },
    t: (id, args) => page.t(id, args),
    fault: (error) => page.fault(error),
  };
}

export function paperOf(page: Page): Paper {
  return {
    redraw: () => page.requestUpdate(),
    drawn: () => page.updateComplete,
    find: (selector) => page.querySelector(selector),
    focus: (before) => {
      const there = before?.isConnected ? before : page.querySelector<HTMLElement>('[data-do="menu"]');
      there?.focus();
    },
  };
}
