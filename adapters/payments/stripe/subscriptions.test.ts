import { describe, expect, test } from "vitest";
import { atStripe } from "./at-stripe.fixtures.ts";
import { asCents } from "#domain/money/cents.ts";

const { stripe, payments, at, reportFrom, monthly } = atStripe();
const ours = () => payments().subscriptions;
const subscriptionReportOf = async (id: string) => {
  const subscription = await ours().describe(id);
  if (typeof subscription === "string") throw new Error(`No subscription: ${subscription}`);
  return subscription;
};
const subscriptionOf = (id: string) => {
  const found = stripe().books.subscriptions.get(id);
  if (!found) throw new Error(`No subscription ${id}`);
  return found;
};
/** Each month's charge by the calendar, and what came of it. */
const monthsPass = (id: string, months: number) =>
  Array.from({ length: months }, () => {
    const on = new Date((subscriptionOf(id).items.data[0]?.current_period_end ?? 0) * 1000);
    at(on.toISOString());
    return stripe().renew(id) ? on.toISOString().slice(0, 10) : null;
  });

test("a monthly gift changes, pauses, goes on and ends as the donor asks", async () => {
  const id = await monthly();
  expect(await subscriptionReportOf(id)).toEqual({
    status: "ACTIVE",
    nextChargeOn: "2026-12-15",
    method: { kind: "card", lastDigits: "4242" },
  });
  const change = { chargedCents: asCents(4000), dayOfMonth: 20, nextChargeOn: "2026-12-20", key: "w1" };
  expect(await ours().change(id, change)).toBe("done");
  expect(await subscriptionReportOf(id)).toMatchObject({ status: "ACTIVE", nextChargeOn: "2026-12-20" });
  expect((await reportFrom(stripe().renew(id))).chargedCents).toBe(4000);

  expect(await ours().pause(id)).toBe("done");
  expect(await subscriptionReportOf(id)).toMatchObject({ status: "PAUSED", nextChargeOn: null });
  expect(await ours().resume(id, "2027-02-20")).toBe("done");
  expect(await subscriptionReportOf(id)).toMatchObject({ status: "ACTIVE", nextChargeOn: "2027-02-20" });
  expect(await ours().changeMethod(id, "https://us.test/back")).toEqual({
    url: expect.stringMatching(/^https:\/\/billing\.stripe\.test/),
  });

  expect(await ours().cancel(id)).toBe("done");
  expect(await ours().cancel(id)).toBe("done");
  expect(await subscriptionReportOf(id)).toMatchObject({ status: "ENDED" });
  expect(await ours().pause(id)).toBe("refused");
  expect(await ours().changeMethod(id, "https://us.test")).toBe("refused");
  expect(await ours().cancel("sub_nobody")).toBe("refused");
});

describe("the donor's day", () => {
  test("31 stays 31 through skips and pauses, in months that have it", async () => {
    at("2026-12-31T12:00:00Z");
    const id = await monthly();
    expect(await ours().resume(id, "2027-02-28")).toBe("done");
    expect(await subscriptionReportOf(id)).toMatchObject({ status: "ACTIVE", nextChargeOn: "2027-02-28" });
    expect(monthsPass(id, 3)).toEqual([null, "2027-02-28", "2027-03-31"]);
    await ours().pause(id);
    expect(monthsPass(id, 2)).toEqual([null, null]);
    expect(await ours().resume(id, "2027-06-30")).toBe("done");
    expect(monthsPass(id, 2)).toEqual(["2027-06-30", "2027-07-31"]);
  });

  test("31 that was chosen in February is the 28th once, and the 31st from then on", async () => {
    at("2027-01-15T12:00:00Z");
    const id = await monthly();
    at("2027-02-10T12:00:00Z");
    const change = { chargedCents: asCents(2500), dayOfMonth: 31, nextChargeOn: "2027-02-28", key: "w1" };
    expect(await ours().change(id, change)).toBe("done");
    expect(monthsPass(id, 1)).toEqual(["2027-02-28"]);
    at("2027-03-17T12:00:00Z");
    expect(await subscriptionReportOf(id)).toMatchObject({ nextChargeOn: "2027-03-31" });
    expect(monthsPass(id, 3)).toEqual(["2027-03-31", "2027-04-30", "2027-05-31"]);
  });

  test("that Stripe does not let us put right is the one it charges on", async () => {
    at("2027-01-28T12:00:00Z");
    const id = await monthly();
    subscriptionOf(id).metadata["day_of_month"] = "31";
    monthsPass(id, 1);
    stripe().faults.push({ delayMs: 0 }, { status: 400 });
    expect(await subscriptionReportOf(id)).toMatchObject({ status: "ACTIVE", nextChargeOn: "2027-03-28" });
  });

  test("changed from 28 to 31 in February moves the months after it, though not the next charge", async () => {
    at("2027-01-28T12:00:00Z");
    const id = await monthly();
    const change = { chargedCents: asCents(2500), dayOfMonth: 31, nextChargeOn: "2027-02-28", key: "w1" };
    expect(await ours().change(id, change)).toBe("done");
    expect(monthsPass(id, 1)).toEqual(["2027-02-28"]);
    expect(await subscriptionReportOf(id)).toMatchObject({ nextChargeOn: "2027-03-31" });
  });
});

