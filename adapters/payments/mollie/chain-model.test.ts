import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dateAMonthLater, dateInMonth } from "#domain/calendar/month.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Fault } from "../fake-api.fixtures.ts";
import { orderFor } from "../orders.fixtures.ts";
import { fakeMollie } from "./fake/mollie.fixtures.ts";
import { molliePayments } from "./payments.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A second or two alone on a machine; it may not be alone. */
const manyRunsMs = 60_000;
const begunAt = Date.parse("2026-11-15T12:00:00Z");

let clock = begunAt;
let mollie: Awaited<ReturnType<typeof fakeMollie>>;
beforeAll(async () => {
  mollie = await fakeMollie({ now: () => clock });
  // Our own care has to do, without Mollie's.
  mollie.books.allowsTwins = true;
});
afterAll(() => mollie.stop());

const request = fc.constantFrom("skip", "day", "amount", "pause", "resume", "look", "charge");
const fault = fc.constantFrom<Fault>(
  { delayMs: 0 },
  { delayMs: 0 },
  { status: 503 },
  { status: 503, afterWork: true },
  "cut",
);
const step = fc.record({
  /** Those of one step are asked in the same moment. */
  requests: fc.array(request, { minLength: 1, maxLength: 3 }),
  faults: fc.array(fault, { maxLength: 8 }),
  waitDays: fc.constantFrom(0, 0, 1, 40),
});

let run = 0;
async function begun() {
  clock = begunAt;
  const payments = molliePayments({
    settings: mollie.settings,
    addresses: { returnUrl: () => "https://us.test/donate", webhookUrl: null },
    now: () => clock,
  });
  const opened = await payments.open(orderFor(`model-${++run}`, { frequency: "MONTHLY" }));
  if (typeof opened === "string") throw new Error("It was not opened");
  mollie.pay(opened.paymentId);
  const report = await payments.fetch(opened.paymentId);
  if (typeof report === "string" || report.subscriptionId === null) throw new Error("It was not begun");
  return { subscriptions: payments.subscriptions, name: report.subscriptionId };
}

type Begun = Awaited<ReturnType<typeof begun>>;

/** In the donor's words, as the request's date would be worked out from what the provider says. */
async function ask({ subscriptions, name }: Begun, requested: string): Promise<unknown> {
  const subscription = await subscriptions.describe(name);
  if (typeof subscription === "string" || requested === "look") return subscription;
  const today = new Date(clock).toISOString().slice(0, 10);
  const next = subscription.nextChargeOn ?? dateAMonthLater(today, 15);
  if (requested === "skip")
    return subscription.nextChargeOn && subscriptions.resume(name, dateAMonthLater(next, 15));
  if (requested === "pause") return subscriptions.pause(name);
  if (requested === "resume") return subscription.status === "PAUSED" && subscriptions.resume(name, next);
  if (requested === "charge") return mollie.livingSubscriptions(name).length === 1 && mollie.renew(name);
  const dayOfMonth = requested === "day" ? 1 + (run % 31) : Number(next.slice(8));
  const moved = dateInMonth(next, dayOfMonth);
  const nextChargeOn = moved > today ? moved : dateAMonthLater(moved, dayOfMonth);
  return subscriptions.change(name, {
    chargedCents: asCents(4000),
    dayOfMonth,
    nextChargeOn,
    key: `w${run}`,
  });
}

test(
  "a gift never has two subscriptions, is lost by no crash and no two changes at once, and is never charged after its end",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), request, async (steps, last) => {
        const gift = await begun();
        const living = () => mollie.livingSubscriptions(gift.name);
        for (const { requests, faults, waitDays } of steps) {
          mollie.faults.splice(0, Infinity, ...faults);
          await Promise.all(requests.map((each) => ask(gift, each)));
          mollie.faults.length = 0;
          expect(living().length).toBeLessThanOrEqual(1);
          clock += waitDays * dayMs;
        }
        const subscription = await gift.subscriptions.describe(gift.name);
        expect(subscription).toMatchObject({ status: living().length === 1 ? "ACTIVE" : "PAUSED" });

        const [, ended] = await Promise.all([ask(gift, last), gift.subscriptions.cancel(gift.name)]);
        expect(ended).toBe("done");
        expect(living()).toEqual([]);
        await ask(gift, last);
        expect(await gift.subscriptions.describe(gift.name)).toMatchObject({ status: "ENDED" });
        expect(living()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
  manyRunsMs,
);
