import * as z from "zod/mini";
import { found, type Finding } from "#domain/doctor/finding.ts";
import { noticeEvents } from "./notice-events.ts";
import { askProvider } from "../../doctor/ask-provider.ts";

/** An account has at most sixteen. */
const endpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
});

/** Whether our address stands among those that Stripe tells, is switched on, and is told all that we need. */
export async function examineStripeWebhook(apiBase: string, key: string, place: string): Promise<Finding[]> {
  const { heard, body } = await askProvider(`${apiBase}/v1/webhook_endpoints?limit=100`, key);
  if (heard === 403) return [found("stripe_webhooks_unread")];
  const read = endpoints.safeParse(body);
  if (heard !== 200 || !read.success) return [];
  const ours = read.data.data.filter(({ url }) => url === place);
  if (ours.length === 0) return [found("stripe_webhook_missing", { place })];
  const on = ours.filter(({ status }) => status === "enabled");
  if (on.length === 0) return [found("stripe_webhook_off", { place })];
  const told = on.flatMap(({ enabled_events: events }) => events);
  const missing = told.includes("*") ? [] : noticeEvents.filter((event) => !told.includes(event));
  return missing.length > 0 ? [found("stripe_webhook_events", { place, why: missing.join(", ") })] : [];
}
