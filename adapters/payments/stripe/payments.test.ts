import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orderFor } from "../orders.fixtures.ts";
import { fakeStripe } from "./fake/stripe.fixtures.ts";
import { stripePayments } from "./payments.ts";
import { asCents } from "#domain/money/cents.ts";

const dayMs = 24 * 60 * 60 * 1000;
const noon = Date.parse("2026-11-15T12:00:00Z");
let clock = noon;
let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let payments: ReturnType<typeof stripePayments>;

/** On a busy machine an answer takes its time: only the tests that are about waiting give up soon. */
const ours = (timeoutMs = 30_000) =>
  stripePayments({ settings: { ...stripe.settings, timeoutMs }, now: () => clock });
const impatient = () => ours(1000);

beforeEach(async () => {
  clock = noon;
  stripe = await fakeStripe({ now: () => clock });
  payments = ours();
});
afterEach(() => stripe.stop());

async function opened(...args: Parameters<typeof orderFor>) {
  const payment = await payments.open(orderFor(...args));
  if (typeof payment === "string" || payment.next.type !== "stripe") throw new Error("It was not opened");
  return { id: payment.paymentId, secret: payment.next.clientSecret, key: payment.next.publishableKey };
}

async function reportFrom(id: string) {
  const report = await payments.fetch(id);
  if (typeof report === "string") throw new Error(`No report: ${report}`);
  return report;
}

describe("methods", () => {
  const offersOf = async () => {
    const offers = await payments.methods();
    if (offers === "unavailable") throw new Error(offers);
    return offers;
  };

  test("are those of the account's default configuration; banks begin monthly gifts only with debits", async () => {
    const monthly = async () => (await offersOf()).filter((each) => each.monthly).map(({ method }) => method);
    expect((await offersOf()).map(({ method }) => method)).toEqual([
      "IDEAL",
      "CARD",
      "BANCONTACT",
      "SEPA_DEBIT",
    ]);
    expect(await monthly()).toEqual(["IDEAL", "CARD", "BANCONTACT", "SEPA_DEBIT"]);
    expect((await offersOf())[1]?.wallets).toEqual(["APPLE_PAY", "GOOGLE_PAY"]);
    for (const gone of ["sepa_debit", "apple_pay"]) stripe.books.offered.delete(gone);
    expect(await monthly()).toEqual(["CARD"]);
    expect((await offersOf())[1]?.wallets).toEqual(["GOOGLE_PAY"]);
    stripe.faults.push({ status: 500 });
    expect(await payments.methods()).toBe("unavailable");
  });

  test("that were chosen are the only ones a payment can be paid with", async () => {
    const { id, secret } = await opened("d1-1", { method: "IDEAL" });
    expect(stripe.books.intents.get(id)).toMatchObject({ allowed_payment_method_types: ["ideal"] });
    expect(stripe.pay(secret, { method: "card" })).toBe(false);
    const monthly = await opened("d2-1", { method: "IDEAL", frequency: "MONTHLY" });
    expect(stripe.books.intents.get(monthly.id)).toMatchObject({
      allowed_payment_method_types: ["ideal", "sepa_debit"],
    });
    const any = await opened("d3-1");
    expect(stripe.books.intents.get(any.id)?.allowed_payment_method_types ?? null).toBeNull();
  });

  test("that the account has lost, or that are switched off, are not opened", async () => {
    stripe.books.offered.delete("ideal");
    stripe.books.offered.delete("sepa_debit");
    expect(await payments.open(orderFor("d1-1", { method: "IDEAL" }))).toBe("method_unavailable");
    expect(await payments.open(orderFor("d2-1", { method: "IDEAL", frequency: "MONTHLY" }))).toBe(
      "method_unavailable",
    );
    expect(await payments.open(orderFor("d3-1", { method: "CARD", without: ["card"] }))).toBe(
      "method_unavailable",
    );
  });
});

