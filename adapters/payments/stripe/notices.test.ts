import { afterEach, beforeEach, expect, test } from "vitest";
import { orderFor } from "../orders.fixtures.ts";
import { stripeClient } from "./client.ts";
import { fakeStripe, signStripe } from "./fake/stripe.fixtures.ts";
import { readStripeNotice, type ReadStripeNotice } from "./notices.ts";
import { stripePayments } from "./payments.ts";

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let read: ReadStripeNotice;
beforeEach(async () => {
  stripe = await fakeStripe();
  read = readStripeNotice({
    client: stripeClient(stripe.settings),
    webhookSecret: stripe.settings.webhookSecret,
  });
});
afterEach(() => stripe.stop());

const body = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "payment_intent.succeeded",
  data: { object: { id: "pi_1", object: "payment_intent" } },
});
const seconds = () => Math.floor(Date.now() / 1000);

test("a notice signed a moment ago names its event and its payment", async () => {
  expect(await read(body, signStripe(body))).toEqual({
    provider: "stripe",
    eventId: "evt_1",
    paymentId: "pi_1",
  });
});

test.each([
  ["without a signature", body, () => undefined],
  ["with nonsense for one", body, () => "t=soon,v1=yes"],
  ["signed by someone else", body, () => signStripe(body, "whsec_another")],
  ["too old", body, () => signStripe(body, undefined, seconds() - 400)],
  ["changed on the way", `${body} `, () => signStripe(body)],
])("a notice %s is forged", async (_, text, signature) => {
  expect(await read(text, signature())).toBe("forged");
});

test.each([
  ["payment_intent.payment_failed", { id: "pi_1" }, "pi_1"],
  ["charge.refunded", { id: "ch_1", payment_intent: "pi_1" }, "pi_1"],
  ["charge.dispute.created", { id: "dp_1", payment_intent: { id: "pi_1" } }, "pi_1"],
  ["refund.failed", { id: "re_1", payment_intent: "pi_1" }, "pi_1"],
  ["charge.refunded", { id: "ch_1", payment_intent: null }, null],
  ["payment_intent.created", { id: "pi_1" }, null],
  ["customer.created", { id: "cus_1" }, null],
  ["invoice.paid", { id: "in_of_nothing" }, null],
])("%s is about %o: %s", async (type, object, paymentId) => {
  const text = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  const notice = await read(text, signStripe(text));
  expect(notice).toEqual(
    paymentId === null ? "not_for_us" : { provider: "stripe", eventId: "evt_1", paymentId },
  );
});

test("a paid invoice leads to the payment that paid it, unless Stripe cannot be asked", async () => {
  const payments = stripePayments({ settings: stripe.settings });
  const opened = await payments.open(orderFor("d1-1", { frequency: "MONTHLY" }));
  if (typeof opened === "string") throw new Error("It was not opened");
  stripe.pay(opened.paymentId);
  const paid = stripe.webhooks.waiting().find(({ type }) => type === "invoice.paid");
  expect(await read(paid?.body ?? "", paid?.signature)).toMatchObject({ paymentId: opened.paymentId });
  stripe.faults.push({ status: 500 });
  expect(await read(paid?.body ?? "", paid?.signature)).toBe("unavailable");
});

test("an invoice that was paid by another payment than the one it came with leads to that one", async () => {
  const payments = stripePayments({ settings: stripe.settings });
  const opened = await payments.open(orderFor("d1-1", { frequency: "MONTHLY" }));
  if (typeof opened === "string") throw new Error("It was not opened");
  stripe.pay(opened.paymentId);
  const [subscription = ""] = stripe.books.subscriptions.keys();
  const declined = stripe.renew(subscription, { declined: true });
  stripe.webhooks.drop();
  const paying = stripe.payBesides(subscription);
  const told = stripe.webhooks.waiting().find(({ type }) => type === "invoice.paid");
  expect(await read(told?.body ?? "", told?.signature)).toMatchObject({ paymentId: paying });
  expect(await payments.fetch(paying)).toMatchObject({ state: "paid", subscriptionId: subscription });
  expect(await payments.subscriptions.charges(subscription, "2020-01-01")).toEqual([
    declined,
    paying,
    opened.paymentId,
  ]);
});

test("a customer whose default changed is none of our business unless something is charged to it", async () => {
  const text = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "customer.updated",
    data: { object: { id: "cus_1", invoice_settings: { default_payment_method: "pm_1" } } },
  });
  expect(await read(text, signStripe(text))).toBe("not_for_us");
  stripe.faults.push({ status: 503 });
  expect(await read(text, signStripe(text))).toBe("unavailable");
});
