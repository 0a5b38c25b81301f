// A button's words and its looks apart: the name says all of it in the order of speech, the picture is silent.
// The name is text, not a label: a label would have to repeat what is seen word by word, in the order of the drawing.
// And it is no span: a sheet that hides the spans of a small card must not take its name away.

import { html, type TemplateResult } from "lit";

export const looks = (name: string, inner: unknown): TemplateResult =>
  html`<ff-looks aria-hidden="true">${inner}</ff-looks><ff-name class="vh">${name}</ff-name>`;
