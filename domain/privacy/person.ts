/** A person as their data know them: by account, and by the address they proved. */
export type Person = Readonly<{ userId: string; email: string }>;

/** Stands where an erased donor's address was; the database sends no mail there. */
export const erasedDomain = "erased.invalid";

/** Stands where the address of a donor would be who gave none. */
export const noAddressDomain = "no-address.invalid";

export const isAddress = (email: string): boolean =>
  !email.endsWith(`@${erasedDomain}`) && !email.endsWith(`@${noAddressDomain}`);
