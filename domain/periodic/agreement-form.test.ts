import { expect, test } from "vitest";
import { readAgreement } from "./agreement-form.ts";
import { typedAgreement } from "./agreement.fixtures.ts";

const today = "2026-11-15";
const read = (changes: Record<string, unknown> = {}) => readAgreement(typedAgreement(changes), today);
const wrong = (changes: Record<string, unknown>) => {
  const outcome = read(changes);
  return outcome.ok ? {} : outcome.errors;
};

test("a form that is filled in as the tax office asks becomes an agreement", () => {
  expect(read()).toMatchObject({
    ok: true,
    form: {
      yearlyCents: 30_000,
      instalments: "monthly",
      termYears: 5,
      firstYear: 2026,
      endsOnDeathOf: null,
      endsEarlyOn: ["job_loss"],
      donorBsn: "123456782",
      donor: { surname: "van den Berg", postalCodeAndTown: "1015 CS Amsterdam" },
      partner: null,
      partnerBsn: null,
    },
  });
});

test.each([
  ["123456781", "fails the eleven test"],
  ["000000000", "is nobody's"],
  ["12345678", "is too short"],
  ["", "is missing"],
])("a citizen service number %j that %s is refused", (bsn) => {
  expect(wrong({ bsn })).toEqual({ bsn: "periodic.error.bsn" });
});

test("a number may be typed with dots, spaces or Arabic digits", () => {
  for (const bsn of ["1234.56.782", "123 456 782", "١٢٣٤٥٦٧٨٢"]) expect(wrong({ bsn })).toEqual({});
});

test.each([["4"], ["0"], ["-5"], ["5.5"], ["51"], ["x"], [""]])(
  "a term of %j years is refused",
  (termYears) => {
    expect(wrong({ termYears })).toEqual({ termYears: "periodic.error.term" });
  },
);

test("an indefinite term needs no number of years", () => {
  expect(read({ term: "indefinite", termYears: "" })).toMatchObject({ form: { termYears: null } });
});

test("the first payment is this year's or next year's: never before the signature", () => {
  expect(wrong({ firstYear: "2027" })).toEqual({});
  for (const firstYear of ["2025", "2028", ""])
    expect(wrong({ firstYear })).toEqual({ firstYear: "periodic.error.first_year" });
});

test.each(["2026-02-31", "1899-12-31", "2009-01-01", "02-03-1984", ""])(
  "a birthday of %j is refused",
  (bornOn) => {
    expect(wrong({ bornOn })).toEqual({ bornOn: "periodic.error.born" });
  },
);

test("sums that are no yearly gift are refused", () => {
  for (const yearlyAmount of ["0", "11,99", "1.234", "", "-300", "1500000,01"])
    expect(wrong({ yearlyAmount })).toEqual({ yearlyAmount: "periodic.error.amount" });
});

test("a partner who signs is asked for as much, lives at the same address and is someone else", () => {
  const partner = {
    hasPartner: "on",
    partnerSurname: "الأنصاري",
    partnerFirstNames: "سامي",
    partnerBornOn: "1981-11-30",
    partnerBirthplace: "Rotterdam",
    partnerBsn: "111222333",
  };
  expect(read(partner)).toMatchObject({
    form: {
      partnerBsn: "111222333",
      partner: { surname: "الأنصاري", street: "Keizersgracht 12", phone: null },
    },
  });
  expect(wrong({ ...partner, partnerBsn: "123456782" })).toEqual({ partnerBsn: "periodic.error.same_bsn" });
  expect(Object.keys(wrong({ hasPartner: "on" })).toSorted()).toEqual([
    "partnerBirthplace",
    "partnerBornOn",
    "partnerBsn",
    "partnerFirstNames",
    "partnerSurname",
  ]);
});

test("nothing is read out of what is not a form", () => {
  for (const input of [null, "x", 3, [], { bsn: 123456782 }])
    expect(readAgreement(input, today).ok).toBe(false);
  expect(wrong({ consent: "" })).toEqual({ consent: "periodic.error.consent" });
  expect(wrong({ endsOnDeathOf: "other" })).toEqual({ deathName: "periodic.error.death_name" });
});
