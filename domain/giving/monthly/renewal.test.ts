import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dateAMonthLater } from "#domain/calendar/month.ts";
import { pendingDonation } from "../donation.ts";
import { choicesFrom } from "../start/donation-request.ts";
import { givingInMemory } from "../giving-in-memory.fixtures.ts";
import { noon, requestFor, secret, sessionAt, paymentReport } from "../sample-gift.fixtures.ts";
import { handleProviderNotice } from "../settle/handle-provider-notice.ts";
import type { MoneyMovement } from "#domain/money/movement.ts";
import { newAttempt } from "../payment-attempt.ts";
import type { PaymentReport } from "../payment-report.ts";
import type { Notice } from "../ports.ts";
import { renewalOf, type KnownMonthlyGift } from "./renewal.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import { settleDonation } from "../settle/settle-donation.ts";

const chargedCents = 2608;
const book = (movement: MoneyMovement) => movement;
const monthMs = 30 * 24 * 60 * 60 * 1000;

const chargeOf = (number: number, changes: Partial<PaymentReport> = {}): PaymentReport =>
  paymentReport(`p${number}`, {
    subscriptionId: "sub1",
    chargedCents: asCents(chargedCents),
    asOf: noon.getTime() + number * monthMs,
    paidAt: new Date(noon.getTime() + number * monthMs).toISOString(),
    ...changes,
  });

/** A monthly gift that waits for its first payment, p0. */
async function aMonthlyGift() {
  const giving = givingInMemory<MoneyMovement>();
  const choices = choicesFrom(
    requestFor({
      coverFees: true,
      frequency: "MONTHLY",
      campaignId: "winter",
      language: "nl",
      tribute: { type: "memory", honoree: "Amina", message: "x", notifyEmail: "a@example.org" },
    }),
    firstFeeRates,
  );
  const donation = pendingDonation(choices, { userId: "u1", country: "NL" }, facts);
  const attempt = newAttempt(donation, 1, noon);
  await giving.sessions.open(sessionAt(noon));
  await giving.donations.begin({ clientSecret: secret, donation, attempt, now: noon });
  const next = { type: "redirect", url: "/" } as const;
  await giving.donations.opened(attempt, { provider: "sandbox", paymentId: "p0", next });
  return { ...giving, settle: settleDonation({ donations: giving.donations, book }) };
}
const facts = { id: "d1", reference: "DON-1", createdAt: noon };

test("a charge of a monthly gift is a donation of its own: same donor, purpose and language, booked and receipted", async () => {
  const { settle, stored } = await aMonthlyGift();
  await settle(chargeOf(0));
  const outcome = await settle(chargeOf(1));

  expect(outcome).toMatchObject({ ok: true, status: "COMPLETED", changed: true });
  const renewal = stored.donations.get(outcome.ok ? outcome.donationId : "");
  expect(renewal).toMatchObject({
    giftCents: asCents(2500),
    chargedCents,
    frequency: "MONTHLY",
    campaignId: "winter",
    donorEmail: "donor@example.org",
    userId: "u1",
    language: "nl",
    monthlyGiftId: "d1",
    tribute: { type: "memory", honoree: "Amina", message: null, notifyEmail: null },
  });
  expect(renewal?.reference).toMatch(/^DON-\w{5}-\w{5}$/);
  expect(stored.receipts).toEqual(["d1", renewal?.id]);
  expect(stored.entries.filter(({ kind }) => kind === "gift")).toHaveLength(2);
  expect(stored.monthly.get("d1")?.nextChargeOn).toBe("2027-01-14");
});

test("a charge that failed is a failed donation and never a gift, until it is paid after all", async () => {
  const { settle, stored } = await aMonthlyGift();
  await settle(chargeOf(0));
  const failed = await settle(chargeOf(1, { state: "failed", paidAt: null }));
  expect(failed).toMatchObject({ ok: true, status: "FAILED" });
  expect(stored.receipts).toEqual(["d1"]);

  const late = chargeOf(1, { asOf: noon.getTime() + 2 * monthMs });
  expect(await settle(late)).toMatchObject({ ok: true, status: "COMPLETED" });
  expect(stored.donations.size).toBe(2);
  expect(stored.receipts).toHaveLength(2);
});

test("a charge of an amount nobody agreed to is for staff to look at", async () => {
  const { settle, stored } = await aMonthlyGift();
  await settle(chargeOf(0));
  expect(await settle(chargeOf(1, { chargedCents: asCents(9900) }))).toEqual({
    ok: false,
    reason: "wrong_amount",
  });
  expect(stored.receipts).toEqual(["d1"]);
  expect([...stored.discrepancies]).toEqual(["wrong_amount p1"]);
});