describe("a gift once", () => {
  test("is opened with a secret for the page, and once however often it is asked for", async () => {
    const first = await opened("d1-1");
    expect(first).toMatchObject({ id: expect.stringMatching(/^pi_/), key: "pk_test_fake" });
    expect(first.secret.startsWith(`${first.id}_secret_`)).toBe(true);
    expect(await opened("d1-1")).toEqual(first);
    expect(stripe.books.intents.size).toBe(1);
  });

  test("asked for again with another amount under the same name is a mistake of ours, not the donor's", async () => {
    await opened("d1-1");
    const again = payments.open(orderFor("d1-1", { chargedCents: asCents(100) }));
    await expect(again).rejects.toThrow(/Stripe answered 400 StripeIdempotencyError/);
  });

  test("is opened without cards while they are switched off, unless the account has nothing else", async () => {
    const withCards = await opened("d1-1");
    const { id } = await opened("d1-1", { without: ["card"] });
    expect(id).not.toBe(withCards.id);
    expect(stripe.books.intents.get(id)).toMatchObject({ excluded_payment_method_types: ["card"] });
    stripe.faults.push({ status: 400 });
    expect(await payments.open(orderFor("d2-1", { without: ["card"] }))).toBe("unavailable");
  });

  test("is open, then paid, with the amount received, the fee and the method", async () => {
    const { id } = await opened("d1-1");
    expect(await reportFrom(id)).toEqual({
      provider: "stripe",
      paymentId: id,
      attemptId: "d1-1",
      asOf: noon,
      state: "open",
      chargedCents: 2500,
      currency: "EUR",
      paidAt: null,
      method: null,
      subscriptionId: null,
      feeCents: null,
      returnCode: null,
      refunds: [],
      disputes: [],
    });
    stripe.pay(id, { received: 2400 });
    expect(await reportFrom(id)).toMatchObject({
      state: "paid",
      chargedCents: 2400,
      paidAt: "2026-11-15T12:00:00.000Z",
      method: "card",
      feeCents: stripe.feeCents,
    });
  });

  test("stays open after a decline and while the bank asks the donor, and waits for a direct debit", async () => {
    const { id } = await opened("d1-1");
    stripe.decline(id);
    expect((await reportFrom(id)).state).toBe("open");
    stripe.askFor3ds(id);
    expect((await reportFrom(id)).state).toBe("open");
    stripe.process(id);
    expect((await reportFrom(id)).state).toBe("processing");
  });

  test("can be withdrawn until it is paid, and after that nobody can pay it", async () => {
    const { id } = await opened("d1-1");
    expect(await payments.withdraw(id)).toBe("withdrawn");
    expect(await payments.withdraw(id)).toBe("withdrawn");
    expect(stripe.pay(id)).toBe(false);
    expect((await reportFrom(id)).state).toBe("cancelled");

    const paid = await opened("d1-2");
    stripe.pay(paid.id);
    expect(await payments.withdraw(paid.id)).toBe("refused");
    expect(await payments.withdraw("pi_nobody")).toBe("refused");
  });

  test("left alone for a day is taken back when it is looked at, so that it is not open for ever", async () => {
    const { id } = await opened("d1-1");
    clock += dayMs;
    expect((await reportFrom(id)).state).toBe("open");
    clock += 1000;
    expect((await reportFrom(id)).state).toBe("cancelled");
    expect(stripe.pay(id)).toBe(false);
  });

  test("is refunded once per refund, in parts, and not beyond what was given", async () => {
    const { id } = await opened("d1-1");
    stripe.pay(id);
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("accepted");
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("accepted");
    expect(await payments.refund(id, asCents(1501), "r2")).toBe("refused");
    expect((await reportFrom(id)).refunds).toEqual([
      {
        id: expect.stringMatching(/^re_/),
        cents: 1000,
        state: "done",
        at: "2026-11-15T12:00:00.000Z",
        requestId: "r1",
      },
    ]);
  });

  test("that Stripe does not know is unknown", async () => {
    expect(await payments.fetch("pi_nobody")).toBe("unknown");
  });
});

