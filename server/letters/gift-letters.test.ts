import { expect, test } from "vitest";
import { gift as facts } from "#app/papers/giving/gifts.fixtures.ts";
import type { ReceivedGift } from "#domain/giving/settle/received-gift.ts";
import { withoutIsolates } from "#domain/mail/isolate.ts";
import { asCents } from "#domain/money/cents.ts";
import { receiptLetter, refundLetter, reversalLetter } from "./gift-letters.ts";

const gift = (changes: Partial<ReceivedGift> = {}): ReceivedGift => ({
  ...facts,
  donationId: "d1",
  nextChargeOn: null,
  reference: "DON-7K3M9-QXW42",
  receiptIssuedAt: null,
  campaignId: null,
  programId: null,
  purposeId: null,
  anbi: false,
  donorName: null,
  givenSignedIn: false,
  language: "en",
  provider: "bank",
  ...changes,
});
const told = (changes: Partial<ReceivedGift> = {}) => ({
  gift: gift(changes),
  facts: { ...facts, ...changes },
  anbi: null,
  publicUrl: "https://openhand.example",
  language: "en" as const,
});
const wordsOf = (letter: unknown): string => withoutIsolates(JSON.stringify(letter));

test("an undone gift is a correction, not money that went back", () => {
  const returned = [
    {
      kind: "reversal",
      movementId: "r1",
      on: "2026-11-14",
      cents: asCents(2608),
      coverCents: asCents(108),
    } as const,
  ];
  const words = wordsOf(reversalLetter(told({ returned })));
  expect(words).toContain('"Correction"');
  expect(words).not.toContain('"Refunded"');
});

test("a monthly donation names its amount, the next date and the place to change or stop it", () => {
  const words = wordsOf(receiptLetter(told({ frequency: "MONTHLY", nextChargeOn: "2026-12-14" })));
  expect(words).toMatch(
    /next payment of €26.08 is on December 14, 2026|next payment of €26.08 is on 14 December 2026/,
  );
  expect(words).toContain("https://openhand.example/dashboard/monthly");
  expect(wordsOf(receiptLetter(told()))).not.toContain("/dashboard/monthly");
});

test("zakat is called zakat", () => {
  const words = wordsOf(receiptLetter(told({ fund: "ZAKAT" })));
  expect(words).toContain("We have received your zakat of €26.08");
  expect(words).toContain("Zakat: ");
  expect(words).not.toContain("needed most");
});

test("the letter of a gift in kind says what was given, and asks for no bank statement", () => {
  const inKind = { goods: "Twenty winter coats", valuedHow: "The shop's invoice", valuedBy: "S. de Boer" };
  const words = wordsOf(receiptLetter(told({ method: "in_kind", inKind })));
  for (const each of Object.values(inKind)) expect(words).toContain(each);
  expect(words).not.toContain("bank statement");
});

test("every letter about a gift leads to the page where the gift stands", () => {
  const refund = {
    kind: "refund",
    movementId: "m1",
    on: "2026-11-14",
    cents: asCents(1000),
    coverCents: asCents(0),
  } as const;
  const letters = [receiptLetter(told()), refundLetter(told({ returned: [refund] }), refund)];
  for (const letter of letters)
    expect(wordsOf(letter)).toContain('"url":"https://openhand.example/dashboard/gifts/d1"');
  expect(wordsOf(reversalLetter(told()))).toContain('"url":"https://openhand.example/dashboard/donations"');
});
