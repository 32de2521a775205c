import type { Client } from "mollie-api-typescript";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { dateAMonthLater, dateInMonth } from "#domain/calendar/month.ts";
import { amountOf, isRefusal, keyFor } from "./client.ts";
import {
  chainOf,
  hasEndedForGood,
  isActive,
  markEnded,
  planOn,
  type Chain,
  type Link,
  type Plan,
} from "./chain.ts";
import { metadataOf } from "./report.ts";

export type NewPlan = Pick<Plan, "cents" | "day" | "startDate">;
type Doing = Readonly<{ mollie: Client; webhookUrl: string | null; now: () => number }>;

/** Another request changed the same donation concurrently. Handled like Mollie's own conflict: try again. */
class ChangedMeanwhile extends Error {
  readonly statusCode = 409;
}

/** More retries than this mean a bug. */
const maxTries = 5;

/** Ends the active subscription, then starts its successor. The plan stored on the ended one survives a crash in between. */
export async function replace(doing: Doing, chain: Chain, living: Link, next: NewPlan): Promise<Chain> {
  const { mollie, now } = doing;
  const { customerId } = chain;
  const at = new Date(now()).toISOString();
  const plan: Plan = { ...next, at, mandateId: living.mandateId ?? null };
  const metadata = { ...(living.metadata as object | null), plan };
  await mollie.subscriptions.update({ customerId, subscriptionId: living.id, requestBody: { metadata } });
  const last = await end(mollie, customerId, living.id);
  const planned = planOn(last);
  if (!planned || !isSame(planned, plan)) throw new ChangedMeanwhile("Another plan stands on what was ended");
  const ended = { ...chain, living: null, last, plan: planned };
  return next.startDate === null ? ended : begin(doing, ended, planned, next.startDate);
}

/** Carries out the plan of a donation without an active subscription, if it should be charged. */
export async function carryOutPlan(doing: Doing, chain: Chain): Promise<Chain> {
  const { plan } = chain;
  if (chain.living || !plan || plan.startDate === null) return chain;
  try {
    return await begin(doing, chain, plan, plan.startDate);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const found = await chainOf(doing.mollie, chain.customerId, chain.head);
    if (found?.living) return found;
    // The mandate is gone. Marked permanently, so that nothing starts after the donation ended in the books.
    await markEnded(doing.mollie, chain);
    return { ...chain, plan: null };
  }
}

/** Ends the donation. The end is stored first, so that a concurrent start ends itself again. */
export async function endAll({ mollie }: Doing, chain: Chain): Promise<void> {
  if (!chain.living && !chain.plan) return;
  await markEnded(mollie, chain);
  let found: Chain | null = chain;
  for (let tries = 0; tries < maxTries; tries++) {
    if (found?.living) await end(mollie, chain.customerId, found.living.id);
    found = await chainOf(mollie, chain.customerId, chain.head);
    if (!found?.living) return;
  }
  throw new ChangedMeanwhile("A subscription began each time the last one was ended");
}

export async function begin(doing: Doing, chain: Chain, plan: Plan, startDate: string): Promise<Chain> {
  const { mollie, webhookUrl, now } = doing;
  const { customerId, head, last } = chain;
  const { cents, day, mandateId } = plan;
  const living = await mollie.subscriptions.create({
    customerId,
    // One successor per subscription, however often it is requested.
    idempotencyKey: keyFor(`after ${last.id}`),
    subscriptionRequest: {
      amount: cents === null ? last.amount : amountOf(cents, last.amount.currency),
      interval: "1 month",
      startDate: notBefore(now(), startDate, day),
      description: last.description,
      metadata: { attemptId: metadataOf(last).attemptId, gift: head, follows: last.id, day },
      ...(mandateId && { mandateId }),
      ...(webhookUrl && { webhookUrl }),
    },
  });
  const begun = { customerId, head, living, last: living, plan: null };
  // A concurrent end may have searched before this subscription existed.
  if (!(await hasEndedForGood(mollie, customerId))) return begun;
  return { ...begun, living: null, last: await end(mollie, customerId, living.id) };
}

/** Ending an ended subscription succeeds. */
async function end(mollie: Client, customerId: string, subscriptionId: string): Promise<Link> {
  const names = { customerId, subscriptionId };
  try {
    return await mollie.subscriptions.cancel(names);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const ended = await mollie.subscriptions.get(names);
    if (isActive(ended)) throw error;
    return ended;
  }
}

const isSame = (a: Plan, b: Plan): boolean =>
  a.cents === b.cents && a.day === b.day && a.startDate === b.startDate && a.mandateId === b.mandateId;

/** Mollie reads a start on a month's last day as the last day of every month. Returns the correct day if the next charge differs. */
export function correctedChargeDay({ nextPaymentDate, metadata }: Link, now: number): string | null {
  const { day } = metadataOf({ metadata });
  if (day === null || !nextPaymentDate) return null;
  const right = dateInMonth(nextPaymentDate, day);
  return right !== nextPaymentDate && right > dutchDate(new Date(now)) ? right : null;
}

/** Mollie refuses a date in the past. */
export function notBefore(now: number, date: string, day: number | null): string {
  const today = dutchDate(new Date(now));
  return date > today ? date : notBefore(now, dateAMonthLater(date, day ?? Number(date.slice(8))), day);
}