test("of which payments money went back is told page by page, whatever took it back", async () => {
  await stripe.stop();
  stripe = await fakeStripe({ now: () => clock, maxPerPage: 2 });
  payments = stripePayments({ settings: stripe.settings, now: () => clock });
  const paidOn = async (name: string) => {
    const { id } = await opened(name);
    stripe.process(id);
    stripe.clear(id);
    return id;
  };
  const before = await paidOn("d1-1");
  await payments.refund(before, asCents(100), "r1");
  clock += 60 * dayMs;
  await paidOn("d2-1");
  const [refunded, disputed, failed] = [await paidOn("d3-1"), await paidOn("d4-1"), await paidOn("d5-1")];
  await payments.refund(refunded, asCents(100), "r2");
  await payments.refund(refunded, asCents(200), "r3");
  stripe.dispute(disputed, "needs_response");
  stripe.failLate(failed);

  const told = await payments.returnedSince(new Date(clock - dayMs));
  expect(told).toEqual([failed, disputed, refunded]);
  stripe.faults.push({ status: 503 });
  expect(await payments.returnedSince(new Date(clock))).toBe("unavailable");
});

describe("a monthly gift", () => {
  const monthly = { frequency: "MONTHLY" } as const;
  const subscriptionOf = async (id: string) => (await reportFrom(id)).subscriptionId ?? "";

  test("begins with a first payment that belongs to a subscription, once however often it is asked for", async () => {
    const first = await opened("d1-1", monthly);
    expect(await opened("d1-1", monthly)).toEqual(first);
    await opened("d2-1", monthly);
    expect(stripe.books.subscriptions.size).toBe(2);
    expect(stripe.books.customers.size).toBe(2);
    stripe.pay(first.id);
    expect(await reportFrom(first.id)).toMatchObject({
      state: "paid",
      attemptId: "d1-1",
      subscriptionId: expect.stringMatching(/^sub_/),
    });
  });

  test("is charged each month, and those charges name the subscription instead of an attempt", async () => {
    const { id } = await opened("d1-1", monthly);
    stripe.pay(id);
    const subscriptionId = await subscriptionOf(id);
    const renewal = stripe.renew(subscriptionId);
    expect(await reportFrom(renewal)).toMatchObject({ state: "paid", attemptId: null, subscriptionId });
    const declined = stripe.renew(subscriptionId, { declined: true });
    expect(await reportFrom(declined)).toMatchObject({ state: "failed", attemptId: null, subscriptionId });
  });

  test("tells every charge since a day, newest first, however many pages they fill", async () => {
    await stripe.stop();
    stripe = await fakeStripe({ now: () => clock, maxPerPage: 2 });
    payments = ours();
    const { id } = await opened("d1-1", monthly);
    stripe.pay(id);
    const subscriptionId = await subscriptionOf(id);
    const renewals = [false, true, false, false, false].map((declined) => {
      clock += 30 * dayMs;
      return stripe.renew(subscriptionId, { declined });
    });
    const { charges } = payments.subscriptions;
    expect(await charges(subscriptionId, "2026-11-15")).toEqual([...renewals.toReversed(), id]);
    expect(await charges(subscriptionId, "2026-12-16")).toEqual(renewals.slice(1).toReversed());
    stripe.faults.push({ delayMs: 0 }, { status: 500 });
    expect(await charges(subscriptionId, "2026-11-15")).toBe("unavailable");
  });

  test("can be withdrawn before its first payment, which ends its subscription as well", async () => {
    const { id } = await opened("d1-1", monthly);
    expect(await payments.withdraw(id)).toBe("withdrawn");
    expect(stripe.pay(id)).toBe(false);
    expect([...stripe.books.subscriptions.values()][0]?.status).toBe("incomplete_expired");

    const paid = await opened("d1-2", monthly);
    stripe.pay(paid.id);
    expect(await payments.withdraw(paid.id)).toBe("refused");
    expect((await reportFrom(paid.id)).state).toBe("paid");
  });
});

