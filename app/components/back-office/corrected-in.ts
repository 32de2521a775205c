/** The donation or expense that a form corrects. */
export const correctedIn = (search = ""): string | null =>
  new URLSearchParams(search).get("corrects") || null;
