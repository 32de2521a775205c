import { expect, test } from "vitest";
import { problemsOf } from "../../editing/problems.ts";
import { identityChanges, identityValues, withIdentity } from "./identity-fields.ts";
import { foundation } from "./sample.ts";

test("numbers may be typed as people write them, and the rest of the record stays", () => {
  const changed = withIdentity(foundation, {
    rsin: "8519.54.534",
    kvk: "8765 4321",
    iban: "nl91 abna 0417 1643 00",
    bic: "abnanl2a",
    "statutoryName.nl": " Stichting De Hand ",
  });
  expect(changed).toEqual({
    ...foundation,
    rsin: "851954534",
    kvk: "87654321",
    statutoryName: { ...foundation.statutoryName, nl: "Stichting De Hand" },
  });
  expect(identityChanges(foundation, changed)).toEqual([
    { field: "statutoryName.nl", before: "Stichting Open Hand", after: "Stichting De Hand" },
    { field: "rsin", before: "123456782", after: "851954534" },
    { field: "kvk", before: "12345678", after: "87654321" },
  ]);
});

test.each([
  ["rsin", "851954535", "not_an_rsin"],
  ["kvk", "1234567", "not_a_kvk_number"],
  ["iban", "NL92ABNA0417164300", "not_an_iban"],
  ["iban", "NL91ABNA041716430", "not_an_iban"],
  ["bic", "ABNA", "not_a_bic"],
  ["email", "contact", "not_an_email_address"],
  ["phone", "020 123", "not_a_phone_number"],
  ["statutoryName.ar", " ", "missing"],
  ["address.street", "", "missing"],
])("a foundation whose %s is %j cannot be", (field, typed, reason) => {
  expect(problemsOf("foundation", withIdentity(foundation, { [field]: typed }))).toEqual([
    { path: field, reason },
  ]);
});

test("only what belongs to the identity is read out of the record, and laid over it", () => {
  expect(withIdentity(foundation, { foundedYear: "1900", "__proto__.x": "1" })).toEqual(foundation);
  expect(identityValues({})["address.city"]).toBe("");
});