test("a charge that crossed a change of the amount is a gift of the amount that was charged", () => {
  const changedAt = new Date("2026-12-14T10:00:00Z");
  const known = {
    gift: { giftCents: asCents(4000), chargedCents: asCents(4000) },
    earlier: { giftCents: asCents(2500), chargedCents, until: changedAt },
    requested: { giftCents: asCents(6000), chargedCents: asCents(6000) },
    first: { ...facts, tribute: null },
  } as KnownMonthlyGift;
  const names = { id: "d2", reference: "DON-2" };
  const charged = (cents: number, paidAt: string) =>
    renewalOf(known, chargeOf(1, { chargedCents: asCents(cents), paidAt }), names).donation.giftCents;

  expect(charged(4000, "2026-12-14T12:00:00Z")).toBe(4000);
  expect(charged(chargedCents, "2026-12-14T09:59:00Z")).toBe(2500);
  expect(charged(6000, "2026-12-14T12:00:00Z")).toBe(6000);
  // A month later the old amount is nobody's request any more: compared with today's terms, it becomes a discrepancy.
  expect(charged(chargedCents, "2027-01-14T09:00:00Z")).toBe(4000);
});

type Told = { charge: number; stage: number };

/** Some months, each charged as some provider might: at once, late, or never; some of it noticed, in any order. */
const anyYear = fc
  .array(fc.constantFrom("paid", "failed", "mended", "processed"), { minLength: 1, maxLength: 5 })
  .chain((months) => {
    const stages = [[chargeOf(0)], ...months.map((kind, month) => lifeOf(kind, month + 1))];
    const all = stages.flatMap((life, charge) => life.map((_, stage) => ({ charge, stage })));
    const last = stages.map((life, charge) => ({ charge, stage: life.length - 1 }));
    return fc
      .subarray([...all, ...all])
      .chain((some) =>
        fc.shuffledSubarray<Told>([...some, ...last], { minLength: some.length + last.length }),
      )
      .map((notices) => ({ months, stages, notices }));
  });

function lifeOf(kind: "paid" | "failed" | "mended" | "processed", number: number): PaymentReport[] {
  const failed = chargeOf(number, { state: "failed", paidAt: null });
  const later = { asOf: failed.asOf + 1000 };
  switch (kind) {
    case "paid":
      return [chargeOf(number)];
    case "failed":
      return [failed];
    case "mended":
      return [failed, chargeOf(number, later)];
    case "processed":
      return [chargeOf(number, { state: "processing", paidAt: null }), chargeOf(number, later)];
  }
}

test("whatever is noticed, in any order, any number of times and at once, every charge is one donation", async () => {
  await fc.assert(
    fc.asyncProperty(anyYear, fc.scheduler(), async ({ months, stages, notices }, scheduler) => {
      const { donations, stored } = await aMonthlyGift();
      const { findByPayment, settle: write, findMonthly, beginRenewal, noteDiscrepancy } = donations;
      const kept = new Map<string, Told>();
      const handle = (told: Told) =>
        handleProviderNotice({
          notices: {
            isDone: async () => false,
            keep: async ({ eventId }) => void kept.set(eventId, told),
            done: async () => {},
          },
          payments: {
            fetch: async () => stages[told.charge]![told.stage]!,
            withdraw: async () => "refused",
          },
          settle: settleDonation({
            donations: {
              findByPayment: scheduler.scheduleFunction(findByPayment),
              settle: scheduler.scheduleFunction(write),
              findMonthly: scheduler.scheduleFunction(findMonthly),
              beginRenewal: scheduler.scheduleFunction(beginRenewal),
              noteDiscrepancy,
            },
            book,
          }),
          clock: () => new Date(noon.getTime() + told.charge * monthMs),
        })(noticeOf(told));

      await scheduler.waitFor(Promise.all(notices.map(handle)));
      // What was told before the gift had begun was kept, and is looked at again by a job. A failure need not be.
      const again = [...kept.values(), ...stages.map((life, charge) => ({ charge, stage: life.length - 1 }))];
      kept.clear();
      await scheduler.waitFor(Promise.all(again.map(handle)));

      const paid = 1 + months.filter((kind) => kind !== "failed").length;
      expect(stored.donations.size).toBe(1 + months.length);
      expect(stored.receipts).toHaveLength(paid);
      expect(new Set(stored.receipts).size).toBe(paid);
      expect(stored.entries.filter(({ kind }) => kind === "gift")).toHaveLength(paid);
      expect([...stored.discrepancies]).toEqual([]);
      let next = "2026-12-14";
      for (const _ of months) next = dateAMonthLater(next, 14);
      expect(stored.monthly.get("d1")?.nextChargeOn).toBe(next);
    }),
    { numRuns: 150 },
  );
}, 60_000);

const noticeOf = ({ charge, stage }: Told): Notice => ({
  provider: "sandbox",
  paymentId: `p${charge}`,
  eventId: `${charge}-${stage}`,
});
