import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import type { Donation } from "../donation.ts";
import type { PaymentAttempt } from "../payment-attempt.ts";
import type { PurposeRefusal } from "../ports.ts";
import type { RecalledPayment } from "./recalled-payment.ts";
import { recreateGift } from "./recreate-gift.ts";
import { noon, paymentReport } from "../sample-gift.fixtures.ts";

const note = {
  reference: "DON-12345-67890",
  giftCents: asCents(2400),
  campaignId: "winter",
  programId: null,
  fund: "ZAKAT",
  language: "nl",
  userId: null,
} as const;
const recalled: RecalledPayment = {
  attemptId: "d1-2",
  frequency: "MONTHLY",
  createdAt: noon,
  note,
  donorName: "Noor",
  donorEmail: "noor@example.org",
};
const report = paymentReport("p1", { provider: "stripe" });

/** A copy with these donations and accounts. */
function copyWith({
  donations = [],
  accounts = {},
  purpose = "open",
}: {
  donations?: readonly Donation[];
  accounts?: Record<string, string>;
  purpose?: "open" | PurposeRefusal;
} = {}) {
  const stored: { donation: Donation; attempt: PaymentAttempt }[] = [];
  const recreate = recreateGift({
    find: async (id) => donations.find((donation) => donation.id === id) ?? null,
    addressOf: async (userId) => accounts[userId] ?? null,
    noAddress: (id) => `${id}@nowhere`,
    purposes: { status: async () => purpose },
    store: async (donation, attempt) => void stored.push({ donation, attempt }),
  });
  return { recreate, stored };
}

test("a gift is written down under its own names, for what it was given, and waits to be settled", async () => {
  const { recreate, stored } = copyWith();
  expect(await recreate(report, recalled)).toBe("recreated");
  expect(stored[0]?.donation).toMatchObject({
    id: "d1",
    reference: "DON-12345-67890",
    status: "PENDING",
    giftCents: 2400,
    chargedCents: 2500,
    frequency: "MONTHLY",
    campaignId: "winter",
    fund: "ZAKAT",
    language: "nl",
    donorName: "Noor",
    donorEmail: "noor@example.org",
    userId: null,
    createdAt: noon,
  });
  expect(stored[0]?.attempt).toMatchObject({
    id: "d1-2",
    number: 2,
    payment: { provider: "stripe", paymentId: "p1" },
    choices: { giftCents: 2400, chargedCents: 2500 },
  });
});

test("an address that the provider was not told is the account's, or nobody's; an account the copy lacks is left out", async () => {
  const untold = { ...recalled, donorEmail: null, note: { ...note, userId: "u1" } };
  const withAccount = copyWith({ accounts: { u1: "own@example.org" } });
  await withAccount.recreate(report, untold);
  expect(withAccount.stored[0]?.donation).toMatchObject({ userId: "u1", donorEmail: "own@example.org" });
  const without = copyWith();
  await without.recreate(report, untold);
  expect(without.stored[0]?.donation).toMatchObject({ userId: null, donorEmail: "d1@nowhere" });
});

test("a further try of a gift that the copy has keeps its donor, and says what this try was for", async () => {
  const first = copyWith();
  await first.recreate(report, { ...recalled, attemptId: "d1-1" });
  const known = first.stored[0]?.donation;
  const { recreate, stored } = copyWith({ donations: known ? [known] : [] });
  await recreate(report, { ...recalled, donorEmail: null, note: { ...note, campaignId: null } });
  expect(stored[0]?.donation).toBe(known);
  expect(stored[0]?.attempt.choices).toMatchObject({ campaignId: null, donorEmail: "noor@example.org" });
});

test("without a note, with an unknown purpose or another amount than was noted nothing is written down", async () => {
  const { recreate, stored } = copyWith();
  expect(await recreate(report, { ...recalled, note: null })).toBe("note_unreadable");
  expect(await recreate(report, { ...recalled, attemptId: "strange" })).toBe("note_unreadable");
  expect(await recreate({ ...report, chargedCents: asCents(2399) }, recalled)).toBe("amount_unlike_note");
  expect(await recreate({ ...report, currency: "USD" }, recalled)).toBe("amount_unlike_note");
  expect(stored).toEqual([]);
  const gone = copyWith({ purpose: "campaign_unknown" });
  expect(await gone.recreate(report, recalled)).toBe("purpose_unknown");
  const ended = copyWith({ purpose: "campaign_ended" });
  expect(await ended.recreate(report, recalled)).toBe("recreated");
});
