/** Control characters; PostgreSQL cannot store the first. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/g;
const somethingVisible = /[^\s\p{C}]/u;

/** For single lines: white space is collapsed. Invisible text counts as empty. */
export const oneLine = (typed: string): string => visible(stored(typed).replace(/\s+/g, " "));

/** For longer texts: line breaks are normalised, so that browsers and scripts count the same length. */
export const paragraphs = (typed: string): string => visible(stored(typed).replace(/\r\n?/g, "\n"));

const stored = (typed: string): string => typed.replace(controls, "").toWellFormed();

const visible = (text: string): string => (somethingVisible.test(text) ? text.trim() : "");
