/** What administrators fill in under Settings, by its place in the foundation's record. */
export const identityFields = [
  "registeredName",
  "statutoryName.en",
  "statutoryName.nl",
  "statutoryName.ar",
  "address.street",
  "address.postalCode",
  "address.city",
  "city.en",
  "city.nl",
  "city.ar",
  "rsin",
  "kvk",
  "iban",
  "bic",
  "creditorId",
  "email",
  "phone",
] as const;
export type IdentityField = (typeof identityFields)[number];
export type IdentityValues = Readonly<Record<IdentityField, string>>;
