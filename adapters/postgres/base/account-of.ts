/**
 * Whose data this is, for the audit log: the account that has proved this address; null where nobody has. `address` is
 * a column.
 */
export const accountOf = (address: string): string =>
  `(select account.id from users account where account.email = lower(${address}) and account.email_verified)`;

/** The donor's account: given signed in, or before that under the address they have proved; `d` is the donation. */
export const accountOfGift = `coalesce(d.user_id, ${accountOf("d.donor_email")})`;
