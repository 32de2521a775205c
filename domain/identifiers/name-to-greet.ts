const maxGreetedNameLength = 60;

/** A name with a link is an attempt to send it through our mail. */
export const looksLikeLink = (text: string): boolean => /:\/\/|www\./i.test(text);

/** The name for a greeting, or null. The sender of a form chooses both name and address, so sentences and links are refused. */
export const nameToGreet = (name: string | null | undefined): string | null =>
  !name || name.length > maxGreetedNameLength || looksLikeLink(name) ? null : name;
