import { namesPerLanguage, perLanguage } from "#domain/language.ts";
import type { DraftBody } from "../../editing/field-spec.ts";
import { notWrittenYet, theNetherlands } from "../../labels.ts";
import { withIdentity } from "./identity-fields.ts";

/** What a foundation cannot begin without. Its names in other languages are those in the register until it says otherwise. */
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

/** Another field that it takes over where it is left empty. */
export const takesOver: Partial<Record<FirstIdentityField, FirstIdentityField>> = Object.fromEntries(
  namesPerLanguage("statutoryName").map((field) => [field, "registeredName"]),
);

/** The foundation's record on its first day, from what was typed: to be judged by `problemsOf` before it is stored. */
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
