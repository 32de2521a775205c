import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pendingDonation } from "../donation.ts";
import { choicesFrom } from "../start/donation-request.ts";
import { givingInMemory } from "../giving-in-memory.fixtures.ts";
import { noon, requestFor, secret, sessionAt, paymentReport } from "../sample-gift.fixtures.ts";
import type { MoneyMovement } from "#domain/money/movement.ts";
import { newAttempt } from "../payment-attempt.ts";
import { statusFromReport, type PaymentReport } from "../payment-report.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import { settleDonation } from "./settle-donation.ts";

/** A second or two alone on a machine; it may not be alone. */
const manyRunsMs = 60_000;

/**
 * A provider of the mind lives through some history and says how things stand after each step. Whatever part of that
 * we hear, in whatever order and however often, as long as the last word reaches us at some time: the books, the
 * status and the receipts must come out the same.
 */
const wholeGift = 2500;
const chargedCents = asCents(2608);

const steps = [
  "process",
  "reopen",
  "pay",
  "fail",
  "cancel",
  "tell the fee",
  "refund some",
  "refund the rest",
  "send refund",
  "refuse refund",
  "dispute all",
  "dispute some",
  "lose",
  "win",
  "lose after all",
] as const;

const anyHistory = fc
  .array(fc.constantFrom(...steps), { minLength: 1, maxLength: 16 })
  .map((taken) =>
    taken.reduce<PaymentReport[]>((said, step) => [...said, after(said.at(-1)!, step, said.length)], [start]),
  );

const start = paymentReport("p1", { state: "open", chargedCents, asOf: 0 });

function after(report: PaymentReport, step: (typeof steps)[number], asOf: number): PaymentReport {
  const at = new Date(noon.getTime() + asOf * 1000).toISOString();
  const { state, refunds, disputes } = report;
  const paid = state === "paid";
  const sent = refunds
    .filter((refund) => refund.state !== "failed")
    .reduce((sum, { cents }) => sum + cents, 0);
  const refundOf = (cents: number): PaymentReport["refunds"] =>
    cents > 0
      ? [...refunds, { id: `r${refunds.length}`, cents: asCents(cents), state: "pending", at }]
      : refunds;
  const disputeOf = (cents: number): PaymentReport["disputes"] =>
    disputes.length < 3
      ? [...disputes, { id: `c${disputes.length}`, cents: asCents(cents), state: "open", at }]
      : disputes;

  const changes: Record<(typeof steps)[number], Partial<PaymentReport>> = {
    process: state === "open" ? { state: "processing" } : {},
    reopen: state === "processing" || state === "failed" ? { state: "open" } : {},
    // Also out of failed and cancelled: late success happens.
    pay: paid ? {} : { state: "paid", paidAt: at },
    fail: state === "open" || state === "processing" ? { state: "failed" } : {},
    cancel: state === "open" || state === "processing" ? { state: "cancelled" } : {},
    "tell the fee": paid ? { feeCents: report.feeCents ?? asCents(29) } : {},
    "refund some": paid ? { refunds: refundOf(Math.min(700, chargedCents - sent)) } : {},
    "refund the rest": paid ? { refunds: refundOf(chargedCents - sent) } : {},
    "send refund": { refunds: settleLast(refunds, ["pending"], "done", at) },
    "refuse refund": { refunds: settleLast(refunds, ["pending", "done"], "failed", at) },
    "dispute all": paid ? { disputes: disputeOf(chargedCents) } : {},
    "dispute some": paid ? { disputes: disputeOf(900) } : {},
    lose: { disputes: settleLast(disputes, ["open"], "lost", at) },
    win: { disputes: settleLast(disputes, ["open", "lost"], "won", at) },
    "lose after all": { disputes: settleLast(disputes, ["won"], "lost", at) },
  };
  return { ...report, ...changes[step], asOf };
}

/** What reaches us: the last word, and of the others some, some twice, none in order. */
const anyHearing = anyHistory.chain((said) =>
  fc
    .subarray([...said, ...said], { minLength: 0 })
    .chain((heard) => fc.shuffledSubarray([...heard, said.at(-1)!], { minLength: heard.length + 1 }))
    .map((heard) => ({ said, heard })),
);

async function aGiftAwaitingPayment() {
  const giving = givingInMemory<MoneyMovement>();
  const choices = choicesFrom(requestFor({ coverFees: true }), firstFeeRates);
  const donation = pendingDonation(choices, { userId: null, country: null }, facts);
  const attempt = newAttempt(donation, 1, noon);
  await giving.sessions.open(sessionAt(noon));
  await giving.donations.begin({ clientSecret: secret, donation, attempt, now: noon });
  const next = { type: "redirect", url: "/" } as const;
  await giving.donations.opened(attempt, { provider: "sandbox", paymentId: "p1", next });
  return giving;
}

const facts = { id: "d1", reference: "DON-1", createdAt: noon };

