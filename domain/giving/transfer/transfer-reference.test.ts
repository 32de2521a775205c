import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCreditorReference, isCreditorReference } from "#domain/identifiers/creditor-reference.ts";
import { referenceBytes, referenceFrom } from "../reference.ts";
import { donationReferenceOf, donationReferencesIn, transferReference } from "./transfer-reference.ts";

const donationReference = fc
  .uint8Array({ minLength: referenceBytes, maxLength: referenceBytes })
  .map(referenceFrom);
const figures = Array.from("0123456789");

test("a gift's reference becomes figures with check digits, and leads back to it", () => {
  expect(transferReference("DON-00000-0001Z")).toBe("RF490000000000000063");
  expect(formatCreditorReference(transferReference("DON-ZZZZZ-ZZZZZ"))).toBe("RF20 1125 8999 0684 2623");
  fc.assert(
    fc.property(donationReference, (reference) => {
      const typed = transferReference(reference);
      expect(isCreditorReference(typed)).toBe(true);
      expect(donationReferenceOf(typed)).toBe(reference);
    }),
  );
});

test("what is no reference of a donation has none", () => {
  expect(() => transferReference("DON-ILOU0-00000")).toThrow(/ILOU0/);
  expect(donationReferenceOf("RF18539007547034")).toBeNull();
  expect(donationReferenceOf("RF94DON2026000123")).toBeNull();
  // A number larger than any reference, with check digits that are right.
  expect(donationReferenceOf("RF069999999999999999")).toBeNull();
});

describe("a mistyped reference names no gift", () => {
  test("whatever figure is wrong", () => {
    fc.assert(
      fc.property(donationReference, fc.nat(17), (reference, place) => {
        const typed = transferReference(reference);
        const at = place + 2;
        const wrong = figures
          .filter((figure) => figure !== typed[at])
          .map((figure) => typed.slice(0, at) + figure + typed.slice(at + 1));
        expect(wrong.map(donationReferenceOf)).toEqual(wrong.map(() => null));
      }),
    );
  });

  test("whatever letter stands where a figure should, or figure where a letter", () => {
    fc.assert(
      fc.property(
        donationReference,
        fc.nat(19),
        fc.constantFrom(...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0")),
        (reference, at, other) => {
          const typed = transferReference(reference);
          fc.pre(typed[at] !== other);
          const wrong = typed.slice(0, at) + other + typed.slice(at + 1);
          expect(donationReferenceOf(wrong)).toBeNull();
        },
      ),
    );
  });

  test("whichever two neighbours changed places", () => {
    fc.assert(
      fc.property(donationReference, fc.nat(18), (reference, at) => {
        const typed = transferReference(reference);
        fc.pre(typed[at] !== typed[at + 1]);
        const swapped = typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2);
        expect(donationReferenceOf(swapped)).toBeNull();
      }),
    );
  });

  test("whichever character is missing or was typed twice", () => {
    fc.assert(
      fc.property(donationReference, fc.nat(19), (reference, at) => {
        const typed = transferReference(reference);
        expect(donationReferenceOf(typed.slice(0, at) + typed.slice(at + 1))).toBeNull();
        expect(donationReferenceOf(typed.slice(0, at) + typed[at] + typed.slice(at))).toBeNull();
      }),
    );
  });
});

describe("found in what the bank passes on", () => {
  const reference = "DON-7K3M9-QXW42";
  const typed = transferReference(reference);

  test.each([
    ["alone", typed],
    ["in groups of four", formatCreditorReference(typed)],
    ["in small letters, with words around it", `gift for Amira ${typed.toLowerCase()} thank you`],
    ["cut in the middle", `Kenmerk: ${typed.slice(0, 11)}\n${typed.slice(11)} hartelijke groet`],
    ["with other marks between", `/REMI/${typed.slice(0, 8)}, ${typed.slice(8)}/EREF/NOTPROVIDED`],
    [
      "in Arabic figures",
      `RF${typed.slice(2).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))}`,
    ],
    ["as it stands on receipts", "donatie don-7k3m9-qxw42"],
  ])("%s", (_, text) => {
    expect(donationReferencesIn(text)).toEqual([reference]);
  });

  test("two of them, each once", () => {
    const other = "DON-AAAAA-00000";
    expect(donationReferencesIn(`${typed} ${typed} ${transferReference(other)} ${reference}`)).toEqual([
      reference,
      other,
    ]);
  });

  test("nothing in what names none, and nothing mistyped", () => {
    const mistyped = typed.slice(0, -1) + String((Number(typed.at(-1)) + 1) % 10);
    expect(donationReferencesIn(`Contributie 2026 RF18539007547034 ${mistyped}`)).toEqual([]);
  });
});
