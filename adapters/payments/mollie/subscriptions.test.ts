import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orderFor } from "../orders.fixtures.ts";
import { fakeMollie } from "./fake/mollie.fixtures.ts";
import { molliePayments } from "./payments.ts";
import { asCents } from "#domain/money/cents.ts";

const dayMs = 24 * 60 * 60 * 1000;
const addresses = { returnUrl: () => "https://us.test/donate", webhookUrl: "https://us.test/webhook" };
let clock = 0;
let mollie: Awaited<ReturnType<typeof fakeMollie>>;
let payments: ReturnType<typeof molliePayments>;

beforeEach(async () => {
  mollie = await fakeMollie({ now: () => clock });
  payments = molliePayments({
    settings: { ...mollie.settings, timeoutMs: 30_000 },
    addresses,
    now: () => clock,
  });
});
afterEach(() => mollie.stop());

/** A monthly gift whose first payment was made on this day, by the name it has in our books. */
async function begunOn(day: string): Promise<string> {
  clock = Date.parse(`${day}T12:00:00Z`);
  const payment = await payments.open(orderFor("d1-1", { frequency: "MONTHLY" }));
  if (typeof payment === "string") throw new Error("It was not opened");
  mollie.pay(payment.paymentId);
  const report = await payments.fetch(payment.paymentId);
  if (typeof report === "string") throw new Error(`No report: ${report}`);
  return report.subscriptionId ?? "";
}

/** Mollie charges it on this day, whichever of its subscriptions lives. */
function chargedOn(day: string, name: string): string {
  clock = Date.parse(`${day}T09:00:00Z`);
  const [living] = mollie.livingSubscriptions(name);
  expect(living?.nextPaymentDate).toBe(day);
  return mollie.renew(name);
}

const subscriptionReportOf = async (name: string) => {
  const subscription = await payments.subscriptions.describe(name);
  if (typeof subscription === "string") throw new Error(subscription);
  return subscription;
};
const livingOf = (name: string) => mollie.livingSubscriptions(name);
const request = { chargedCents: asCents(2500), dayOfMonth: 15, nextChargeOn: "2026-12-15", key: "w1" };

describe.each([
  ["before its first monthly charge", false],
  ["after it was charged, when a start date can no longer be changed", true],
])("a monthly gift, %s,", (_, charged) => {
  const next = charged
    ? ["2027-01-15", "2027-02-15", "2027-01-20"]
    : ["2026-12-15", "2027-01-15", "2026-12-20"];
  const [nextChargeOn = "", monthAfter = "", otherDay = ""] = next;
  async function running(): Promise<string> {
    const name = await begunOn("2026-11-15");
    if (charged) chargedOn("2026-12-15", name);
    return name;
  }

  test("skips a month", async () => {
    const name = await running();
    expect(await payments.subscriptions.resume(name, monthAfter)).toBe("done");
    expect(await payments.subscriptions.resume(name, monthAfter)).toBe("done");
    expect(livingOf(name)).toMatchObject([{ nextPaymentDate: monthAfter, amount: { value: "25.00" } }]);
    expect(await subscriptionReportOf(name)).toMatchObject({ status: "ACTIVE", nextChargeOn: monthAfter });
  });

  test("goes over to another day, with another amount", async () => {
    const name = await running();
    const change = { chargedCents: asCents(4000), dayOfMonth: 20, nextChargeOn: otherDay, key: "w1" };
    expect(await payments.subscriptions.change(name, change)).toBe("done");
    expect(await payments.subscriptions.change(name, change)).toBe("done");
    expect(livingOf(name)).toMatchObject([{ nextPaymentDate: otherDay, amount: { value: "40.00" } }]);
  });

  test("changes its amount without a new subscription", async () => {
    const name = await running();
    const before = mollie.books.subscriptions.size;
    expect(
      await payments.subscriptions.change(name, { ...request, nextChargeOn, chargedCents: asCents(4000) }),
    ).toBe("done");
    expect(mollie.books.subscriptions.size).toBe(before);
    expect(livingOf(name)).toMatchObject([{ amount: { value: "40.00" }, nextPaymentDate: nextChargeOn }]);
  });

  test("is paused with nothing running, changed meanwhile, resumed on the same mandate, and ended", async () => {
    const name = await running();
    const [{ mandateId } = {}] = livingOf(name);
    const { subscriptions } = payments;
    expect(await subscriptions.pause(name)).toBe("done");
    expect(await subscriptions.pause(name)).toBe("done");
    expect(livingOf(name)).toEqual([]);
    clock += 100 * dayMs;
    expect(await subscriptionReportOf(name)).toMatchObject({
      status: "PAUSED",
      nextChargeOn: null,
      method: { lastDigits: "4300" },
    });
    expect(
      await subscriptions.change(name, {
        ...request,
        chargedCents: asCents(5000),
        nextChargeOn: "2027-05-15",
      }),
    ).toBe("done");
    expect(livingOf(name)).toEqual([]);
    expect(await subscriptions.resume(name, "2027-05-15")).toBe("done");
    expect(livingOf(name)).toMatchObject([
      { mandateId, nextPaymentDate: "2027-05-15", amount: { value: "50.00" } },
    ]);
    expect(await subscriptionReportOf(name)).toMatchObject({ status: "ACTIVE", nextChargeOn: "2027-05-15" });
    expect(await subscriptions.cancel(name)).toBe("done");
    expect(await subscriptions.cancel(name)).toBe("done");
    expect(await subscriptionReportOf(name)).toMatchObject({ status: "ENDED", nextChargeOn: null });
    expect(await subscriptions.pause(name)).toBe("refused");
    expect(await subscriptions.resume(name, "2027-06-15")).toBe("refused");
    expect(await subscriptions.changeMethod(name, "https://us.test")).toBe("refused");
  });

  test("that is paused can be ended, and never comes back", async () => {
    const name = await running();
    await payments.subscriptions.pause(name);
    expect(await payments.subscriptions.cancel(name)).toBe("done");
    expect(await subscriptionReportOf(name)).toMatchObject({ status: "ENDED" });
    expect(await payments.subscriptions.resume(name, "2027-05-15")).toBe("refused");
    expect(livingOf(name)).toEqual([]);
  });
});

