/** Characters nobody types on purpose; PostgreSQL cannot store the first of them at all. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/g;
const somethingVisible = /[^\s\p{C}]/u;

/** For names and other single lines: inner white space becomes one space. What shows nothing is nothing. */
export const oneLine = (typed: string): string => visible(stored(typed).replace(/\s+/g, " "));

/** For longer texts: line breaks are kept, in one form, so that a browser and a script count the same length. */
export const paragraphs = (typed: string): string => visible(stored(typed).replace(/\r\n?/g, "\n"));

const stored = (typed: string): string => typed.replace(controls, "").toWellFormed();

const visible = (text: string): string => (somethingVisible.test(text) ? text.trim() : "");
