import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { DonationRequest } from "./donation-request.ts";
import { givingInMemory } from "../giving-in-memory.fixtures.ts";
import { paymentsThatAreDown, paymentsThatOpen } from "../payments.fixtures.ts";
import { noon, requestFor, sessionAt, paymentReport } from "../sample-gift.fixtures.ts";
import type { MoneyMovement } from "#domain/money/movement.ts";
import { asCents } from "#domain/money/cents.ts";
import type { MethodOffer } from "./method-offer.ts";
import { claimMs } from "../payment-attempt.ts";
import type { Payments } from "../ports.ts";
import { settleDonation } from "../settle/settle-donation.ts";
import { startDonation, type StartOutcome } from "./start-donation.ts";

/** A second or two alone on a machine; it may not be alone. */
const manyRunsMs = 60_000;

const visitor = { userId: null, country: "NL" };
let giving: ReturnType<typeof givingInMemory<MoneyMovement>>;
let payments: ReturnType<typeof paymentsThatOpen>;
let clock: Date;

function starting(changes: Partial<Parameters<typeof startDonation>[0]> = {}) {
  let ids = 0;
  return startDonation({
    donations: giving.donations,
    payments,
    purposes: { status: async () => "open" },
    methods: async () => [],
    isServed: async () => true,
    newId: () => `d${++ids}`,
    newReference: () => `DON-${ids}`,
    clock: () => clock,
    pause: async (ms) => {
      clock = new Date(clock.getTime() + ms);
    },
    ...changes,
  });
}

const heard = (paymentId: string, changes: Parameters<typeof paymentReport>[1] = {}) =>
  settleDonation({ donations: giving.donations, book: (movement: MoneyMovement) => movement })(
    paymentReport(paymentId, changes),
  );

beforeEach(async () => {
  clock = noon;
  giving = givingInMemory<MoneyMovement>();
  payments = paymentsThatOpen();
  await giving.sessions.open(sessionAt(noon));
});

const redirectTo = (paymentId: string) => ({ type: "redirect", url: `/sandbox/pay/${paymentId}` });

test("a donation is stored with all its choices and the donor is sent to pay", async () => {
  const outcome = await starting()(
    requestFor({
      coverFees: true,
      campaignId: "winter",
      frequency: "MONTHLY",
      donor: { name: "Noor", email: "noor@example.org" },
      tribute: { type: "memory", honoree: "Amina", message: "With love" },
      language: "ar",
    }),
    { userId: "u1", country: "NL" },
  );

  expect(outcome).toEqual({ ok: true, donationId: "d1", status: "PENDING", next: redirectTo("p-d1-1") });
  expect(giving.soleDonation()).toMatchObject({
    status: "PENDING",
    giftCents: asCents(2500),
    chargedCents: asCents(2608),
    frequency: "MONTHLY",
    campaignId: "winter",
    donorName: "Noor",
    donorEmail: "noor@example.org",
    language: "ar",
    userId: "u1",
    country: "NL",
    tribute: { type: "memory", honoree: "Amina", message: "With love", notifyEmail: null },
  });
});

