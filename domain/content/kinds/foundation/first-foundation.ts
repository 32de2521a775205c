import { namesPerLanguage, perLanguage } from "#domain/language.ts";
import type { DraftBody } from "../../editing/field-spec.ts";
import { notWrittenYet, theNetherlands } from "#domain/labels.ts";
import { withIdentity } from "./identity-fields.ts";

/** Required on the first day. Names in other languages default to the registered name. */
export const firstIdentityFields = [
  "registeredName",
  ...namesPerLanguage("statutoryName"),
  "address.street",
  "address.postalCode",
  "address.city",
  "rsin",
  "kvk",
  "iban",
  "bic",
  "email",
  "phone",
] as const;
export type FirstIdentityField = (typeof firstIdentityFields)[number];

/** The field that an empty one is copied from. */
export const takesOver: Partial<Record<FirstIdentityField, FirstIdentityField>> = Object.fromEntries(
  namesPerLanguage("statutoryName").map((field) => [field, "registeredName"]),
);

/** The first foundation record from the typed values; `problemsOf` validates it before it is stored. */
export function firstFoundation(typed: Readonly<Record<string, string>>, year: number): DraftBody {
  const given = (field: FirstIdentityField): string => typed[field]?.trim() ?? "";
  const values = Object.fromEntries(
    firstIdentityFields.map((field) => [field, given(field) || given(takesOver[field] ?? field)]),
  );
  const city = given("address.city");
  return withIdentity(
    {
      id: "foundation",
      statutoryName: perLanguage(() => ""),
      registeredName: "",
      address: { street: "", postalCode: "", city: "" },
      city: perLanguage(() => ""),
      country: theNetherlands,
      countryCode: "NL",
      hostingCountry: theNetherlands,
      rsin: "",
      kvk: "",
      iban: "",
      bic: "",
      creditorId: null,
      phone: "",
      email: "",
      openingHours: notWrittenYet,
      foundedYear: year,
      objective: notWrittenYet,
      policyPlan: notWrittenYet,
      remunerationPolicy: notWrittenYet,
    },
    { ...values, ...Object.fromEntries(namesPerLanguage("city").map((field) => [field, city])) },
  );
}