test("charges of a gift bear one name, whichever of its subscriptions made them, and one under way is not lost", async () => {
  const name = await begunOn("2026-11-15");
  clock = Date.parse("2026-12-15T09:00:00Z");
  const underWay = mollie.renew(name, { pending: true });
  await payments.subscriptions.resume(name, "2027-02-15");
  mollie.decide(underWay);
  const later = chargedOn("2027-02-15", name);
  for (const id of [underWay, later])
    expect(await payments.fetch(id)).toMatchObject({ state: "paid", attemptId: null, subscriptionId: name });
  expect(await payments.subscriptions.charges(name, "2026-11-15")).toEqual([later, underWay]);
  // Where Mollie does not hand the metadata down, the subscription itself tells.
  const payment = mollie.books.payments.get(later);
  if (payment) payment.metadata = null;
  expect(await payments.fetch(later)).toMatchObject({ subscriptionId: name });
});

describe("a gift that was being moved when the program died", () => {
  test.each([
    ["before the old subscription was ended", ["pass", "pass", "pass", "fail"], "2027-01-15"],
    ["after it was ended", ["pass", "pass", "pass", "pass", "fail"], "2027-02-15"],
    [
      "with the new one begun, and only the answer lost",
      ["pass", "pass", "pass", "pass", "after"],
      "2027-02-15",
    ],
  ])("%s, is charged on one day only", async (_, steps, nextChargeOn) => {
    const name = await begunOn("2026-11-15");
    chargedOn("2026-12-15", name);
    const faults = {
      pass: { delayMs: 0 },
      fail: { status: 503 },
      after: { status: 503, afterWork: true },
    } as const;
    mollie.faults.push(...steps.map((step) => faults[step as keyof typeof faults]));
    expect(await payments.subscriptions.resume(name, "2027-02-15")).toBe("unavailable");
    mollie.faults.length = 0;
    // Hours later somebody looks; nobody asked again.
    clock += 3 * 60 * 60 * 1000;
    expect(await subscriptionReportOf(name)).toMatchObject({ status: "ACTIVE", nextChargeOn });
    expect(livingOf(name)).toHaveLength(1);
    expect(await payments.subscriptions.resume(name, "2027-02-15")).toBe("done");
    expect(livingOf(name)).toMatchObject([{ nextPaymentDate: "2027-02-15" }]);
  });

  test("is not begun again after somebody ended it, at ours or in Mollie's dashboard", async () => {
    const name = await begunOn("2026-11-15");
    chargedOn("2026-12-15", name);
    mollie.faults.push(...Array.from({ length: 3 }, () => ({ delayMs: 0 })), { status: 503 });
    expect(await payments.subscriptions.resume(name, "2027-02-15")).toBe("unavailable");
    clock += dayMs;
    const [living] = livingOf(name);
    Object.assign(living ?? {}, { status: "canceled", canceledAt: new Date(clock).toISOString() });
    expect(await subscriptionReportOf(name)).toMatchObject({ status: "ENDED" });
    expect(livingOf(name)).toEqual([]);
  });

  test("has ended when its mandate is gone, and is not tried for ever", async () => {
    const name = await begunOn("2026-11-15");
    chargedOn("2026-12-15", name);
    mollie.faults.push(...Array.from({ length: 4 }, () => ({ delayMs: 0 })), { status: 503 });
    await payments.subscriptions.resume(name, "2027-02-15");
    for (const mandate of mollie.books.mandates.values()) mandate.status = "invalid";
    expect(await subscriptionReportOf(name)).toMatchObject({ status: "ENDED" });
    for (const mandate of mollie.books.mandates.values()) mandate.status = "valid";
    expect(await subscriptionReportOf(name)).toMatchObject({ status: "ENDED" });
  });

  test("keeps running where its mandate would not carry a new subscription", async () => {
    const name = await begunOn("2026-11-15");
    chargedOn("2026-12-15", name);
    for (const mandate of mollie.books.mandates.values()) mandate.status = "invalid";
    expect(await payments.subscriptions.resume(name, "2027-02-15")).toBe("refused");
    expect(livingOf(name)).toMatchObject([{ nextPaymentDate: "2027-01-15" }]);
  });
});

