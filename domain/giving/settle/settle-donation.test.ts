import { beforeEach, describe, expect, test } from "vitest";
import { pendingDonation } from "../donation.ts";
import { choicesFrom } from "../start/donation-request.ts";
import { givingInMemory } from "../giving-in-memory.fixtures.ts";
import { noon, requestFor, secret, sessionAt, paymentReport } from "../sample-gift.fixtures.ts";
import type { MoneyMovement } from "#domain/money/movement.ts";
import { newAttempt } from "../payment-attempt.ts";
import type { Dispute, Refund } from "../payment-report.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import { settleDonation } from "./settle-donation.ts";

let giving: ReturnType<typeof givingInMemory<MoneyMovement>>;
let settle: ReturnType<typeof settleDonation<MoneyMovement>>;

const visitor = { userId: null, country: "NL" };
const facts = { id: "d1", reference: "DON-1", createdAt: noon };
const firstPayment = { provider: "sandbox", paymentId: "p1" } as const;
const next = { type: "redirect", url: "/pay" } as const;

async function givenAGift(changes: Parameters<typeof requestFor>[0] = {}) {
  const donation = pendingDonation(choicesFrom(requestFor(changes), firstFeeRates), visitor, facts);
  const attempt = newAttempt(donation, 1, noon);
  await giving.sessions.open(sessionAt(noon));
  await giving.donations.begin({ clientSecret: secret, donation, attempt, now: noon });
  await giving.donations.opened(attempt, { ...firstPayment, next });
  return donation;
}

/** The donor chose again after a failure: a second attempt with another amount. */
async function givenASecondTry(amount: number) {
  const donation = {
    ...giving.soleDonation(),
    giftCents: asCents(amount),
    chargedCents: asCents(amount),
    status: "PENDING",
  } as const;
  const attempt = newAttempt(donation, 2, noon);
  await giving.donations.restart(donation, attempt);
  await giving.donations.opened(attempt, { provider: "sandbox", paymentId: "p2", next });
}

const kinds = (): string[] => giving.stored.entries.map(({ kind }) => kind);
const refund = (id: string, cents: number, state: Refund["state"] = "done"): Refund => ({
  id,
  cents: asCents(cents),
  state,
  at: "2026-11-20T10:00:00Z",
});
const dispute = (id: string, cents: number, state: Dispute["state"]): Dispute => ({
  id,
  cents: asCents(cents),
  state,
  at: "2026-11-21T10:00:00Z",
});

beforeEach(() => {
  giving = givingInMemory<MoneyMovement>();
  settle = settleDonation({ donations: giving.donations, book: (movement) => movement });
});

describe("a gift that is paid", () => {
  test("is completed, booked once with its covered fee apart, and gets one receipt", async () => {
    await givenAGift({ coverFees: true, campaignId: "winter" });

    const outcome = await settle(
      paymentReport("p1", { chargedCents: asCents(2608), paidAt: "2026-11-14T11:05:00Z" }),
    );

    expect(outcome).toEqual({ ok: true, donationId: "d1", status: "COMPLETED", changed: true, withdraw: [] });
    expect(giving.stored.entries).toEqual([
      {
        kind: "gift",
        donationId: "d1",
        holder: "sandbox",
        on: "2026-11-14",
        campaignId: "winter",
        programId: null,
        fund: null,
        giftCents: asCents(2500),
        coverCents: asCents(108),
      },
    ]);
    expect(giving.stored.receipts).toEqual(["d1"]);
    expect(giving.soleDonation()).toMatchObject({
      status: "COMPLETED",
      paidAt: new Date("2026-11-14T11:05:00Z"),
    });
  });

  test("and told of again, even from everywhere at once, changes nothing more", async () => {
    await givenAGift();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => settle(paymentReport("p1"))));

    expect(outcomes.filter((outcome) => outcome.ok && outcome.changed)).toHaveLength(1);
    expect(kinds()).toEqual(["gift"]);
    expect(giving.stored.receipts).toEqual(["d1"]);
  });

  test("belongs to the Dutch year in which it was paid", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { paidAt: "2026-12-31T23:30:00Z" }));
    expect(giving.stored.entries).toMatchObject([{ on: "2027-01-01" }]);
  });

  test("has its fee booked when the provider tells it, once", async () => {
    await givenAGift();
    await settle(paymentReport("p1"));
    await settle(paymentReport("p1", { feeCents: asCents(29) }));
    await settle(paymentReport("p1", { feeCents: asCents(29) }));
    expect(giving.stored.entries.slice(1)).toMatchObject([{ kind: "fee", feeId: "sandbox:p1", cents: 29 }]);
  });

  test("is found by our own name for it when the notice outruns the provider's answer", async () => {
    const donation = pendingDonation(choicesFrom(requestFor(), firstFeeRates), visitor, facts);
    await giving.sessions.open(sessionAt(noon));
    const attempt = newAttempt(donation, 1, noon);
    await giving.donations.begin({ clientSecret: secret, donation, attempt, now: noon });

    expect(await settle(paymentReport("p1", { attemptId: attempt.id }))).toMatchObject({
      ok: true,
      status: "COMPLETED",
    });
    expect(await settle(paymentReport("p1"))).toMatchObject({ ok: true, changed: false });
  });

  test("monthly begins a monthly gift; once does not", async () => {
    await givenAGift({ frequency: "MONTHLY" });
    await settle(paymentReport("p1", { subscriptionId: "sub1" }));
    expect(giving.soleDonation().monthlyGiftId).toBe("d1");
  });
});

