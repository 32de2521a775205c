import { expect, test } from "vitest";
import { firstFoundation } from "./first-foundation.ts";
import { hasTexts, isNamed } from "./is-written.ts";
import { foundation as whole } from "./sample.ts";
import { foundation as schema } from "./schema.ts";

const { rsin, kvk, iban, bic, email, phone } = whole;
const firstDay = schema.parse(
  firstFoundation(
    {
      registeredName: "Stichting De Eerste Dag",
      "address.street": "Voorbeeldkade 12",
      "address.postalCode": "1019 AB",
      "address.city": "Amsterdam",
      rsin,
      kvk,
      iban,
      bic,
      email,
      phone,
    },
    2026,
  ),
);

test("on its first day a foundation is named as in the register alone, and has written nothing", () => {
  expect([isNamed(firstDay), hasTexts(firstDay)]).toEqual([false, false]);
  expect([isNamed(whole), hasTexts(whole)]).toEqual([true, true]);
});

test("a name or a city in Latin letters is not written in Arabic yet", () => {
  expect(isNamed({ ...whole, statutoryName: { ...whole.statutoryName, ar: "Open Hand" } })).toBe(false);
  expect(isNamed({ ...whole, city: { ...whole.city, ar: "Amsterdam" } })).toBe(false);
});

test("a text counts as written when it is in every language", () => {
  expect(hasTexts({ ...whole, policyPlan: firstDay.policyPlan })).toBe(false);
  expect(hasTexts({ ...whole, openingHours: { ...whole.openingHours, nl: " " } })).toBe(false);
});