describe("when Stripe fails", () => {
  test.each([["hang_before" as const], [{ status: 500 }], [{ status: 503 }]])(
    "%s: it is unavailable, and is asked again by nobody but us",
    async (fault) => {
      stripe.faults.push(fault);
      expect(await impatient().open(orderFor("d1-1"))).toBe("unavailable");
      expect(stripe.asked).toHaveLength(1);
    },
  );

  test("a connection cut off is tried once more by the client, since it may only have been an old one", async () => {
    stripe.faults.push("cut", "cut");
    expect(await payments.open(orderFor("d1-1"))).toBe("unavailable");
    expect(stripe.asked).toHaveLength(2);
    await stripe.stop();
    expect(await payments.open(orderFor("d1-1"))).toBe("unavailable");
  });

  test.each([
    "hang_within",
    "cut_within",
    { page: 200 },
    { page: 502 },
    { json: '{"status":"ok"}', status: 200 },
    { json: '{"message":"no server is available"}', status: 502 },
    { json: "null", status: 200 },
    { json: "[]", status: 200 },
  ] as const)(
    "with an answer that nobody can read, %s: it is unavailable, whatever was asked",
    async (fault) => {
      const { id } = await opened("d1-1");
      stripe.ail(fault);
      expect(await impatient().open(orderFor("d2-1"))).toBe("unavailable");
      expect(await impatient().fetch(id)).toBe("unavailable");
      stripe.ail(null);
      expect(await payments.open(orderFor("d2-1"))).toMatchObject({ provider: "stripe" });
    },
  );

  test("after its work but before its answer, the next try finds the same payment", async () => {
    stripe.faults.push("hang_after");
    expect(await impatient().open(orderFor("d1-1"))).toBe("unavailable");
    expect(stripe.books.intents.size).toBe(1);
    const { id } = await opened("d1-1");
    expect([...stripe.books.intents.keys()]).toEqual([id]);
  });

  test("all steps of a monthly gift together take no longer than one patience", async () => {
    stripe.faults.push({ delayMs: 600 }, { delayMs: 600 });
    expect(await impatient().open(orderFor("d1-1", { frequency: "MONTHLY" }))).toBe("unavailable");
    expect(stripe.asked).toEqual(["POST /v1/products", "POST /v1/customers"]);
  });

  test("and keeps that failure under our key, the next try asks afresh, once", async () => {
    const { id } = await opened("d1-1");
    stripe.pay(id);
    stripe.faults.push({ delayMs: 0 }, { status: 500 });
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("unavailable");
    stripe.faults.push({ delayMs: 0 }, { delayMs: 0 }, { status: 500 });
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("unavailable");
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("accepted");
    expect((await reportFrom(id)).refunds).toHaveLength(1);

    stripe.faults.push({ status: 500 });
    expect(await payments.open(orderFor("d2-1"))).toBe("unavailable");
    expect(await opened("d2-1")).toMatchObject({ id: expect.stringMatching(/^pi_/) });
  });

  test.each([
    ["the same day", 0],
    ["after it forgot our key", 2],
  ])("after refunding, asking again %s refunds nothing more", async (_, days) => {
    const { id } = await opened("d1-1");
    stripe.pay(id);
    stripe.faults.push({ delayMs: 0 }, { status: 500, afterWork: true });
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("unavailable");
    clock += days * dayMs;
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("accepted");
    expect((await reportFrom(id)).refunds).toMatchObject([{ cents: 1000, requestId: "r1" }]);
  });

  test("whatever else we ask is unavailable as well, and refunds nothing", async () => {
    const { id } = await opened("d1-1");
    stripe.pay(id);
    stripe.faults.push({ status: 500 }, { status: 500 }, { status: 500 }, { status: 502 });
    expect(await payments.fetch(id)).toBe("unavailable");
    expect(await payments.withdraw(id)).toBe("refused");
    expect(await payments.refund(id, asCents(100), "r1")).toBe("unavailable");
    expect(await payments.subscriptions?.cancel("sub_1")).toBe("unavailable");
  });
});
