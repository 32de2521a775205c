import { expect, test } from "vitest";
import { bothProviders } from "#testing/both-providers.ts";
import type { MollieSettings } from "../payments/mollie/client.ts";
import { configuredProviders } from "../payments/registry.ts";
import type { StripeSettings } from "../payments/stripe/client.ts";
import { noticeEvents } from "../payments/stripe/notice-events.ts";
import { lookAtProviders } from "./look-at-providers.ts";

const publicUrl = "https://open-hand.test";
const webhook = `${publicUrl}/api/webhooks/stripe`;
const { stripe, mollie } = await bothProviders();
stripe.books.domains.set("open-hand.test", "active");
const restricted = { ...stripe.settings, secretKey: "rk_test_fake" };
const reads = [
  "payment_intent_read",
  "charge_read",
  "refund_write",
  "dispute_read",
  "balance_read",
  "balance_transaction_read",
  "payout_read",
  "customer_write",
  "subscription_write",
  "invoice_write",
  "event_read",
  "payment_method_configuration_read",
  "payment_method_domain_read",
  "webhook_read",
];
const scopes = ["balances.read", "settlements.read", "payments.read", "refunds.read"];

const stripeWith = ({ secretKey, publishableKey, webhookSecret, apiBase }: StripeSettings) =>
  configuredProviders({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  });
const mollieWith = ({ apiKey, accessToken, apiBase }: MollieSettings) =>
  configuredProviders({ MOLLIE_API_KEY: apiKey, MOLLIE_ACCESS_TOKEN: accessToken, MOLLIE_API_BASE: apiBase });
const atStripe = async (mode: "demo" | "production", own = restricted): Promise<string[]> =>
  (await lookAtProviders({ mode, publicUrl, providers: stripeWith(own) }))
    .filter(({ id }) => id !== "test_keys")
    .map(({ id, why }) => `${id} ${why}`.trim());
const atMollie = async (): Promise<string[]> =>
  (await lookAtProviders({ mode: "demo", publicUrl, providers: mollieWith(mollie.settings) })).map(
    ({ id }) => id,
  );

test("a restricted key of Stripe with every permission is well, and nothing but reading was asked", async () => {
  stripe.grant(reads);
  stripe.asked.length = 0;
  expect(await atStripe("demo")).toEqual([]);
  expect(stripe.asked.filter((asked) => !asked.startsWith("GET "))).toEqual([]);
});

test.each([
  ["payment_intent_read", "stripe_permission payment_intents"],
  ["charge_read", "stripe_permission charges"],
  ["refund_write", "stripe_refunds refunds"],
  ["dispute_read", "stripe_refunds disputes"],
  ["balance_read", "stripe_balance balance"],
  ["balance_transaction_read", "stripe_balance balance_transactions"],
  ["payout_read", "stripe_payouts payouts"],
  ["subscription_write", "stripe_monthly subscriptions"],
  ["event_read", "stripe_events events"],
  ["payment_method_configuration_read", "stripe_methods payment_method_configurations"],
  ["payment_method_domain_read", "stripe_methods payment_method_domains"],
])("a restricted key without %s is told of that alone", async (permission, told) => {
  stripe.grant(reads.filter((each) => each !== permission));
  expect(await atStripe("demo")).toEqual([told]);
});

test("a key without any permission is told of each thing once, and a key that is not restricted is not asked about", async () => {
  stripe.grant([]);
  expect(await atStripe("production")).toHaveLength(8);
  stripe.registerWebhook(webhook);
  stripe.asked.length = 0;
  expect(await atStripe("production", stripe.settings)).toEqual([]);
  expect(stripe.asked).toHaveLength(3);
});

test("our webhook at Stripe is there, switched on, and told everything", async () => {
  stripe.grant(reads);
  const { webhookEndpoints } = stripe.books;
  webhookEndpoints.clear();
  stripe.registerWebhook("https://elsewhere.test/api/webhooks/stripe");
  expect(await atStripe("production")).toEqual(["stripe_webhook_missing"]);
  stripe.registerWebhook(webhook, { status: "disabled" });
  expect(await atStripe("production")).toEqual(["stripe_webhook_off"]);
  const most = noticeEvents.filter((event) => event !== "charge.failed" && event !== "invoice.paid");
  stripe.registerWebhook(webhook, { enabled_events: most });
  expect(await atStripe("production")).toEqual(["stripe_webhook_events charge.failed, invoice.paid"]);
  stripe.registerWebhook(webhook, { enabled_events: ["charge.failed", "invoice.paid"] });
  expect(await atStripe("production")).toEqual([]);
});

test("Apple Pay works only on a domain that Stripe has registered", async () => {
  stripe.grant(reads);
  stripe.registerWebhook(webhook);
  const { domains } = stripe.books;
  domains.set("open-hand.test", "inactive");
  expect(await atStripe("production")).toEqual(["stripe_apple_pay"]);
  domains.clear();
  expect(await atStripe("production")).toEqual(["stripe_apple_pay"]);
  domains.set("open-hand.test", "active");
  expect(await atStripe("production")).toEqual([]);
});

test("each permission that Mollie's token lacks is told by itself; a token that is not known is one thing", async () => {
  expect(await atMollie()).toEqual([]);
  for (const scope of scopes) {
    mollie.grant(scopes.filter((each) => each !== scope));
    expect(await atMollie()).toEqual([`mollie_${scope.split(".")[0]}`]);
  }
  const unknown = { ...mollie.settings, accessToken: "unknown" };
  const told = await lookAtProviders({ mode: "demo", publicUrl, providers: mollieWith(unknown) });
  expect(told.map(({ id }) => id)).toEqual(["mollie_token"]);
});