describe("a gift that is not paid", () => {
  test.each([
    ["open", "PENDING"],
    ["processing", "PROCESSING"],
    ["failed", "FAILED"],
    ["cancelled", "CANCELLED"],
  ] as const)("%s is %s, with nothing in the books", async (state, status) => {
    await givenAGift();
    expect(await settle(paymentReport("p1", { state }))).toMatchObject({ ok: true, status });
    expect(kinds()).toEqual([]);
    expect(giving.stored.receipts).toEqual([]);
  });

  test.each(["failed", "cancelled"] as const)(
    "and was %s wins all the same when it is paid late",
    async (state) => {
      await givenAGift();
      await settle(paymentReport("p1", { state, asOf: 1 }));
      expect(await settle(paymentReport("p1", { asOf: 2 }))).toMatchObject({ ok: true, status: "COMPLETED" });
      expect(kinds()).toEqual(["gift"]);
    },
  );

  test("stays paid when an old word of failure arrives after the money", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { asOf: 5 }));
    expect(await settle(paymentReport("p1", { state: "failed", asOf: 9 }))).toMatchObject({ changed: false });
    expect(giving.soleDonation().status).toBe("COMPLETED");
  });

  test("does not fall back to processing when an older word comes later", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { state: "open", asOf: 1 }));
    await settle(paymentReport("p1", { state: "open", asOf: 5 }));
    expect(await settle(paymentReport("p1", { state: "processing", asOf: 3 }))).toMatchObject({
      status: "PENDING",
    });
  });
});

describe("money that does not fit", () => {
  test.each([
    [{ chargedCents: asCents(2499) }, "wrong_amount"],
    [{ chargedCents: asCents(250_000) }, "wrong_amount"],
    [{ currency: "USD" }, "wrong_currency"],
  ] as const)("%j is a discrepancy for staff and never a gift", async (wrong, reason) => {
    await givenAGift();
    expect(await settle(paymentReport("p1", wrong))).toEqual({ ok: false, reason });
    expect(kinds()).toEqual([]);
    expect(giving.stored.receipts).toEqual([]);
    expect(giving.soleDonation().status).toBe("PENDING");
    expect([...giving.stored.discrepancies]).toEqual([`${reason} p1`]);
  });

  test("of a payment nobody knows is reported when it was paid, and ignored when it was not", async () => {
    expect(await settle(paymentReport("p9", { state: "open" }))).toEqual({
      ok: false,
      reason: "unknown_payment",
    });
    expect(giving.stored.discrepancies.size).toBe(0);
    expect(await settle(paymentReport("p9"))).toEqual({ ok: false, reason: "unknown_payment" });
    expect([...giving.stored.discrepancies]).toEqual(["unknown_payment p9"]);
  });
});

