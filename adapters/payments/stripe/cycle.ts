import type Stripe from "stripe";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { dateAMonthLater, dateInMonth } from "#domain/calendar/month.ts";
import { isoOf } from "./iso-of.ts";

/** The furthest that a charge can be postponed. */
const maxMonths = 24;
/** Before the charge it is meant for and after the previous one. */
const aheadMs = 12 * 60 * 60 * 1000;
/** The donor's day, because a cycle anchored in a short month loses it. */
export const dayName = "day_of_month";

export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`Stripe's subscription ${id} is for nothing`);
  return item;
}

/** Resumed only by hand. One that resumes automatically just skips a month or more. */
export const isPaused = ({ status, pause_collection: pause }: Stripe.Subscription): boolean =>
  status === "paused" || (pause !== null && pause.resumes_at === null);

export function nextChargeOf(subscription: Stripe.Subscription): string {
  const resumesAt = (subscription.pause_collection?.resumes_at ?? 0) * 1000;
  for (const at of comingCharges(subscription)) if (at.getTime() >= resumesAt) return dutchDate(at);
  throw new Error(`Stripe's subscription ${subscription.id} resumes in years`);
}

/** How to skip charges until this date without moving the cycle. Null: it never charges on that date. */
export function leavingOutUntil(
  subscription: Stripe.Subscription,
  date: string,
): Stripe.Emptyable<Stripe.SubscriptionUpdateParams.PauseCollection> | null {
  const [next, ...later] = comingCharges(subscription);
  if (next && dutchDate(next) === date) return "";
  const first = later.find((at) => dutchDate(at) === date);
  return first ? { behavior: "void", resumes_at: Math.floor((first.getTime() - aheadMs) / 1000) } : null;
}

/** The stored day, or the one of the cycle's anchor. */
export const chosenDayOf = ({ metadata, billing_cycle_anchor: anchor }: Stripe.Subscription): number =>
  Number(metadata[dayName] ?? dutchDate(new Date(anchor * 1000)).slice(8));

/** A cycle anchored to the last day of a short month keeps that day. Returns the corrected next date. */
export function correctedChargeDate(subscription: Stripe.Subscription): string | null {
  const next = nextChargeOf(subscription);
  const wanted = dateInMonth(next, chosenDayOf(subscription));
  return wanted > next ? wanted : null;
}

/** The end of this period and of those to come, by the anchor's day and time; shorter months end on their last day. */
function* comingCharges(subscription: Stripe.Subscription): Generator<Date> {
  const anchor = isoOf(subscription.billing_cycle_anchor);
  let at = isoOf(itemOf(subscription).current_period_end);
  for (let months = 0; months < maxMonths; months++) {
    yield new Date(at);
    at = dateAMonthLater(at.slice(0, 10), Number(anchor.slice(8, 10))) + anchor.slice(10);
  }
}

/** At noon it is the same day in the Netherlands and at Stripe. */
export const anchoredTo = (date: string) => ({ trial_end: Date.parse(`${date}T12:00:00Z`) / 1000 });
