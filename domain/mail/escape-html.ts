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

/** A sentence as HTML: nothing in it is markup, what was isolated stays so, lines stay lines. */
export const sentenceHtml = (text: string): string =>
  replaceIsolates(escapeHtml(text), (value, direction) =>
    direction === "ltr" ? `<bdi dir="ltr">${value}</bdi>` : `<bdi>${value}</bdi>`,
  ).replaceAll(/\r?\n/g, "<br>");
