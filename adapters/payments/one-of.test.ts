import { subscriptionsThatAnswer } from "#domain/giving/monthly/subscriptions.fixtures.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeMollie } from "./mollie/fake/mollie.fixtures.ts";
import { molliePayments } from "./mollie/payments.ts";
import { oneOf } from "./one-of.ts";
import { orderFor } from "./orders.fixtures.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { fakeStripe } from "./stripe/fake/stripe.fixtures.ts";
import { stripePayments } from "./stripe/payments.ts";

const order = orderFor("d1-1");

const providerThat = (name: PaymentProvider["name"], works: () => boolean, hasHostedPage = true) => {
  let asked = 0;
  const provider: PaymentProvider = {
    name,
    subscriptions: subscriptionsThatAnswer("refused"),
    hasHostedPage,
    methods: () => Promise.resolve([]),
    open: ({ attemptId }) => {
      asked += 1;
      if (!works()) return Promise.resolve("unavailable");
      const next = { type: "redirect", url: `https://${name}.test` } as const;
      return Promise.resolve({ provider: name, paymentId: `${name}-${attemptId}`, next });
    },
    withdraw: () => Promise.resolve("withdrawn"),
    fetch: () => Promise.resolve("unknown"),
    refund: () => Promise.resolve("accepted"),
    returnedSince: () => Promise.resolve([]),
  };
  return { provider, asked: () => asked };
};

test("the next provider serves when the first cannot, and the first is left alone for a while", async () => {
  let time = 0;
  const first = providerThat("stripe", () => false);
  const second = providerThat("mollie", () => true);
  const payments = oneOf([first.provider, second.provider], { now: () => time });

  expect(await payments.open(order)).toMatchObject({ provider: "mollie" });
  await payments.open(order);
  expect(first.asked()).toBe(1);
  time = 30_000;
  await payments.open(order);
  expect(first.asked()).toBe(2);
});

test("a provider that is switched off opens nothing, and the others go on", async () => {
  const paused = new Set<string>();
  const first = providerThat("stripe", () => true);
  const second = providerThat("mollie", () => true);
  const payments = oneOf([first.provider, second.provider], {
    pausedAt: (name) => Promise.resolve(paused.has(name) ? [null] : []),
  });
  paused.add("stripe");
  expect(await payments.open(order)).toMatchObject({ provider: "mollie" });
  expect(await payments.isAvailable()).toBe(true);
  paused.add("mollie");
  expect(await payments.open(order)).toBe("unavailable");
  expect(await payments.isAvailable()).toBe(false);
  expect([first.asked(), second.asked()]).toEqual([0, 1]);
  paused.clear();
  expect(await payments.open(order)).toMatchObject({ provider: "stripe" });
});

test("while cards are switched off at a provider it serves without them, if it can", async () => {
  const orders: unknown[] = [];
  const first = providerThat("stripe", () => true);
  const leavingOut: PaymentProvider = {
    ...first.provider,
    leavesOut: (frequency) => (frequency === "ONE_TIME" ? ["card"] : []),
    open: (opening) => (orders.push(opening.without), first.provider.open(opening)),
  };
  const second = providerThat("mollie", () => true);
  const payments = oneOf([leavingOut, second.provider], {
    pausedAt: (name) => Promise.resolve(name === "stripe" ? ["card"] : []),
  });
  expect(await payments.open(order)).toMatchObject({ provider: "stripe" });
  expect(orders).toEqual([["card"]]);
  expect(await payments.open({ ...order, frequency: "MONTHLY" })).toMatchObject({ provider: "mollie" });
  expect(await payments.isAvailable()).toBe(true);
});

test("after its rest one donor finds out whether a provider works again, not all of them at once", async () => {
  let time = 0;
  let works = false;
  const first = providerThat("stripe", () => works);
  const second = providerThat("mollie", () => true);
  const payments = oneOf([first.provider, second.provider], { now: () => time });
  await payments.open(order);
  time = 30_000;
  await Promise.all([payments.open(order), payments.open(order), payments.open(order)]);
  expect(first.asked()).toBe(2);
  time = 60_000;
  works = true;
  expect(await payments.open(order)).toMatchObject({ provider: "stripe" });
  expect(await payments.open(order)).toMatchObject({ provider: "stripe" });
});

