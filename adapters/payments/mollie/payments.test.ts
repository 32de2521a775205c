import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orderFor } from "../orders.fixtures.ts";
import { fakeMollie } from "./fake/mollie.fixtures.ts";
import { molliePayments } from "./payments.ts";
import { asCents } from "#domain/money/cents.ts";

const hourMs = 60 * 60 * 1000;
const noon = Date.parse("2026-11-15T12:00:00Z");
const addresses = {
  returnUrl: (language: string, outcome: string) => `https://us.test/${language}/donate?${outcome}=true`,
  webhookUrl: "https://us.test/api/webhooks/mollie",
};
let clock = noon;
let mollie: Awaited<ReturnType<typeof fakeMollie>>;
let payments: ReturnType<typeof molliePayments>;

/** On a busy machine an answer takes its time: only the tests that are about waiting give up soon. */
const ours = (timeoutMs = 30_000) =>
  molliePayments({ settings: { ...mollie.settings, timeoutMs }, addresses, now: () => clock });
const impatient = () => ours(1000);

beforeEach(async () => {
  clock = noon;
  mollie = await fakeMollie({ now: () => clock });
  payments = ours();
});
afterEach(() => mollie.stop());

async function opened(...args: Parameters<typeof orderFor>) {
  const payment = await payments.open(orderFor(...args));
  if (typeof payment === "string" || payment.next.type !== "redirect") throw new Error("It was not opened");
  return { id: payment.paymentId, url: payment.next.url };
}

async function reportFrom(id: string) {
  const report = await payments.fetch(id);
  if (typeof report === "string") throw new Error(`No report: ${report}`);
  return report;
}

