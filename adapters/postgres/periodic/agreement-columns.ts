export const nameOfParty = (party: "donor" | "partner"): string =>
  `(p.${party}->>'firstNames') || ' ' || (p.${party}->>'surname')`;

/** The address of the account is shown as long as anything else about the donor is kept. */
export const agreementFrom =
  "periodic_agreements p left join users u on u.id = p.user_id and p.donor is not null";