/** The balance of each account the movements would touch. */
function booksOf(movements: readonly MoneyMovement[]) {
  const books = { gifts: 0, cover: 0, fees: 0, refunded: 0, takenBack: 0, held: 0 };
  for (const movement of movements) {
    if (movement.kind === "fee") {
      books.fees += movement.cents;
      books.held -= movement.cents;
      continue;
    }
    const { giftCents, coverCents } = movement;
    const sign = movement.kind === "refund" || movement.kind === "chargeback" ? -1 : 1;
    if (movement.kind === "gift") books.gifts += giftCents;
    else if (movement.kind.startsWith("refund")) books.refunded -= sign * giftCents;
    else books.takenBack -= sign * giftCents;
    books.cover += sign * coverCents;
    books.held += sign * (giftCents + coverCents);
  }
  return books;
}

/** What the books must say, computed from the last word alone. */
function booksAfter(last: PaymentReport) {
  if (last.state !== "paid") return booksOf([]);
  const refunds = sumOf(last.refunds, ["done"]);
  const chargebacks = sumOf(last.disputes, ["open", "lost"]);
  const fees = last.feeCents ?? 0;
  const refunded = Math.min(refunds, wholeGift);
  const takenBack = Math.max(chargebacks - (chargedCents - wholeGift), 0);
  const held = chargedCents - fees - refunds - chargebacks;
  return {
    gifts: wholeGift,
    cover: held + fees - wholeGift + refunded + takenBack,
    fees,
    refunded,
    takenBack,
    held,
  };
}

test(
  "whatever is heard, in any order and any number of times, the books end the same",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHearing, async ({ said, heard }) => {
        const giving = await aGiftAwaitingPayment();
        const settle = settleDonation({
          donations: giving.donations,
          book: (movement: MoneyMovement) => movement,
        });
        for (const report of heard) await settle(report);

        const last = said.at(-1)!;
        expect(booksOf(giving.stored.entries)).toEqual(booksAfter(last));
        expect(giving.soleDonation().status).toBe(statusFromReport(last));
        expect(giving.stored.receipts).toEqual(last.state === "paid" ? ["d1"] : []);
        const names = giving.stored.entries.map((movement) =>
          JSON.stringify([movement.kind, nameOf(movement)]),
        );
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 500 },
    );
  },
  manyRunsMs,
);

test(
  "the same holds when they are heard at once and their steps interleave at random",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHearing, fc.scheduler(), async ({ said, heard }, scheduler) => {
        const giving = await aGiftAwaitingPayment();
        const { findByPayment, settle: write, ...others } = giving.donations;
        const settle = settleDonation({
          donations: {
            findByPayment: scheduler.scheduleFunction(findByPayment),
            settle: scheduler.scheduleFunction(write),
            ...others,
          },
          book: (movement: MoneyMovement) => movement,
        });
        await scheduler.waitFor(Promise.all(heard.map((report) => settle(report))));

        const last = said.at(-1)!;
        expect(booksOf(giving.stored.entries)).toEqual(booksAfter(last));
        expect(giving.soleDonation().status).toBe(statusFromReport(last));
        expect(giving.stored.receipts).toEqual(last.state === "paid" ? ["d1"] : []);
      }),
      { numRuns: 150 },
    );
  },
  manyRunsMs,
);

test("refunds and chargebacks that add up to the charge return exactly the gift and exactly the covered fee", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: chargedCents - 1 }), { maxLength: 5 }),
      async (cuts) => {
        const giving = await aGiftAwaitingPayment();
        const settle = settleDonation({
          donations: giving.donations,
          book: (movement: MoneyMovement) => movement,
        });
        const marks = [0, ...new Set(cuts.sort((a, b) => a - b)), chargedCents];
        const at = noon.toISOString();
        const parts = marks
          .slice(1)
          .map((mark, i) => ({ id: `m${i}`, cents: asCents(mark - marks[i]!), at }));
        const refunds = parts
          .filter((_, i) => i % 2 === 0)
          .map((part) => ({ ...part, state: "done" }) as const);
        const disputes = parts
          .filter((_, i) => i % 2 === 1)
          .map((part) => ({ ...part, state: "lost" }) as const);
        await settle({ ...start, state: "paid", refunds, disputes });

        const { gifts, refunded, takenBack, cover, held } = booksOf(giving.stored.entries);
        expect({ left: gifts - refunded - takenBack, cover, held }).toEqual({ left: 0, cover: 0, held: 0 });
      },
    ),
  );
});

const nameOf = (movement: MoneyMovement): string =>
  movement.kind === "gift"
    ? movement.donationId
    : movement.kind === "fee"
      ? movement.feeId
      : movement.movementId;

const sumOf = (list: readonly { cents: number; state: string }[], states: readonly string[]): number =>
  list.filter(({ state }) => states.includes(state)).reduce((total, { cents }) => total + cents, 0);

/** The newest movement in one of these states goes on to the next. */
function settleLast<T extends { state: string }>(
  list: readonly T[],
  from: readonly T["state"][],
  to: T["state"],
  since: string,
): T[] {
  const index = list.findLastIndex((movement) => from.includes(movement.state));
  return list.map((movement, i) => (i === index ? { ...movement, state: to, since } : movement));
}