describe("a gift once", () => {
  test("is opened with a page to go to, and once however often it is asked for", async () => {
    const first = await opened("d1-1");
    expect(first).toMatchObject({
      id: expect.stringMatching(/^tr_/),
      url: expect.stringMatching(/^https:\/\/mollie\.test\/checkout/),
    });
    expect(await opened("d1-1")).toEqual(first);
    expect(mollie.books.payments.size).toBe(1);
    expect(mollie.books.payments.get(first.id)).toMatchObject({
      amount: { currency: "EUR", value: "25.00" },
      description: "DON-12345-67890",
      redirectUrl: "https://us.test/en/donate?success=true",
      webhookUrl: addresses.webhookUrl,
    });
  });

  test.each([
    ["nl", "nl_NL"],
    ["en", "en_GB"],
    ["ar", "en_GB"],
  ] as const)("is shown to who reads %s in %s", async (language, locale) => {
    const { id } = await opened("d1-1", { language });
    expect(mollie.books.payments.get(id)?.locale).toBe(locale);
  });

  test.each([
    [50, "0.50"],
    [2608, "26.08"],
    [99_999_999, "999999.99"],
  ])("of %i cents is asked for as %s", async (chargedCents, value) => {
    const { id } = await opened("d1-1", { chargedCents: asCents(chargedCents) });
    expect(mollie.books.payments.get(id)?.amount.value).toBe(value);
    expect((await reportFrom(id)).chargedCents).toBe(chargedCents);
  });

  test("is open, then under way, then paid", async () => {
    const { id } = await opened("d1-1");
    expect(await reportFrom(id)).toEqual({
      provider: "mollie",
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
    mollie.process(id);
    expect((await reportFrom(id)).state).toBe("processing");
    mollie.pay(id);
    expect(await reportFrom(id)).toMatchObject({
      state: "paid",
      method: "ideal",
      paidAt: "2026-11-15T12:00:00.000Z",
    });
  });

  test.each([
    ["failed", "failed"],
    ["expired", "cancelled"],
    ["canceled", "cancelled"],
  ] as const)("that Mollie calls %s is %s here", async (status, state) => {
    const { id } = await opened("d1-1");
    mollie.end(id, status);
    expect((await reportFrom(id)).state).toBe(state);
    expect(await payments.withdraw(id)).toBe("withdrawn");
  });

  test("can be withdrawn only where its method allows it, and Mollie is not asked in vain", async () => {
    const { id } = await opened("d1-1");
    expect(await payments.withdraw(id)).toBe("refused");
    expect(mollie.asked.at(-1)).toBe(`GET /v2/payments/${id}`);
    mollie.chooseTransfer(id);
    expect(await payments.withdraw(id)).toBe("withdrawn");
    expect(mollie.pay(id)).toBe(false);
    const other = await opened("d1-2");
    mollie.chooseTransfer(other.id);
    mollie.toBank(other.id);
    expect(await payments.withdraw(other.id)).toBe("refused");
    expect(await payments.withdraw("tr_nobody")).toBe("refused");
  });

  test("runs out by itself a quarter of an hour later, and is then withdrawn for good", async () => {
    const { id } = await opened("d1-1");
    clock += hourMs / 4;
    expect(mollie.pay(id)).toBe(false);
    expect(await payments.withdraw(id)).toBe("withdrawn");
    expect((await reportFrom(id)).state).toBe("cancelled");
  });

  test("is refunded once per refund and not beyond what was given, and a refund can fail", async () => {
    const { id } = await opened("d1-1");
    mollie.pay(id);
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("accepted");
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("accepted");
    expect(await payments.refund(id, asCents(1501), "r2")).toBe("refused");
    // Told with our own name for it: Mollie forgets the key after an hour, and would refund once more.
    expect((await reportFrom(id)).refunds).toMatchObject([
      { cents: 1000, state: "pending", requestId: "r1" },
    ]);
    for (const [status, state] of [
      ["processing", "pending"],
      ["refunded", "done"],
      ["failed", "failed"],
      ["canceled", "failed"],
    ] as const) {
      mollie.moveRefunds(id, status);
      expect((await reportFrom(id)).refunds).toMatchObject([{ cents: 1000, state }]);
    }
  });

  test("is refunded again under a key that Mollie has forgotten, so that only its name can prevent it", async () => {
    const { id } = await opened("d1-1");
    mollie.pay(id);
    await payments.refund(id, asCents(1000), "r1");
    clock += hourMs + 1;
    await payments.refund(id, asCents(1000), "r1");
    expect((await reportFrom(id)).refunds.map(({ requestId }) => requestId)).toEqual(["r1", "r1"]);
  });

  test("is not refunded from too little balance, nor twice the same at once, which can be asked for later", async () => {
    const { id } = await opened("d1-1");
    mollie.pay(id);
    mollie.leaveBalance(asCents(999));
    expect(await payments.refund(id, asCents(1000), "r1")).toBe("refused");
    expect(await payments.refund(id, asCents(500), "r2")).toBe("accepted");
    expect(await payments.refund(id, asCents(500), "r3")).toBe("unavailable");
    clock += hourMs;
    expect(await payments.refund(id, asCents(500), "r3")).toBe("accepted");
  });

  test("tells of a card that was refused, whether the payment failed by it or is still open", async () => {
    const [failed, open, abandoned] = [await opened("d1-1"), await opened("d2-1"), await opened("d3-1")];
    mollie.end(failed.id, "failed", "card_declined");
    expect((await reportFrom(failed.id)).declines).toMatchObject([{ id: `${failed.id}-declined` }]);
    mollie.declineCard(open.id);
    expect(await reportFrom(open.id)).toMatchObject({
      state: "open",
      declines: [{ id: `${open.id}-declined` }],
    });
    mollie.pay(open.id);
    expect(await reportFrom(open.id)).not.toHaveProperty("declines");
    mollie.end(abandoned.id, "expired");
    expect(await reportFrom(abandoned.id)).not.toHaveProperty("declines");
  });

  test("is lost when the bank takes it back, and won when it gives it back", async () => {
    const { id } = await opened("d1-1");
    mollie.pay(id);
    mollie.chargeBack(id);
    expect((await reportFrom(id)).disputes).toMatchObject([{ cents: 2500, state: "lost" }]);
    clock += hourMs;
    mollie.reverseChargeback(id);
    expect((await reportFrom(id)).disputes).toMatchObject([
      { cents: 2500, state: "won", at: "2026-11-15T12:00:00.000Z", since: "2026-11-15T13:00:00.000Z" },
    ]);
  });
});

test("fees are read from the balance, page by page, since the day of the oldest that is asked about", async () => {
  await mollie.stop();
  mollie = await fakeMollie({ now: () => clock, maxPerPage: 2 });
  payments = molliePayments({ settings: mollie.settings, addresses, now: () => clock });
  const ids: string[] = [];
  for (const [at, feeCents] of [29, 0, 32, 35, 180].entries()) {
    const { id } = await opened(`d${at}-1`);
    mollie.pay(id);
    mollie.toBalance(id, asCents(feeCents));
    // Without a context there is an empty list.
    mollie.moveBalance("balance-correction", asCents(100));
    ids.push(id);
    clock += 24 * hourMs;
  }
  const [, second, third, fourth, fifth] = ids;
  expect(await payments.fees?.(new Date(noon + 24 * hourMs))).toEqual(
    new Map([
      [fifth, 180],
      [fourth, 35],
      [third, 32],
      [second, 0],
    ]),
  );
  mollie.faults.push({ delayMs: 0 }, { status: 503 });
  expect(await payments.fees?.(new Date(noon))).toBe("unavailable");
});

test("Mollie's own examples of the balance are understood: with and without a description", async () => {
  // As published: one for a refund, two for payments.
  mollie.moveBalance("refund", asCents(-1000), 25, { paymentId: "tr_7UhSN1zuXS", refundId: "re_4qqhO89gsT" });
  mollie.moveBalance("payment", asCents(1000), 29, { paymentId: "tr_7UhSN1zuXS" });
  mollie.moveBalance("payment", asCents(1000), 36, {
    paymentId: "tr_5B8cwPMGnU",
    paymentDescription: "Description",
  });
  expect(await payments.fees?.(new Date(noon))).toEqual(
    new Map([
      ["tr_5B8cwPMGnU", 36],
      ["tr_7UhSN1zuXS", 29],
    ]),
  );
});

test("what Mollie takes beside the fees of payments is told each by its transaction, and theirs not again", async () => {
  const { id } = await opened("d1-1");
  mollie.pay(id);
  mollie.toBalance(id, asCents(29));
  const ofGift = { paymentId: id, paymentDescription: "DON-12345-67890" };
  const ofProof = { paymentId: "tr_proof", paymentDescription: "proof sub_1" };
  mollie.moveBalance("outgoing-transfer", asCents(-100_000), 0, {
    transferId: "trf_1",
    settlementId: "stl_1",
  });
  mollie.moveBalance("balance-correction", asCents(17));
  const refund = mollie.moveBalance("refund", asCents(-1000), 25, { ...ofGift, refundId: "re_1" });
  const chargeback = mollie.moveBalance("chargeback", asCents(-2500), 750, {
    ...ofGift,
    chargebackId: "chb_1",
  });
  const invoice = mollie.moveBalance("invoice-compensation", asCents(-1234), 0, { invoiceId: "inv_1" });
  const proof = mollie.moveBalance("payment", asCents(1), 29, ofProof);
  const back = mollie.moveBalance("refund", asCents(-1), 25, { ...ofProof, refundId: "re_2" });
  const at = new Date(noon).toISOString();
  expect(await payments.costs?.(new Date(noon))).toEqual([
    { id: back, cents: 26, at, description: "refund re_2" },
    { id: proof, cents: 28, at, description: "payment tr_proof" },
    { id: invoice, cents: 1234, at, description: "invoice-compensation inv_1" },
    { id: chargeback, cents: 750, at, description: "chargeback chb_1" },
    { id: refund, cents: 25, at, description: "refund re_1" },
  ]);
  mollie.faults.push("cut");
  expect(await payments.costs?.(new Date(noon))).toBe("unavailable");
});

test("of which payments money went back is told page by page, for refunds and for what banks took", async () => {
  await mollie.stop();
  mollie = await fakeMollie({ now: () => clock, maxPerPage: 2 });
  payments = molliePayments({ settings: mollie.settings, addresses, now: () => clock });
  const paidOn = async (name: string) => {
    const { id } = await opened(name);
    mollie.pay(id);
    return id;
  };
  await payments.refund(await paidOn("d1-1"), asCents(100), "r1");
  mollie.chargeBack(await paidOn("d2-1"));
  clock += 60 * 24 * hourMs;
  await paidOn("d3-1");
  const [refunded, other, takenBack] = [await paidOn("d4-1"), await paidOn("d5-1"), await paidOn("d6-1")];
  for (const [id, refundId] of [
    [refunded, "r2"],
    [refunded, "r3"],
    [other, "r4"],
  ] as const) {
    clock += 60_000;
    await payments.refund(id, asCents(100), refundId);
  }
  mollie.chargeBack(takenBack);

  expect(await payments.returnedSince(new Date(clock - hourMs))).toEqual([other, refunded, takenBack]);
  mollie.faults.push({ status: 503 });
  expect(await payments.returnedSince(new Date(clock))).toBe("unavailable");
});

test("without the organisation's token no fee is known, and none is made up", async () => {
  const { accessToken: _, ...settings } = mollie.settings;
  expect(molliePayments({ settings, addresses })).not.toHaveProperty("fees");
  expect(molliePayments({ settings, addresses })).not.toHaveProperty("costs");
});

test("a debit that fails after it was paid was paid, and has been taken back", async () => {
  const { id } = await opened("d1-1");
  mollie.pay(id);
  clock += hourMs;
  mollie.failLate(id);
  expect(await reportFrom(id)).toMatchObject({
    state: "paid",
    disputes: [{ id: `${id}-failed`, cents: 2500, state: "lost", at: "2026-11-15T13:00:00.000Z" }],
  });
});

describe("methods", () => {
  const card = { id: "creditcard", min: "0.01", max: "10000.00" };

  test("are those that the profile lists, with their amounts", async () => {
    mollie.books.methods.push(
      card,
      { id: "applepay", min: "0.01" },
      { id: "paypal", min: "0.01", isOnce: true },
    );
    expect(await payments.methods()).toEqual([
      {
        method: "IDEAL",
        once: { minCents: 1, maxCents: null },
        monthly: { minCents: 1, maxCents: null },
        wallets: [],
      },
      {
        method: "CARD",
        once: { minCents: 1, maxCents: 1_000_000 },
        monthly: { minCents: 1, maxCents: 1_000_000 },
        wallets: ["APPLE_PAY"],
      },
      {
        method: "BANCONTACT",
        once: { minCents: 2, maxCents: null },
        monthly: { minCents: 2, maxCents: null },
        wallets: [],
      },
      { method: "PAYPAL", once: { minCents: 1, maxCents: null }, monthly: null, wallets: [] },
    ]);
  });

  test("are asked for once a minute, and a failure is no answer", async () => {
    mollie.faults.push({ status: 500 }, { status: 500 });
    expect(await payments.methods()).toBe("unavailable");
    await expect.poll(() => payments.methods()).not.toBe("unavailable");
    const asked = () => mollie.asked.filter((each) => each === "GET /v2/methods").length;
    const before = asked();
    await payments.methods();
    expect(asked()).toBe(before);
    clock += 60_000;
    await payments.methods();
    expect(asked()).toBe(before + 2);
  });

  test("that were chosen are the only ones on Mollie's page", async () => {
    mollie.books.methods.push(card, { id: "applepay", min: "0.01" });
    const offered = async (attemptId: string, changes: Parameters<typeof orderFor>[1]) =>
      mollie.books.offered.get((await opened(attemptId, changes)).id);
    expect(await offered("d1-1", { method: "IDEAL" })).toEqual(["ideal"]);
    expect(await offered("d2-1", { method: "CARD" })).toEqual(
      expect.arrayContaining(["creditcard", "applepay"]),
    );
    expect(await offered("d3-1", {})).toBeUndefined();
    expect(await offered("d4-1", { method: "CARD", without: ["creditcard"] })).toEqual(["applepay"]);
  });

  test("that the profile has lost are not opened, before and after that is known", async () => {
    expect(await payments.open(orderFor("d1-1", { method: "PAYPAL" }))).toBe("method_unavailable");
    await payments.methods();
    mollie.books.methods.splice(0, 1);
    expect(await payments.open(orderFor("d2-1", { method: "IDEAL" }))).toBe("method_unavailable");
  });
});

describe("a monthly gift", () => {
  const monthly = { frequency: "MONTHLY" } as const;
  async function begun() {
    const { id } = await opened("d1-1", monthly);
    mollie.pay(id);
    const { subscriptionId } = await reportFrom(id);
    return { id, subscriptionId: subscriptionId ?? "" };
  }

  test("has no subscription until its first payment is paid, and then exactly one, however often and by whomever it is heard of", async () => {
    const { id } = await opened("d1-1", monthly);
    expect((await reportFrom(id)).subscriptionId).toBeNull();
    mollie.pay(id);
    const reports = await Promise.all([reportFrom(id), reportFrom(id), reportFrom(id)]);
    reports.push(await reportFrom(id));
    const [subscription, ...more] = mollie.books.subscriptions.values();
    expect(more).toEqual([]);
    expect(new Set(reports.map(({ subscriptionId }) => subscriptionId))).toEqual(
      new Set([`${subscription?.customerId}/${subscription?.id}`]),
    );
    expect(subscription).toMatchObject({ startDate: "2026-12-15", amount: { value: "25.00" } });
  });

  test("that has ended is not begun again by hearing of its first payment", async () => {
    const { id, subscriptionId } = await begun();
    expect(await payments.subscriptions?.cancel(subscriptionId)).toBe("done");
    expect((await reportFrom(id)).subscriptionId).toBe(subscriptionId);
    expect(mollie.books.subscriptions.size).toBe(1);
  });

  test("waits an hour for its mandate; then the gift that was made counts all the same", async () => {
    const { id } = await opened("d1-1", monthly);
    mollie.pay(id, { mandate: "invalid" });
    expect(await payments.fetch(id)).toBe("unavailable");
    clock += hourMs;
    expect(await reportFrom(id)).toMatchObject({ state: "paid", subscriptionId: null });
  });

  test("is charged each month, and those charges name the subscription instead of an attempt", async () => {
    const { subscriptionId } = await begun();
    expect(await reportFrom(mollie.renew(subscriptionId))).toMatchObject({
      state: "paid",
      attemptId: null,
      subscriptionId,
    });
    expect(await reportFrom(mollie.renew(subscriptionId, { declined: true }))).toMatchObject({
      state: "failed",
      attemptId: null,
      subscriptionId,
    });
  });

  test("tells why the bank did not pay, or took it back, where the bank says so", async () => {
    const { subscriptionId } = await begun();
    const codeOf = async (id: string) => (await reportFrom(id)).returnCode;
    expect(await codeOf(mollie.renew(subscriptionId, { declined: true }))).toBeNull();
    expect(await codeOf(mollie.renew(subscriptionId, { declined: true, code: "AC04" }))).toBe("AC04");
    const paid = mollie.renew(subscriptionId);
    mollie.chargeBack(paid, "MD07");
    expect(await codeOf(paid)).toBe("MD07");
    mollie.reverseChargeback(paid);
    expect(await codeOf(paid)).toBeNull();
  });

  test("tells every charge since a day, newest first, however many pages they fill", async () => {
    await mollie.stop();
    mollie = await fakeMollie({ now: () => clock, maxPerPage: 2 });
    payments = ours();
    const { subscriptionId } = await begun();
    const renewals = [false, true, false, false, false].map((declined) => {
      clock += 30 * 24 * hourMs;
      return mollie.renew(subscriptionId, { declined });
    });
    const { charges } = payments.subscriptions;
    expect(await charges(subscriptionId, "2026-11-15")).toEqual(renewals.toReversed());
    expect(await charges(subscriptionId, "2027-01-14")).toEqual(renewals.slice(1).toReversed());
    expect(await charges("cst_1/sub_nobody", "2026-11-15")).toBe("refused");
    mollie.faults.push({ delayMs: 0 }, { delayMs: 0 }, { status: 500 });
    expect(await charges(subscriptionId, "2026-11-15")).toBe("unavailable");
  });

  test("is charged to another account once the donor has proved it with the least every method takes, which goes back", async () => {
    const { subscriptionId } = await begun();
    const answer = await payments.subscriptions?.changeMethod(subscriptionId, "https://us.test/back");
    expect(answer).toEqual({ url: expect.stringMatching(/checkout/) });
    const proof = [...mollie.books.payments.values()].at(-1)?.id ?? "";
    mollie.pay(proof);
    expect(await payments.fetch(proof)).toBe("unknown");
    expect(await payments.fetch(proof)).toBe("unknown");
    expect([...mollie.books.refunds.values()]).toMatchObject([
      { paymentId: proof, amount: { value: "0.02" } },
    ]);
    expect(await payments.subscriptions?.describe(subscriptionId)).toMatchObject({
      method: { lastDigits: "4301" },
    });
  });
});

describe("when Mollie fails", () => {
  test.each([["cut" as const], ["hang_before" as const], [{ status: 500 }], [{ status: 503 }]])(
    "%s: it is unavailable, and is asked again by nobody but us",
    async (fault) => {
      mollie.faults.push(fault);
      expect(await impatient().open(orderFor("d1-1"))).toBe("unavailable");
      expect(mollie.asked).toHaveLength(1);
    },
  );

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
      mollie.faults.push(fault, fault);
      expect(await impatient().open(orderFor("d2-1"))).toBe("unavailable");
      expect(await impatient().fetch(id)).toBe("unavailable");
    },
  );

  test("after its work but before its answer, the next try finds the same payment", async () => {
    mollie.faults.push("hang_after");
    expect(await impatient().open(orderFor("d1-1"))).toBe("unavailable");
    const { id } = await opened("d1-1");
    expect([...mollie.books.payments.keys()]).toEqual([id]);
  });

  test("all steps of a monthly gift together take no longer than one patience", async () => {
    mollie.faults.push({ delayMs: 600 }, { delayMs: 600 });
    expect(await impatient().open(orderFor("d1-1", { frequency: "MONTHLY" }))).toBe("unavailable");
  });

  test("whatever else we ask is unavailable as well, and refunds nothing", async () => {
    const { id } = await opened("d1-1");
    mollie.pay(id);
    mollie.faults.push("cut", "cut", { status: 502 }, { status: 500 });
    expect(await payments.fetch(id)).toBe("unavailable");
    expect(await payments.withdraw(id)).toBe("refused");
    expect(await payments.refund(id, asCents(100), "r1")).toBe("unavailable");
    expect(await payments.subscriptions?.cancel("cst_1/sub_1")).toBe("unavailable");
    expect(mollie.books.refunds.size).toBe(0);
  });

  test("what we asked wrongly is a surprise, told without the donor's data", async () => {
    const wrong = molliePayments({
      settings: mollie.settings,
      addresses: { ...addresses, webhookUrl: "http://localhost:3000/api/webhooks/mollie" },
    });
    const failure = await Promise.resolve(wrong.open(orderFor("d1-1"))).catch(String);
    expect(failure).toMatch(/Mollie answered 422/);
    expect(failure).not.toMatch(/example\.org|unreachable/);
  });
});
