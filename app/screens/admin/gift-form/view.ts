/** The gift that is to be entered again, if the address names one. */
export const correctedIn = (search = ""): string | null =>
  new URLSearchParams(search).get("corrects") || null;
