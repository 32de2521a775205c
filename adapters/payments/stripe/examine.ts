import * as z from "zod/mini";
import { found, type Finding, type FindingId } from "#domain/doctor/finding.ts";
import { heardFrom, isSilent, askProvider } from "../../doctor/look-at-providers.ts";
import type { StripeSettings } from "./client.ts";
import { noticeEvents } from "./notice-events.ts";

/** A restricted key's required read permissions, by what fails without them. */
const reads: readonly (readonly [FindingId, readonly string[]])[] = [
  ["stripe_permission", ["payment_intents", "charges"]],
  ["stripe_refunds", ["refunds", "disputes"]],
  ["stripe_balance", ["balance", "balance_transactions"]],
  ["stripe_payouts", ["payouts"]],
  ["stripe_monthly", ["customers", "subscriptions", "invoices"]],
  ["stripe_events", ["events"]],
  ["stripe_methods", ["payment_method_configurations", "payment_method_domains"]],
];

/** `webhook` is our address; null if Stripe cannot reach it. */
export async function examineStripe(stripe: StripeSettings, webhook: string | null): Promise<Finding[]> {
  const { secretKey, publishableKey, webhookSecret } = stripe;
  return [
    ...(await lookAtKey(stripe, webhook)),
    ...(isLive(secretKey) === isLive(publishableKey) ? [] : [found("stripe_mixed_keys")]),
    ...(webhookSecret.startsWith("whsec_") ? [] : [found("stripe_webhook_secret")]),
  ];
}

/** Asks about a payment that does not exist: a valid key gets "not found". */
async function lookAtKey({ secretKey, apiBase }: StripeSettings, webhook: string | null): Promise<Finding[]> {
  const heard = await heardFrom(`${apiBase}/v1/payment_intents/pi_doctor`, secretKey);
  if (isSilent(heard))
    return [
      found("provider_unreachable", { place: `Stripe (${new URL(apiBase).host})`, why: String(heard) }),
    ];
  if (heard === 401) return [found("provider_key", { place: "Stripe", why: "STRIPE_SECRET_KEY" })];
  // An unrestricted key may do everything.
  const isLimited = secretKey.startsWith("rk_") || heard === 403;
  const looked = await Promise.all([
    ...(isLimited ? reads.map(([id, lists]) => lookAtLists({ apiBase, secretKey, id, lists })) : []),
    webhook === null ? [] : examineStripeWebhook(apiBase, secretKey, webhook),
    webhook === null ? [] : examineApplePay(apiBase, secretKey, new URL(webhook).hostname),
  ]);
  return looked.flat();
}

type Lists = Readonly<{ apiBase: string; secretKey: string; id: FindingId; lists: readonly string[] }>;

async function lookAtLists({ apiBase, secretKey, id, lists }: Lists): Promise<Finding[]> {
  const heard = await Promise.all(
    lists.map((list) => heardFrom(`${apiBase}/v1/${list}${list === "balance" ? "" : "?limit=1"}`, secretKey)),
  );
  const refused = lists.filter((_, index) => heard[index] === 403);
  return refused.length > 0 ? [found(id, { why: refused.join(", ") })] : [];
}

const isLive = (key: string): boolean => key.includes("_live_");

const domains = z.object({ data: z.array(z.object({ apple_pay: z.object({ status: z.string() }) })) });

/** Apple Pay appears only on domains that Stripe has registered with Apple. */
async function examineApplePay(apiBase: string, key: string, place: string): Promise<Finding[]> {
  const query = new URLSearchParams({ domain_name: place }).toString();
  const { heard, body } = await askProvider(`${apiBase}/v1/payment_method_domains?${query}`, key);
  const read = domains.safeParse(body);
  if (heard !== 200 || !read.success) return [];
  const isActive = read.data.data.some(({ apple_pay: applePay }) => applePay.status === "active");
  return isActive ? [] : [found("stripe_apple_pay", { place })];
}

/** An account has at most sixteen. */
const endpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
});

/** Whether Stripe lists our address, enabled, with all the events that we need. */
async function examineStripeWebhook(apiBase: string, key: string, place: string): Promise<Finding[]> {
  const { heard, body } = await askProvider(`${apiBase}/v1/webhook_endpoints?limit=100`, key);
  if (heard === 403) return [found("stripe_webhooks_unread")];
  const read = endpoints.safeParse(body);
  if (heard !== 200 || !read.success) return [];
  const ours = read.data.data.filter(({ url }) => url === place);
  if (ours.length === 0) return [found("stripe_webhook_missing", { place })];
  const on = ours.filter(({ status }) => status === "enabled");
  if (on.length === 0) return [found("stripe_webhook_off", { place })];
  const enabled = on.flatMap(({ enabled_events: events }) => events);
  const missing = enabled.includes("*") ? [] : noticeEvents.filter((event) => !enabled.includes(event));
  return missing.length > 0 ? [found("stripe_webhook_events", { place, why: missing.join(", ") })] : [];
}
