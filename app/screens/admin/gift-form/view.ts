export const correctedIn = (search = ""): string | null =>
  new URLSearchParams(search).get("corrects") || null;