describe("the same secret again", () => {
  test("answers the same donation and opens no second payment", async () => {
    const start = starting();
    const first = await start(requestFor(), visitor);
    expect(await start(requestFor(), visitor)).toEqual(first);
    expect(payments.payable.size).toBe(1);
  });

  test("used by fifty requests at once makes one donation and one payment, and all get the same answer", async () => {
    const start = starting();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => start(requestFor(), visitor)));

    const answer = { ok: true, donationId: "d1", status: "PENDING", next: redirectTo("p-d1-1") };
    expect(
      outcomes.map((outcome) => ({ ...outcome, donationId: "d1", next: outcome.ok && outcome.next })),
    ).toEqual(outcomes.map(() => ({ ...answer, next: redirectTo(`p-${giving.soleDonation().id}-1`) })));
    expect(payments.payable.size).toBe(1);
  });

  test("with another amount changes the donation, and the first payment can no longer be paid", async () => {
    const start = starting();
    await start(requestFor(), visitor);

    expect(await start(requestFor({ amountCents: asCents(5000) }), visitor)).toMatchObject({
      next: redirectTo("p-d1-2"),
    });
    expect(giving.soleDonation()).toMatchObject({ giftCents: 5000, chargedCents: 5000 });
    expect(payments.withdrawn).toEqual(["p-d1-1"]);
    expect([...payments.payable.keys()]).toEqual(["d1-2"]);
  });

  test("with another amount opens nothing while the first payment cannot be withdrawn", async () => {
    const start = starting();
    await start(requestFor(), visitor);
    const stuck: Payments = { ...payments, withdraw: async () => "refused" };
    const change = requestFor({ amountCents: asCents(5000) });

    const startStuck = starting({ payments: stuck });
    const begun = { ok: false, reason: "payment_begun", next: redirectTo("p-d1-1") };
    expect(await startStuck(change, visitor)).toEqual(begun);
    expect(await startStuck(change, visitor)).toEqual(begun);
    // Told at once, the second time too: nobody is left to wait for.
    expect(clock).toEqual(noon);
    expect([...payments.payable.keys()]).toEqual(["d1-1"]);
    expect(await start(change, visitor)).toMatchObject({ ok: true, next: redirectTo("p-d1-2") });
  });

  test("with another campaign leaves the gift what it was while the first payment cannot be withdrawn", async () => {
    const start = starting({ payments: { ...payments, withdraw: async () => "refused" } });
    const first = requestFor({ campaignId: "a-meal", donor: { name: "Noor", email: "noor@example.org" } });
    await start(first, visitor);
    const other = requestFor({ campaignId: "a-bed", language: "nl", donor: { email: "other@example.org" } });
    expect(await start(other, visitor)).toMatchObject({ reason: "payment_begun" });
    expect(giving.soleDonation()).toMatchObject({ campaignId: "a-meal", donorEmail: "noor@example.org" });
    // Back to what was chosen first: that payment is gone on with.
    expect(await start(first, visitor)).toMatchObject({ ok: true, next: redirectTo("p-d1-1") });

    await heard("p-d1-1");
    expect(giving.stored.entries).toMatchObject([{ kind: "gift", campaignId: "a-meal" }]);
    expect(giving.soleDonation()).toMatchObject({
      campaignId: "a-meal",
      donorName: "Noor",
      donorEmail: "noor@example.org",
      language: "en",
    });
  });

  test("after it was paid answers the donation as it is and charges nothing", async () => {
    const start = starting();
    await start(requestFor(), visitor);
    await heard("p-d1-1");

    const again = await start(requestFor({ amountCents: asCents(9900) }), visitor);
    expect(again).toEqual({ ok: true, donationId: "d1", status: "COMPLETED", next: null });
    expect(giving.soleDonation().giftCents).toBe(2500);
    expect([...payments.payable.keys()]).toEqual(["d1-1"]);
  });

  test("after a decline tries the same donation again", async () => {
    const start = starting();
    await start(requestFor(), visitor);
    await heard("p-d1-1", { state: "failed" });

    expect(await start(requestFor(), visitor)).toMatchObject({
      ok: true,
      donationId: "d1",
      next: redirectTo("p-d1-2"),
    });
    expect(giving.soleDonation().status).toBe("PENDING");
    expect(payments.withdrawn).toEqual([]);
  });

  test("after a cancellation is closed: the form opens a new session", async () => {
    const start = starting();
    await start(requestFor(), visitor);
    await heard("p-d1-1", { state: "cancelled" });
    expect(await start(requestFor(), visitor)).toEqual({ ok: false, reason: "session_closed" });
  });
});

