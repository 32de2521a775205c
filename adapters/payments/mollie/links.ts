import type { Client } from "mollie-api-typescript";
import { dutchDate } from "#domain/giving/dutch-date.ts";
import { dateAMonthLater, dateInMonth } from "#domain/giving/recurring-gift.ts";
import { amountOf } from "./amount.ts";
import { chainOf, isLiving, writePlan, writtenPlan, type Chain, type Link, type Plan } from "./chain.ts";
import { isRefusal, isUnknown } from "./client.ts";
import { keyFor } from "./idempotency-key.ts";
import { metadataOf } from "./truth.ts";

export type Terms = Readonly<{ cents: number; day: number | null; startDate: string | null }>;
type Doing = Readonly<{ mollie: Client; webhookUrl: string | null; now: () => number }>;

/** Somebody else changed the same gift in the same moment. Like Mollie's own conflict: it is to be asked again. */
class ChangedMeanwhile extends Error {
  readonly statusCode = 409;
}

/** Somebody would have to begin it anew each time in between. */
const mostTries = 5;

/**
 * The living subscription is ended, and what follows it begins. Never two at once: the old one is gone before the new
 * one is asked for, and Mollie gives a customer no two living ones of one description. Until the old one is gone
 * nothing has happened; from then on the plan tells everyone who looks what is to come.
 */
export async function replace(doing: Doing, chain: Chain, living: Link, terms: Terms): Promise<Chain> {
  const { mollie, now } = doing;
  const at = new Date(now()).toISOString();
  const plan: Plan = { ...terms, after: living.id, at, mandateId: living.mandateId ?? null };
  await writePlan(mollie, chain, plan);
  await end(mollie, chain.customerId, living.id);
  const ended = { ...chain, living: null, last: living, plan };
  if (terms.startDate === null) return ended;
  const begun = await beginAsPlanned(doing, ended, plan, terms.startDate);
  if (begun === "refused") throw new ChangedMeanwhile("Another subscription had begun, or none may begin");
  return begun;
}

/** The plan of a gift without a living subscription is carried out, if it is to be charged. */
export async function carryOn(doing: Doing, chain: Chain): Promise<Chain> {
  const { plan } = chain;
  if (chain.living || !plan || plan.startDate === null) return chain;
  const begun = await beginAsPlanned(doing, chain, plan, plan.startDate);
  if (begun !== "refused") return begun;
  const { mollie } = doing;
  const found = await chainOf(mollie, chain.customerId, chain.head);
  if (found?.living) return found;
  // Its mandate is gone. Forgotten, so that nobody begins it after the gift has ended in the books.
  await writePlan(mollie, chain, null);
  return { ...chain, plan: null };
}

/** What lives is paused, and whatever began in the same moment too. */
export async function stop(doing: Doing, chain: Chain, termsOf: (living: Link) => Terms): Promise<void> {
  await untilNoneLives(doing, chain, (found, living) => replace(doing, found, living, termsOf(living)));
}

/** For good, with all that was planned: first the plan, because it would come after this ending too. */
export async function endAll(doing: Doing, chain: Chain): Promise<void> {
  const { mollie } = doing;
  if (!chain.living && !chain.plan) return;
  await writePlan(mollie, chain, null);
  await untilNoneLives(doing, chain, (found, living) => end(mollie, found.customerId, living.id));
}

async function untilNoneLives(
  { mollie }: Doing,
  chain: Chain,
  work: (chain: Chain, living: Link) => Promise<unknown>,
): Promise<void> {
  let found: Chain | null = chain;
  for (let tries = 0; tries < mostTries; tries++) {
    if (found?.living) await work(found, found.living);
    found = await chainOf(mollie, chain.customerId, chain.head);
    if (!found?.living) return;
  }
  throw new ChangedMeanwhile("A subscription began each time the last one was ended");
}

const beginAsPlanned = async (
  doing: Doing,
  chain: Chain,
  plan: Plan,
  startDate: string,
): Promise<Chain | "refused"> => {
  try {
    return await begin(doing, chain, plan, startDate);
  } catch (error) {
    if (isRefusal(error)) return "refused";
    throw error;
  }
};

export async function begin(doing: Doing, chain: Chain, plan: Plan, startDate: string): Promise<Chain> {
  const { mollie, webhookUrl, now } = doing;
  const { customerId, head, last } = chain;
  const { cents, day, mandateId } = plan;
  const living = await mollie.subscriptions.create({
    customerId,
    // One for each that follows another, whatever was wished: of two wishes at once, one is told to look again.
    idempotencyKey: keyFor(`after ${last.id}`),
    subscriptionRequest: {
      amount: amountOf(cents, last.amount.currency),
      interval: "1 month",
      startDate: notBefore(now(), startDate, day),
      description: last.description,
      metadata: { attemptId: metadataOf(last).attemptId, gift: head, follows: last.id, day },
      ...(mandateId && { mandateId }),
      ...(webhookUrl && { webhookUrl }),
    },
  });
  const begun = { customerId, head, living, last: living, plan: null };
  // Whoever ended or paused the gift meanwhile looked for a living one before this was one.
  const written = await writtenPlan(mollie, customerId);
  if (!written) await end(mollie, customerId, living.id);
  else if (written.startDate === null && written.at !== plan.at)
    return replace(doing, begun, living, written);
  return written ? begun : { ...begun, living: null };
}

/** Whoever ends what has ended has what they wanted. */
async function end(mollie: Client, customerId: string, subscriptionId: string): Promise<void> {
  const names = { customerId, subscriptionId };
  try {
    await mollie.subscriptions.cancel(names);
  } catch (error) {
    if (isUnknown(error) || (isRefusal(error) && !isLiving(await mollie.subscriptions.get(names)))) return;
    throw error;
  }
}

/**
 * Mollie takes a start on a month's last day for "the last day of each month", so that a gift of the 30th would go over to
 * the 31st. Where the next charge stands on another day than the donor's, this is the day it should stand on.
 */
export function rightDay({ nextPaymentDate, metadata }: Link, now: number): string | null {
  const { day } = metadataOf({ metadata });
  if (day === null || !nextPaymentDate) return null;
  const right = dateInMonth(nextPaymentDate, day);
  return right !== nextPaymentDate && right > dutchDate(new Date(now)) ? right : null;
}

/** A date that has passed meanwhile would be refused. */
export function notBefore(now: number, date: string, day: number | null): string {
  const today = dutchDate(new Date(now));
  return date > today ? date : notBefore(now, dateAMonthLater(date, day ?? Number(date.slice(8))), day);
}