test("a gift that is ended while a skip is under way stays ended: what the skip begins, it ends again", async () => {
  const name = await begunOn("2026-11-15");
  chargedOn("2026-12-15", name);
  // Mollie has ended the old subscription, and takes its time to say so.
  mollie.faults.push({ delayMs: 0 }, { delayMs: 0 }, { delayMs: 0 }, { delayMs: 400 });
  const skipping = payments.subscriptions.resume(name, "2027-02-15");
  await expect.poll(() => mollie.asked.at(-1)).toMatch(/^DELETE/);
  expect(await payments.subscriptions.cancel(name)).toBe("done");
  await skipping;
  expect(livingOf(name)).toEqual([]);
  expect(await subscriptionReportOf(name)).toMatchObject({ status: "ENDED" });
});

describe("the donor's day holds, though Mollie takes a month's last day for every month's last day:", () => {
  test.each([
    ["2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]],
    ["2027-01-30", ["2027-02-28", "2027-03-30", "2027-04-30", "2027-05-30"]],
    ["2027-01-29", ["2027-02-28", "2027-03-29", "2027-04-29", "2027-05-29"]],
    ["2027-01-28", ["2027-02-28", "2027-03-28", "2027-04-28", "2027-05-28"]],
    ["2027-03-30", ["2027-04-30", "2027-05-30", "2027-06-30", "2027-07-30"]],
    ["2028-01-29", ["2028-02-29", "2028-03-29", "2028-04-29", "2028-05-29"]],
  ])("begun on %s, it is charged on %s", async (first, days) => {
    const name = await begunOn(first);
    const charged: string[] = [];
    for (let month = 0; month < days.length; month++) {
      charged.push(livingOf(name)[0]?.nextPaymentDate ?? "");
      clock = Date.parse(`${charged.at(-1)}T09:00:00Z`);
      mollie.renew(name);
      // As it happens before each notice.
      clock += 10 * dayMs;
      await subscriptionReportOf(name);
    }
    expect(charged).toEqual(days);
  });
});

test("the bank's name for a debit is told", async () => {
  const name = await begunOn("2026-11-15");
  const [mandate] = mollie.books.mandates.values();
  expect((await subscriptionReportOf(name)).mandateReference).toBe(mandate?.mandateReference);
});

test("a mandate that the bank has still to confirm carries a subscription that waits for it", async () => {
  clock = Date.parse("2026-11-15T12:00:00Z");
  const payment = await payments.open(orderFor("d1-1", { frequency: "MONTHLY" }));
  if (typeof payment === "string") throw new Error("It was not opened");
  mollie.pay(payment.paymentId, { mandate: "pending" });
  const report = await payments.fetch(payment.paymentId);
  const name = typeof report === "object" ? (report.subscriptionId ?? "") : "";
  expect(await subscriptionReportOf(name)).toMatchObject({ status: "ACTIVE", nextChargeOn: "2026-12-15" });
  mollie.confirmMandates();
  expect(livingOf(name)).toMatchObject([{ status: "active" }]);
});

test("another account counts for a paused gift too, and from its return on", async () => {
  const name = await begunOn("2026-11-15");
  await payments.subscriptions.changeMethod(name, "https://us.test/back");
  const proof = [...mollie.books.payments.keys()].at(-1) ?? "";
  await payments.subscriptions.pause(name);
  mollie.pay(proof);
  expect(await payments.fetch(proof)).toBe("unknown");
  expect(await subscriptionReportOf(name)).toMatchObject({
    status: "PAUSED",
    method: { lastDigits: "4301" },
  });
  await payments.subscriptions.resume(name, "2027-01-15");
  expect(livingOf(name)).toMatchObject([{ mandateId: [...mollie.books.mandates.keys()].at(-1) }]);
});

test("who gave is forgotten once nothing is charged any more, and not before", async () => {
  const name = await begunOn("2026-11-15");
  const { subscriptions } = payments;
  expect(await subscriptions.forget?.(name)).toBe("refused");
  await subscriptions.pause(name);
  expect(await subscriptions.forget?.(name)).toBe("refused");
  await subscriptions.cancel(name);
  expect(await subscriptions.forget?.(name)).toBe("done");
  expect(mollie.books.customers.size).toBe(0);
  expect(await subscriptions.forget?.(name)).toBe("refused");
});

test("what it does not know is refused", async () => {
  const { subscriptions } = payments;
  expect(await subscriptions.cancel("cst_1/sub_nobody")).toBe("refused");
  expect(await subscriptions.cancel("nonsense")).toBe("refused");
  expect(await subscriptions.describe(`${(await begunOn("2026-11-15")).split("/")[0]}/sub_nobody`)).toBe(
    "refused",
  );
});