describe("a pause", () => {
  test("of more than a month does not keep the amount or the day from being changed", async () => {
    const id = await monthly();
    await ours().pause(id);
    expect(monthsPass(id, 3)).toEqual([null, null, null]);
    at("2027-03-10T12:00:00Z");
    const change = { chargedCents: asCents(4000), dayOfMonth: 15, nextChargeOn: "2026-12-15", key: "w1" };
    expect(await ours().change(id, change)).toBe("done");
    const other = { ...change, dayOfMonth: 20, nextChargeOn: "2026-12-20", key: "w2" };
    expect(await ours().change(id, other)).toBe("done");
    expect(await ours().resume(id, "2027-03-20")).toBe("done");
    expect(await subscriptionReportOf(id)).toMatchObject({ status: "ACTIVE", nextChargeOn: "2027-03-20" });
    expect((await reportFrom(stripe().renew(id))).chargedCents).toBe(4000);
  });

  test("stops the charge that failed before it as well", async () => {
    const id = await monthly();
    const owed = stripe().renew(id, { declined: true });
    await ours().pause(id);
    const open = [...stripe().books.invoices.values()].filter(({ status }) => status === "open");
    expect(open).toEqual([]);
    expect(stripe().pay(owed)).toBe(false);
    expect((await reportFrom(owed)).state).toBe("failed");
  });

  test("leaves a debit alone that the bank is deciding about", async () => {
    const id = await monthly("ideal");
    const debit = stripe().debit(id);
    expect(await ours().pause(id)).toBe("done");
    expect((await reportFrom(debit)).state).toBe("processing");
  });

  test("that Stripe began itself is ended when the donor resumes", async () => {
    const id = await monthly();
    stripe().pauseItself(id);
    expect(await subscriptionReportOf(id)).toMatchObject({ status: "PAUSED" });
    expect(await ours().resume(id, "2026-12-15")).toBe("done");
    expect(await subscriptionReportOf(id)).toMatchObject({ status: "ACTIVE", nextChargeOn: "2026-12-15" });
  });
});

describe("another card that the donor chose in the portal", () => {
  const chargedCard = (paymentId: string) => {
    const charge = [...stripe().books.charges.values()].findLast((it) => it.payment_intent === paymentId);
    return charge?.payment_method_details?.card?.last4;
  };

  test("is the card that is charged from then on, and is shown", async () => {
    const id = await monthly();
    stripe().chooseCard(id, "5555");
    expect(await subscriptionReportOf(id)).toMatchObject({ method: { kind: "card", lastDigits: "5555" } });
    expect(chargedCard(stripe().renew(id))).toBe("5555");
    stripe().chooseCard(id, "6666");
    expect(await subscriptionReportOf(id)).toMatchObject({ method: { lastDigits: "6666" } });
    expect(chargedCard(stripe().renew(id))).toBe("6666");
  });

  test("pays what the old one owed", async () => {
    const id = await monthly();
    const owed = stripe().renew(id, { declined: true });
    stripe().chooseCard(id, "5555");
    await subscriptionReportOf(id);
    expect(await reportFrom(owed)).toMatchObject({ state: "paid", subscriptionId: id });
    expect(await subscriptionReportOf(id)).toMatchObject({ status: "ACTIVE" });
  });

  test("that is declined as well leaves the month owed, and is tried once", async () => {
    const id = await monthly();
    const owed = stripe().renew(id, { declined: true });
    stripe().chooseCard(id, "0002");
    expect(await subscriptionReportOf(id)).toMatchObject({ method: { lastDigits: "0002" } });
    await subscriptionReportOf(id);
    expect((await reportFrom(owed)).state).toBe("failed");
    const tries = [...stripe().books.charges.values()].filter((it) => it.payment_intent === owed);
    expect(tries).toHaveLength(2);
  });

  test("that Stripe does not take for it leaves the gift as it is, and never looks like its end", async () => {
    const id = await monthly();
    stripe().chooseCard(id, "5555");
    stripe().faults.push({ delayMs: 0 }, { status: 400 });
    expect(await subscriptionReportOf(id)).toMatchObject({
      status: "ACTIVE",
      method: { lastDigits: "4242" },
    });
    expect(await subscriptionReportOf(id)).toMatchObject({ method: { lastDigits: "5555" } });
  });

  test("is not put back when a later one was entered where an invoice is paid", async () => {
    const id = await monthly();
    stripe().chooseCard(id, "5555");
    await subscriptionReportOf(id);
    const owed = stripe().renew(id, { asksDonor: true });
    stripe().pay(owed);
    expect(await subscriptionReportOf(id)).toMatchObject({ method: { lastDigits: "4242" } });
  });
});

test("a gift begun by iDEAL is debited afterwards, and says by which mandate", async () => {
  const id = await monthly("ideal");
  expect(await subscriptionReportOf(id)).toMatchObject({
    method: { kind: "sepa_debit", lastDigits: "6789" },
    mandateReference: "OPENHAND1",
  });
  expect(await reportFrom(stripe().renew(id))).toMatchObject({ method: "sepa_debit", state: "paid" });
  const asked = stripe().asked.length;
  expect((await subscriptionReportOf(id)).mandateReference).toBe("OPENHAND1");
  expect(stripe().asked.slice(asked)).toHaveLength(1);
});

describe("a donor who was erased", () => {
  test("is forgotten once nothing is charged any more, and only once", async () => {
    const id = await monthly();
    expect(await ours().forget?.(id)).toBe("refused");
    expect(stripe().books.customers.size).toBe(1);
    await ours().cancel(id);
    expect(await ours().forget?.(id)).toBe("done");
    expect(stripe().books.customers.size).toBe(0);
    expect(await ours().forget?.(id)).toBe("done");
  });

  test("is kept for later when Stripe does not answer, and unknown when it never knew them", async () => {
    const id = await monthly();
    await ours().cancel(id);
    expect(await ours().forget?.("sub_nobody")).toBe("refused");
    await stripe().stop();
    expect(await ours().forget?.(id)).toBe("unavailable");
  });
});
