import { replaceIsolates } from "./isolate.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A sentence as HTML: escaped, with isolates and line breaks. */
export const sentenceHtml = (text: string): string =>
  replaceIsolates(escapeHtml(text), (value, direction) =>
    direction === "ltr" ? `<bdi dir="ltr">${value}</bdi>` : `<bdi>${value}</bdi>`,
  ).replaceAll(/\r?\n/g, "<br>");
