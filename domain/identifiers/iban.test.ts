import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ibanLengths, isIban, normalizeIban } from "./iban.ts";
import { checkDigits } from "./mod-97.ts";

const known = [
  "NL91ABNA0417164300",
  "AE070331234567890123456",
  "SA0380000000608010167519",
  "BE68539007547034",
];

test("Dutch, Belgian, Emirati and Saudi account numbers are recognised", () => {
  expect(known.filter((x) => !isIban(x))).toEqual([]);
});

test("an account number may be typed in groups, in small letters and with direction marks", () => {
  expect(isIban(normalizeIban("\u200enl91 abna 0417\u00a01643 00 "))).toBe(true);
});

test("a right sum with the wrong length for the country is refused", () => {
  const tooShort = `NL${checkDigits("ABNA041716430NL")}ABNA041716430`;
  expect(isIban(tooShort)).toBe(false);
});

test("an unknown country is refused", () => {
  expect(isIban(`ZZ${checkDigits("ABNA0417164300ZZ")}ABNA0417164300`)).toBe(false);
});

test("check digits outside 02 to 98 are refused although the remainder is right", () => {
  const body = fc.stringMatching(/^ABNA\d{10}$/);
  const low = fc.sample(body, 5000).find((account) => checkDigits(`${account}NL`) === "02");
  expect(low).toBeDefined();
  expect(isIban(`NL02${low}`)).toBe(true);
  expect(isIban(`NL99${low}`)).toBe(false);
});

test("one wrong digit or two swapped neighbours never pass", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{10}$/),
      fc.nat(8),
      fc.integer({ min: 1, max: 9 }),
      (account, at, shift) => {
        const iban = (digits: string) => `NL${checkDigits(`ABNA${account}NL`)}ABNA${digits}`;
        expect(isIban(iban(account))).toBe(true);
        const wrong = account.split("");
        wrong[at] = String((Number(wrong[at]) + shift) % 10);
        expect(isIban(iban(wrong.join("")))).toBe(false);
        fc.pre(account[at] !== account[at + 1]);
        expect(
          isIban(iban(account.slice(0, at) + account[at + 1] + account[at] + account.slice(at + 2))),
        ).toBe(false);
      },
    ),
  );
});

test("the length table covers the countries we work in", () => {
  expect(ibanLengths).toMatchObject({ NL: 18, BE: 16, DE: 22, AE: 23, SA: 24 });
});