describe("a second try", () => {
  test("is not failed by old news of the first", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { state: "failed", asOf: 1 }));
    await givenASecondTry(5000);
    await settle(paymentReport("p1", { state: "cancelled", asOf: 2 }));
    expect(giving.soleDonation().status).toBe("PENDING");
  });

  test("is withdrawn when the first succeeds late, and the gift is what the first asked for", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { state: "failed", asOf: 1 }));
    await givenASecondTry(5000);

    expect(await settle(paymentReport("p1", { asOf: 2 }))).toMatchObject({
      ok: true,
      status: "COMPLETED",
      withdraw: [{ provider: "sandbox", paymentId: "p2" }],
    });
    expect(giving.soleDonation()).toMatchObject({ giftCents: 2500, paidAttemptId: "d1-1" });
    expect(giving.stored.entries).toMatchObject([{ giftCents: 2500 }]);
  });

  test("keeps the notice of the first unfinished until it is withdrawn; otherwise a notice is done with its news", async () => {
    const notice = { ...firstPayment, eventId: "e1" };
    await givenAGift();
    await settle(paymentReport("p1", { state: "failed", asOf: 1 }), notice);
    expect(giving.stored.noticesDone).toEqual(["e1"]);
    await givenASecondTry(5000);
    await settle(paymentReport("p1", { asOf: 2 }), { ...notice, eventId: "e2" });
    expect(giving.stored.noticesDone).toEqual(["e1"]);
  });

  test("that is paid as well is never a second gift, but a discrepancy", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { state: "failed", asOf: 1 }));
    await givenASecondTry(5000);
    await settle(paymentReport("p1", { asOf: 2 }));

    expect(await settle(paymentReport("p2", { chargedCents: asCents(5000) }))).toEqual({
      ok: false,
      reason: "paid_twice",
    });
    expect(kinds()).toEqual(["gift"]);
    expect(giving.stored.receipts).toEqual(["d1"]);
  });
});

describe("money that goes back", () => {
  test("in part leaves the rest a gift; in full leaves none, and the covered fee goes last", async () => {
    await givenAGift({ coverFees: true });
    const paid = paymentReport("p1", { chargedCents: asCents(2608) });
    expect(await settle({ ...paid, refunds: [refund("r1", 1000)] })).toMatchObject({
      status: "PARTIALLY_REFUNDED",
    });
    expect(await settle({ ...paid, refunds: [refund("r2", 1608)] })).toMatchObject({ status: "REFUNDED" });
    expect(giving.stored.entries.slice(1)).toMatchObject([
      {
        kind: "refund",
        movementId: "sandbox:r1",
        giftCents: asCents(1000),
        coverCents: asCents(0),
        on: "2026-11-20",
      },
      { kind: "refund", movementId: "sandbox:r2", giftCents: asCents(1500), coverCents: asCents(108) },
    ]);
  });

  test("does nothing while pending, and comes back when the bank refuses it", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { refunds: [refund("r1", 2500, "pending")] }));
    expect(giving.soleDonation().status).toBe("COMPLETED");
    await settle(paymentReport("p1", { refunds: [refund("r1", 2500, "done")] }));
    await settle(paymentReport("p1", { refunds: [refund("r1", 2500, "failed")] }));
    expect(giving.soleDonation().status).toBe("COMPLETED");
    expect(kinds()).toEqual(["gift", "refund", "refund_failed"]);
  });

  test("in dispute has left the books at once, returns when won and stays away when lost", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { disputes: [dispute("c1", 2500, "open")] }));
    expect(giving.soleDonation().status).toBe("DISPUTED");
    await settle(
      paymentReport("p1", { disputes: [dispute("c1", 2500, "won"), dispute("c2", 2500, "lost")] }),
    );
    expect(giving.soleDonation().status).toBe("CHARGED_BACK");
    expect(kinds()).toEqual(["gift", "chargeback", "chargeback_reversed", "chargeback"]);
  });

  test("twice, refunded and then charged back, is booked as it is and shown to staff", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { refunds: [refund("r1", 2500)] }));
    const both = { refunds: [refund("r1", 2500)], disputes: [dispute("c1", 2500, "lost")] };

    expect(await settle(paymentReport("p1", both))).toMatchObject({ ok: true, status: "CHARGED_BACK" });
    expect(kinds()).toEqual(["gift", "refund", "chargeback"]);
    expect([...giving.stored.discrepancies]).toEqual(["owed_twice p1"]);
  });

  test("before we ever heard of the payment is booked from the start, with its receipt", async () => {
    await givenAGift();
    expect(await settle(paymentReport("p1", { refunds: [refund("r1", 2500)] }))).toMatchObject({
      status: "REFUNDED",
    });
    expect(kinds()).toEqual(["gift", "refund"]);
    expect(giving.stored.receipts).toEqual(["d1"]);
  });

  test("and comes back is dated by when it came back, not by when it left", async () => {
    await givenAGift();
    const asOf = Date.parse("2027-02-26T10:00:00Z");
    await settle(
      paymentReport("p1", { refunds: [refund("r1", 500)], disputes: [dispute("c1", 2000, "open")] }),
    );
    await settle(
      paymentReport("p1", {
        asOf,
        refunds: [refund("r1", 500, "failed")],
        disputes: [{ ...dispute("c1", 2000, "won"), since: "2027-02-25T10:00:00Z" }],
      }),
    );
    expect(giving.stored.entries.slice(1)).toMatchObject([
      { kind: "refund", on: "2026-11-20" },
      { kind: "chargeback", on: "2026-11-21" },
      // Nobody said when: it counts from the day it was known.
      { kind: "refund_failed", on: "2027-02-26" },
      { kind: "chargeback_reversed", on: "2027-02-25" },
    ]);
  });

  test("is lost after all when the later word says so, each time under a name of its own", async () => {
    await givenAGift();
    const told = (state: Dispute["state"], asOf: number) =>
      settle(paymentReport("p1", { asOf, disputes: [dispute("c1", 2500, state)] }));
    await told("open", 1);
    await told("won", 2);
    await told("lost", 3);
    await told("won", 2);
    expect(giving.soleDonation().status).toBe("CHARGED_BACK");
    await told("won", 4);
    expect(giving.soleDonation().status).toBe("COMPLETED");
    expect(giving.stored.entries.slice(1)).toMatchObject([
      { kind: "chargeback", movementId: "sandbox:c1" },
      { kind: "chargeback_reversed", movementId: "sandbox:c1" },
      { kind: "chargeback", movementId: "sandbox:c1/2" },
      { kind: "chargeback_reversed", movementId: "sandbox:c1/2" },
    ]);
  });
});

