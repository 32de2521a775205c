const maxGreetedNameLength = 60;

/** Nobody is called so; a name that leads somewhere is there to lead the reader of our letter there. */
export const looksLikeLink = (text: string): boolean => /:\/\/|www\./i.test(text);

/**
 * The name a letter may begin with, or null for a greeting without one. Whoever fills in a form chooses the name and the
 * address it is mailed to: sentences and links must not travel under our name.
 */
export const nameToGreet = (name: string | null | undefined): string | null =>
  !name || name.length > maxGreetedNameLength || looksLikeLink(name) ? null : name;