describe("a process that died", () => {
  test("between storing and asking the provider leaves a donation that the next request opens", async () => {
    const dying: Payments = { ...payments, open: () => Promise.reject(new Error("killed")) };
    await expect(starting({ payments: dying })(requestFor(), visitor)).rejects.toThrow("killed");

    const before = clock;
    expect(await starting()(requestFor(), visitor)).toMatchObject({ ok: true, next: redirectTo("p-d1-1") });
    expect(clock.getTime() - before.getTime()).toBeGreaterThanOrEqual(claimMs);
    expect(giving.stored.donations.size).toBe(1);
  });

  test("between the provider's answer and writing it down leaves one payment, asked for again by its own name", async () => {
    const forgetful = { ...giving.donations, opened: () => Promise.reject(new Error("killed")) };
    await expect(starting({ donations: forgetful })(requestFor(), visitor)).rejects.toThrow("killed");

    expect(await starting()(requestFor(), visitor)).toMatchObject({ next: redirectTo("p-d1-1") });
    expect(payments.payable.size).toBe(1);
  });
});

test("no provider can be reached: the donation has failed, and another press tries again", async () => {
  const refused = await starting({ payments: paymentsThatAreDown() })(requestFor(), visitor);
  expect(refused).toEqual({ ok: false, reason: "payments_unavailable" });
  expect(giving.soleDonation().status).toBe("FAILED");

  expect(await starting()(requestFor(), visitor)).toMatchObject({ ok: true, donationId: "d1" });
});

type Refused = [string, Partial<DonationRequest>, Parameters<typeof starting>[0]?];

test.each<Refused>([
  ["amount_too_small", { amountCents: asCents(49) }],
  ["amount_too_small", { amountCents: asCents(-2500) }],
  ["amount_too_large", { amountCents: asCents(100_000_000) }],
  // With the fees it is more than a provider takes.
  ["amount_too_large", { amountCents: asCents(99_999_999), coverFees: true }],
  ["amount_too_large", { amountCents: asCents(Number.MAX_SAFE_INTEGER), coverFees: true }],
  ["campaign_unknown", {}, { purposes: { status: async () => "campaign_unknown" } }],
  ["campaign_ended", {}, { purposes: { status: async () => "campaign_ended" } }],
  ["program_unknown", {}, { purposes: { status: async () => "program_unknown" } }],
  ["country_not_served", {}, { isServed: async (country) => country !== "NL" }],
  ["session_unknown", { clientSecret: "x".repeat(43) }],
  ["session_expired", {}, { clock: () => new Date(noon.getTime() + 24 * 60 * 60 * 1000) }],
])(
  "a request that meets %s is refused, nothing is stored and nothing can be paid",
  async (reason, wrong, needs = {}) => {
    expect(await starting(needs)(requestFor(wrong), visitor)).toEqual({ ok: false, reason });
    expect(giving.stored.donations.size).toBe(0);
    expect(payments.payable.size).toBe(0);
  },
);

test("a secret of someone else is unknown to everybody but its owner", async () => {
  await giving.sessions.open(sessionAt(noon, { userId: "u1" }));
  const start = starting();
  for (const userId of ["u2", null]) {
    const outcome = await start(requestFor(), { userId, country: "NL" });
    expect(outcome).toEqual({ ok: false, reason: "session_unknown" });
  }
  expect(await start(requestFor(), { userId: "u1", country: "NL" })).toMatchObject({ ok: true });
  expect(await start(requestFor(), { userId: "u2", country: "NL" })).toMatchObject({ ok: false });
});

