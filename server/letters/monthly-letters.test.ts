import { expect, test } from "vitest";
import type { MonthlyGift, MonthlyOccasion } from "#domain/giving/monthly/monthly-gift.ts";
import { languages, type Language } from "#domain/language.ts";
import { withoutIsolates } from "#domain/mail/isolate.ts";
import { letter } from "#domain/mail/letter.ts";
import { asCents } from "#domain/money/cents.ts";
import { monthlyLetter } from "./monthly-letters.ts";

const occasions: MonthlyOccasion[] = ["changed", "paused", "resumed", "skipped", "cancelled"];
const gift = (language: Language): MonthlyGift => ({
  id: "d1",
  status: "ACTIVE",
  giftCents: asCents(1250),
  chargedCents: asCents(1321),
  provider: "sandbox",
  subscriptionId: "sub1",
  dayOfMonth: 14,
  nextChargeOn: "2026-12-14",
  version: 3,
  reference: "DON-7K3M9-QXW42",
  campaignId: null,
  donorName: "Noor Haddad",
  donorEmail: "noor@example.org",
  language,
  beganAt: new Date("2026-11-14T12:00:00Z"),
  failedAt: null,
  endedAt: null,
  unanswered: null,
});
const lettersIn = (language: Language) =>
  occasions.map((occasion) => monthlyLetter("https://openhand.example")(occasion, gift(language)));
const wordsOf = (value: unknown): string => withoutIsolates(JSON.stringify(value));

test("every change is confirmed in the donor's language, once for each change", () => {
  for (const language of languages) {
    const letters = lettersIn(language);
    for (const mail of letters) {
      expect(mail).toMatchObject({ cause: "d1 3", to: "noor@example.org", language });
      expect(letter.safeParse(mail.letter).success).toBe(true);
      expect(wordsOf(mail.letter)).toContain("Noor Haddad");
      expect(wordsOf(mail.letter)).toContain("DON-7K3M9-QXW42");
    }
    expect(new Set(letters.map(({ kind }) => kind)).size).toBe(occasions.length);
    expect(new Set(letters.map((mail) => mail.letter?.subject)).size).toBe(occasions.length);
  }
});

test("a letter says what will be charged and when, or that nothing will be", () => {
  const [changed, paused, , , cancelled] = lettersIn("nl").map((mail) => wordsOf(mail.letter));
  expect(changed).toMatch(/€\s?12,50.*€\s?13,21.*14 december 2026/);
  expect(changed).toContain("https://openhand.example/nl/dashboard/monthly");
  expect(paused).not.toContain("december");
  expect(cancelled).not.toContain("december");
  expect(cancelled).toContain("https://openhand.example/nl/donate?amount=12.50&frequency=monthly");
});
