import { namesPerLanguage } from "#domain/language.ts";
/** The fields under Settings, by path in the foundation's record. */
export const identityFields = [
  "registeredName",
  ...namesPerLanguage("statutoryName"),
  "address.street",
  "address.postalCode",
  "address.city",
  ...namesPerLanguage("city"),
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
