/** The donation to correct, if the address names one. */
export const correctedIn = (search = ""): string | null =>
  new URLSearchParams(search).get("corrects") || null;
