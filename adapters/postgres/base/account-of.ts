/** The account of a verified address, for the audit log; null if there is none. `address` is a column. */
export const accountOf = (address: string): string =>
  `(select account.id from users account where account.email = lower(${address}) and account.email_verified)`;

/** The donor's account: signed in, or by verified address; `d` is the donation. */
export const accountOfGift = `coalesce(d.user_id, ${accountOf("d.donor_email")})`;