describe("what else a provider tells", () => {
  const known = () => giving.stored.attempts[0]!.report!;

  test("a card that was declined is written down once, however often it is told", async () => {
    await givenAGift();
    const first = { id: "ch1", at: "2026-11-14T11:01:00Z" };
    const second = { id: "ch2", at: "2026-11-14T11:02:00Z" };
    await settle(paymentReport("p1", { state: "open", asOf: 1, declines: [first] }));
    await settle(paymentReport("p1", { state: "open", asOf: 2, declines: [second, first] }));
    await settle(paymentReport("p1", { asOf: 3, declines: [first] }));
    expect(known().declines).toEqual([first, second]);
    expect(await settle(paymentReport("p1", { asOf: 4, declines: [second] }))).toMatchObject({
      changed: false,
    });
    const third = { id: "ch3", at: "2026-11-14T11:03:00Z" };
    expect(await settle(paymentReport("p1", { asOf: 5, declines: [third] }))).toMatchObject({
      changed: true,
    });
  });

  test("the day a gift was paid stays the one it was booked on; where nobody tells, the day we heard of it", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { asOf: Date.parse("2026-12-31T12:00:00Z") }));
    await settle(paymentReport("p1", { asOf: Date.parse("2027-01-09T12:00:00Z"), feeCents: asCents(29) }));
    expect(giving.stored.entries).toMatchObject([{ on: "2026-12-31" }, { kind: "fee", on: "2026-12-31" }]);
    expect(known().paidAt).toBe("2026-12-31T12:00:00.000Z");
  });

  test("our own name of a refund and where a charge is confirmed are kept", async () => {
    await givenAGift();
    await settle(paymentReport("p1", { state: "open", asOf: 1, confirmUrl: "https://confirm.example" }));
    expect(known().confirmUrl).toBe("https://confirm.example");
    await settle(paymentReport("p1", { asOf: 2, refunds: [refund("r1", 100, "pending")] }));
    await settle(
      paymentReport("p1", { asOf: 3, refunds: [{ ...refund("r1", 100, "pending"), requestId: "q1" }] }),
    );
    await settle(paymentReport("p1", { asOf: 4, refunds: [refund("r1", 100)] }));
    expect(known().confirmUrl).toBeUndefined();
    expect(known().refunds).toMatchObject([{ id: "r1", state: "done", requestId: "q1" }]);
  });
});
