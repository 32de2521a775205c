import { namesPerLanguage, directionOf, languages, type Language } from "#domain/language.ts";
import type { IdentityField } from "#domain/content/kinds/foundation/identity-values.ts";

type Group = Readonly<{
  name: "names" | "address" | "numbers" | "contact";
  fields: readonly IdentityField[];
}>;

export const fieldGroups: readonly Group[] = [
  { name: "names", fields: [...namesPerLanguage("statutoryName"), "registeredName"] },
  {
    name: "address",
    fields: ["address.street", "address.postalCode", "address.city", ...namesPerLanguage("city")],
  },
  { name: "numbers", fields: ["rsin", "kvk", "iban", "bic", "creditorId"] },
  { name: "contact", fields: ["email", "phone"] },
];

type Look = Readonly<{ dir: "ltr" | "rtl"; lang?: string; type?: string; inputMode?: "numeric" }>;
const latin = { dir: "ltr" } as const;

const inOwnLanguage = <Name extends "statutoryName" | "city">(name: Name) =>
  Object.fromEntries(
    languages.map((lang) => [`${name}.${lang}`, { dir: directionOf(lang), lang }]),
  ) as Record<`${Name}.${Language}`, Look>;

/** The direction of each field, independent of the language of the page. */
export const looks: Readonly<Record<IdentityField, Look>> = {
  registeredName: { ...latin, lang: "nl" },
  ...inOwnLanguage("statutoryName"),
  "address.street": latin,
  "address.postalCode": latin,
  "address.city": latin,
  ...inOwnLanguage("city"),
  rsin: { ...latin, inputMode: "numeric" },
  kvk: { ...latin, inputMode: "numeric" },
  iban: latin,
  bic: latin,
  creditorId: latin,
  email: { ...latin, type: "email" },
  phone: { ...latin, type: "tel" },
};

const reasons = [
  "missing",
  "not_an_rsin",
  "not_a_kvk_number",
  "not_an_iban",
  "not_a_bic",
  "not_a_creditor_id",
  "not_a_phone_number",
  "not_an_email_address",
] as const;

/** Reasons without a message of their own are `invalid`. */
export const reasonOf = (reason: string): (typeof reasons)[number] | "invalid" =>
  reasons.find((known) => known === reason) ?? "invalid";