test("when every provider rests, they are asked all the same", async () => {
  let works = false;
  const only = providerThat("sandbox", () => works);
  const payments = oneOf([only.provider], { now: () => 0 });
  expect(await payments.open(order)).toBe("unavailable");
  works = true;
  expect(await payments.open(order)).toMatchObject({ provider: "sandbox" });
});

test("without providers nothing can be given", async () => {
  const payments = oneOf([]);
  expect(await payments.isAvailable()).toBe(false);
  expect(await payments.open(order)).toBe("unavailable");
});

test("a payment stays with the provider that opened it, also when that one opens no more", async () => {
  const payments = oneOf([providerThat("mollie", () => true).provider], {
    retired: [providerThat("sandbox", () => true).provider],
  });
  expect(await payments.withdraw({ provider: "mollie", paymentId: "1" })).toBe("withdrawn");
  expect(await payments.withdraw({ provider: "sandbox", paymentId: "1" })).toBe("withdrawn");
  expect(await payments.open(order)).toMatchObject({ provider: "mollie" });
  expect(await payments.withdraw({ provider: "stripe", paymentId: "1" })).toBe("refused");
  expect(await payments.fetch({ provider: "stripe", paymentId: "1" })).toBe("unavailable");
});

test("who cannot run a script is served by a provider with a page of its own, or by none", async () => {
  const inPage = providerThat("stripe", () => true, false).provider;
  const hosted = providerThat("mollie", () => true).provider;
  const scriptless = orderFor("d1-1", { needsHostedPage: true });
  expect(await oneOf([inPage, hosted]).open(scriptless)).toMatchObject({ provider: "mollie" });
  expect(await oneOf([inPage]).open(scriptless)).toBe("unavailable");
});

describe("with Stripe and Mollie", () => {
  let stripe: Awaited<ReturnType<typeof fakeStripe>>;
  let mollie: Awaited<ReturnType<typeof fakeMollie>>;
  beforeEach(async () => {
    [stripe, mollie] = await Promise.all([fakeStripe(), fakeMollie()]);
  });
  afterEach(() => Promise.all([stripe.stop(), mollie.stop()]));

  const inTurn = (first: "stripe" | "mollie") => {
    const providers = [
      stripePayments({ settings: { ...stripe.settings, timeoutMs: 500 } }),
      molliePayments({
        settings: { ...mollie.settings, timeoutMs: 500 },
        addresses: { returnUrl: () => "https://us.test/donate", webhookUrl: null },
      }),
    ];
    return first === "stripe" ? providers : providers.toReversed();
  };

  test.each(["cut", "hang_before", "hang_after", { status: 500 }] as const)(
    "when the first of them fails (%s), the other serves, both ways round, and one payment can be paid",
    async (fault) => {
      stripe.faults.push(fault, fault);
      expect(await oneOf(inTurn("stripe")).open(order)).toMatchObject({ provider: "mollie" });
      mollie.faults.push(fault);
      stripe.faults.length = 0;
      expect(await oneOf(inTurn("mollie")).open(orderFor("d2-1"))).toMatchObject({ provider: "stripe" });
    },
  );

  test("what a provider opened without telling us is in nobody's hands, and asked again it is the same one", async () => {
    stripe.faults.push("hang_after");
    const served = await oneOf(inTurn("stripe")).open(order);
    // It is there, but its secret was in the answer that never came.
    const [lost] = stripe.books.intents.values();
    expect(lost?.status).toBe("requires_payment_method");
    expect(JSON.stringify(served)).not.toContain(lost?.client_secret);
    // Had we died before storing what was served, the attempt would be opened again: nothing new appears at Stripe.
    expect(await oneOf(inTurn("stripe")).open(order)).toMatchObject({
      provider: "stripe",
      paymentId: lost?.id,
    });
    expect(stripe.books.intents.size).toBe(1);
  });
});
