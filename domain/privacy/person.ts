/** A person as their data know them: by account, and by the address they proved. */
export type Person = Readonly<{ userId: string; email: string }>;

/** Stands where an erased donor's address was; the database sends no mail there. */
export const erasedDomain = "erased.invalid";
