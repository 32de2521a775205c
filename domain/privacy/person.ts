export type Person = Readonly<{ userId: string; email: string }>;

/** Replaces an erased donor's address; the database refuses mail to it. */
export const erasedDomain = "erased.invalid";

/** Replaces the address of a donor without one. */
export const noAddressDomain = "no-address.invalid";

export const isAddress = (email: string): boolean =>
  !email.endsWith(`@${erasedDomain}`) && !email.endsWith(`@${noAddressDomain}`);
