import * as z from "zod/mini";
import type { Client } from "mollie-api-typescript";
import type { SubscriptionResponse } from "mollie-api-typescript/models";
import { metadataOf } from "./truth.ts";

const mostLinks = 250;
/** An ending later than this after it was planned was somebody else's: Mollie's, or staff's in its dashboard. */
const planLifeMs = 10 * 60 * 1000;

export type Link = Pick<
  SubscriptionResponse,
  "id" | "status" | "amount" | "nextPaymentDate" | "description" | "metadata" | "mandateId" | "canceledAt"
>;

/**
 * A monthly gift at Mollie: one subscription after the other, of which at most one lives. A subscription that has been
 * charged cannot be moved to another day, and none can be paused; it is ended, and another begins on the same mandate.
 * The gift bears the name of its first subscription for good (`head`), and has a customer to itself.
 */
export type Chain = Readonly<{
  customerId: string;
  head: string;
  living: Link | null;
  last: Link;
  /** What was meant to come after the last, if that was ended by us and nothing has come since. */
  plan: Plan | null;
}>;

const planSchema = z.object({
  /** The subscription that it follows. */
  after: z.string(),
  at: z.string(),
  /** Null: nothing is charged until it is resumed. */
  startDate: z.nullable(z.string()),
  cents: z.int(),
  /** Null: the gift is older than our keeping of its day. */
  day: z.nullable(z.int()),
  mandateId: z.nullable(z.string()),
});
/** Written down with the customer before a subscription is ended: whoever looks after a crash carries it out. */
export type Plan = Readonly<z.infer<typeof planSchema>>;

export const isLiving = ({ status }: Pick<Link, "status">): boolean =>
  status === "active" || status === "pending" || status === "suspended";

/** Ours names both: Mollie finds a subscription only under its customer. */
export const subscriptionIdOf = (customerId: string, head: string): string => `${customerId}/${head}`;
export function namesIn(subscriptionId: string): { customerId: string; head: string } | null {
  const [customerId, head] = subscriptionId.split("/");
  return customerId && head ? { customerId, head } : null;
}

/** The first of the subscriptions that this one carries on, by what is written on it or on its payments. */
export const headOf = (id: string, written: { metadata?: unknown }): string => metadataOf(written).gift ?? id;

export async function linksOf(mollie: Client, customerId: string): Promise<readonly Link[]> {
  const { result } = await mollie.subscriptions.list({ customerId, limit: mostLinks });
  return result.embedded?.subscriptions ?? [];
}

/** Null: the customer has no such gift. */
export async function chainOf(mollie: Client, customerId: string, head: string): Promise<Chain | null> {
  const links = (await linksOf(mollie, customerId)).filter((link) => headOf(link.id, link) === head);
  const followed = new Set(links.map((link) => metadataOf(link).follows));
  const living = links.find(isLiving) ?? null;
  const last = living ?? links.find(({ id }) => !followed.has(id));
  if (!last) return null;
  const plan = living ? null : await planAfter(mollie, customerId, last);
  return { customerId, head, living, last, plan };
}

/** As it is written down, whether or not it still counts. */
export async function writtenPlan(mollie: Client, customerId: string): Promise<Plan | null> {
  const { metadata } = await mollie.customers.get({ customerId });
  const { success, data } = z.safeParse(planSchema, (metadata as { plan?: unknown } | null)?.plan);
  return success ? data : null;
}

async function planAfter(mollie: Client, customerId: string, last: Link): Promise<Plan | null> {
  const plan = await writtenPlan(mollie, customerId);
  if (plan?.after !== last.id || !last.canceledAt) return null;
  const late = Date.parse(last.canceledAt) - Date.parse(plan.at);
  return Math.abs(late) <= planLifeMs ? plan : null;
}

export async function writePlan(
  mollie: Client,
  chain: Pick<Chain, "customerId" | "last">,
  plan: Plan | null,
): Promise<void> {
  const { attemptId } = metadataOf(chain.last);
  await mollie.customers.update({
    customerId: chain.customerId,
    requestBody: { metadata: { attemptId, plan } },
  });
}
