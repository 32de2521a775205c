import type { Localized } from "#domain/language.ts";
import type { DraftBody } from "../../editing/field-spec.ts";
import { withIdentity } from "./identity-fields.ts";

/** What stands in the place of a text that nobody has written yet. */
export const notWrittenYet: Localized = {
  en: "This will be published here soon.",
  nl: "Dit wordt hier binnenkort gepubliceerd.",
  ar: "سيُنشر هذا هنا قريبًا.",
};

const netherlands: Localized = { en: "the Netherlands", nl: "Nederland", ar: "هولندا" };

/** What a foundation cannot begin without. Its names in other languages are those in the register until it says otherwise. */
export const firstIdentityFields = [
  "registeredName",
  "statutoryName.en",
  "statutoryName.nl",
  "statutoryName.ar",
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
export const takesOver: Partial<Record<FirstIdentityField, FirstIdentityField>> = {
  "statutoryName.en": "registeredName",
  "statutoryName.nl": "registeredName",
  "statutoryName.ar": "registeredName",
};

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
      statutoryName: { en: "", nl: "", ar: "" },
      registeredName: "",
      address: { street: "", postalCode: "", city: "" },
      city: { en: "", nl: "", ar: "" },
      country: netherlands,
      countryCode: "NL",
      hostingCountry: netherlands,
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
    { ...values, "city.en": city, "city.nl": city, "city.ar": city },
  );
}
