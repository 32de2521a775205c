import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import type { Client } from "mollie-api-typescript";
import type { SubscriptionResponse } from "mollie-api-typescript/models";
import { metadataOf } from "./report.ts";

const maxLinks = 250;
/** An end later than this after its plan was not ours: Mollie or staff ended it. */
const planLifeMs = 10 * 60 * 1000;

export type Link = Pick<
  SubscriptionResponse,
  "id" | "status" | "amount" | "nextPaymentDate" | "description" | "metadata" | "mandateId" | "canceledAt"
>;

/** A chain of subscriptions, at most one active, because Mollie cannot move or pause a charged one. `head` is the first. */
export type Chain = Readonly<{
  customerId: string;
  head: string;
  living: Link | null;
  last: Link;
  /** The planned successor, if we ended the last one and nothing followed. */
  plan: Plan | null;
}>;

const termsSchema = z.object({
  /** Null: as before. */
  cents: z.nullable(centsField),
  /** Null: from before the day was stored. */
  day: z.nullable(z.int()),
  mandateId: z.nullable(z.string()),
});
const planSchema = z.extend(termsSchema, {
  at: z.string(),
  /** Null: nothing is charged until it is resumed. */
  startDate: z.nullable(z.string()),
});
/** Stored on a subscription just before it ends, so that the next reader continues after a crash. One of two concurrent plans wins. */
export type Plan = Readonly<z.infer<typeof planSchema>>;

/** Facts about the whole monthly donation, in the customer's metadata. */
const giftSchema = z.object({
  /** Permanent: no plan may start it again. */
  ended: z.optional(z.boolean()),
  /** Terms changed during the pause after this subscription. */
  agreed: z.optional(z.extend(termsSchema, { after: z.string() })),
});

export const isActive = ({ status }: Pick<Link, "status">): boolean =>
  status === "active" || status === "pending" || status === "suspended";

/** Contains both ids, because Mollie finds a subscription only under its customer. */
export const subscriptionIdOf = (customerId: string, head: string): string => `${customerId}/${head}`;
export function namesIn(subscriptionId: string): { customerId: string; head: string } | null {
  const [customerId, head] = subscriptionId.split("/");
  return customerId && head ? { customerId, head } : null;
}

/** The first subscription of the chain, from the metadata of this one or of its payments. */
export const headOf = (id: string, written: { metadata?: unknown }): string => metadataOf(written).gift ?? id;

export async function linksOf(mollie: Client, customerId: string): Promise<readonly Link[]> {
  const { result } = await mollie.subscriptions.list({ customerId, limit: maxLinks });
  return result.embedded?.subscriptions ?? [];
}

/** Null: the customer has no such donation. */
export async function chainOf(mollie: Client, customerId: string, head: string): Promise<Chain | null> {
  const links = (await linksOf(mollie, customerId)).filter((link) => headOf(link.id, link) === head);
  const followed = new Set(links.map((link) => metadataOf(link).follows));
  const living = links.find(isActive) ?? null;
  const last = living ?? links.find(({ id }) => !followed.has(id));
  if (!last) return null;
  const plan = living ? null : await planAfter(mollie, customerId, last);
  return { customerId, head, living, last, plan };
}

/** The last written plan, valid or not. */
export function planOn({ metadata }: Pick<Link, "metadata">): Plan | null {
  const { success, data } = z.safeParse(planSchema, (metadata as { plan?: unknown } | null)?.plan);
  return success ? data : null;
}

async function planAfter(mollie: Client, customerId: string, last: Link): Promise<Plan | null> {
  const plan = planOn(last);
  if (!plan || !last.canceledAt) return null;
  if (Math.abs(Date.parse(last.canceledAt) - Date.parse(plan.at)) > planLifeMs) return null;
  const { ended, agreed } = await writtenOn(mollie, customerId);
  if (ended) return null;
  if (agreed?.after !== last.id) return plan;
  const { cents, day, mandateId } = agreed;
  return { ...plan, cents, day, mandateId };
}

export const hasEndedForGood = async (mollie: Client, customerId: string): Promise<boolean> =>
  (await writtenOn(mollie, customerId)).ended === true;

async function writtenOn(mollie: Client, customerId: string) {
  const { metadata } = await mollie.customers.get({ customerId });
  const { success, data } = z.safeParse(giftSchema, metadata);
  return success ? data : {};
}

export const markEnded = (mollie: Client, chain: Chain): Promise<unknown> =>
  write(mollie, chain, { ended: true });

export const changeWhilePaused = (
  mollie: Client,
  chain: Chain,
  { cents, day, mandateId }: Plan,
): Promise<unknown> => write(mollie, chain, { agreed: { after: chain.last.id, cents, day, mandateId } });

const write = (
  mollie: Client,
  { customerId, last }: Chain,
  written: z.infer<typeof giftSchema>,
): Promise<unknown> =>
  mollie.customers.update({
    customerId,
    requestBody: { metadata: { attemptId: metadataOf(last).attemptId, ...written } },
  });