describe("however requests interleave", () => {
  const anyAmounts = fc.array(fc.constantFrom(2500, 5000, 7500), { minLength: 2, maxLength: 6 });

  /** Every request and each of its steps in any order. Waiting takes the given time. */
  async function interleaved(wanted: readonly number[], scheduler: fc.Scheduler, pauseMs: number) {
    giving = givingInMemory<MoneyMovement>();
    payments = paymentsThatOpen();
    clock = noon;
    await giving.sessions.open(sessionAt(noon));
    let maxPayable = 0;
    const open: Payments["open"] = async (order) => {
      const opened = await payments.open(order);
      maxPayable = Math.max(maxPayable, payments.payable.size);
      return opened;
    };
    const start = starting({
      payments: {
        open: scheduler.scheduleFunction(open),
        withdraw: scheduler.scheduleFunction(payments.withdraw),
      },
      donations: {
        ...giving.donations,
        begin: scheduler.scheduleFunction(giving.donations.begin),
        ofSession: scheduler.scheduleFunction(giving.donations.ofSession),
        restart: scheduler.scheduleFunction(giving.donations.restart),
        opened: scheduler.scheduleFunction(giving.donations.opened),
      },
      pause: scheduler.scheduleFunction(async () => {
        clock = new Date(clock.getTime() + pauseMs);
      }),
    });
    const requests = wanted.map((amountCents) =>
      start(requestFor({ amountCents: asCents(amountCents) }), visitor),
    );
    const outcomes: StartOutcome[] = await scheduler.waitFor(Promise.all(requests));
    expect(giving.stored.donations.size).toBe(1);
    expect(outcomes.every((outcome) => outcome.ok || outcome.reason === "payment_in_progress")).toBe(true);
    return maxPayable;
  }

  test(
    "at no time could two payments for one donation be paid",
    async () => {
      await fc.assert(
        fc.asyncProperty(anyAmounts, fc.scheduler(), async (wanted, scheduler) => {
          expect(await interleaved(wanted, scheduler, 0)).toBe(1);
        }),
        { numRuns: 100 },
      );
    },
    manyRunsMs,
  );

  test(
    "and processes stall for longer than their claim lasts, what they open too late is withdrawn",
    async () => {
      await fc.assert(
        fc.asyncProperty(anyAmounts, fc.scheduler(), async (wanted, scheduler) => {
          await interleaved(wanted, scheduler, claimMs);
          expect(payments.payable.size).toBeLessThanOrEqual(1);
        }),
        { numRuns: 150 },
      );
    },
    manyRunsMs,
  );
});

describe("a method", () => {
  const limits = { minCents: asCents(50), maxCents: asCents(10_000) };
  const ideal: MethodOffer = { method: "IDEAL", once: limits, monthly: null, wallets: [] };
  const methods = async () => [ideal];

  test("is asked of the provider and stored with the attempt", async () => {
    const outcome = await starting({ methods })(requestFor({ method: "IDEAL" }), visitor);
    expect(outcome).toMatchObject({ ok: true });
    expect(giving.stored.attempts[0]?.choices).toMatchObject({ method: "IDEAL", byTransfer: false });
  });

  test.each([
    ["not offered", { method: "CARD" }],
    ["not offered monthly", { method: "IDEAL", frequency: "MONTHLY" }],
    ["offered up to a smaller amount", { method: "IDEAL", amountCents: asCents(10_001) }],
  ] as const)("that is %s begins nothing", async (_, choice) => {
    const outcome = await starting({ methods })(requestFor(choice), visitor);
    expect(outcome).toEqual({ ok: false, reason: "method_unavailable" });
    expect(giving.stored.attempts).toEqual([]);
  });

  test("that disappears at the provider is refused, and another one continues the same donation", async () => {
    const opens = payments.open;
    payments.open = async () => "method_unavailable";
    const start = starting();
    expect(await start(requestFor({ method: "IDEAL" }), visitor)).toEqual({
      ok: false,
      reason: "method_unavailable",
    });
    payments.open = opens;
    expect(await start(requestFor({ method: "CARD" }), visitor)).toMatchObject({ ok: true });
    expect(giving.stored.attempts.map(({ donationId, choices }) => [donationId, choices.method])).toEqual([
      ["d1", "IDEAL"],
      ["d1", "CARD"],
    ]);
  });
});
