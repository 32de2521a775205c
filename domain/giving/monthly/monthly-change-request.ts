import { dateAMonthLater, dateInMonth } from "#domain/calendar/month.ts";
import { chargeFor, type FeeRates } from "#domain/money/cover-fees.ts";
import { refusalOfAmount, type AmountRefusal } from "#domain/money/gift-limits.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { MonthlyChange, MonthlyGift, MonthlyOccasion } from "./monthly-gift.ts";
import type { SubscriptionAnswer, Subscriptions } from "./subscriptions.ts";

/** A skip names the charge, so that asking twice skips only one. */
export type MonthlyChangeRequest =
  | Readonly<{ kind: "change"; giftCents?: Cents | undefined; dayOfMonth?: number | undefined }>
  | Readonly<{ kind: "pause" | "resume" | "cancel" }>
  | Readonly<{ kind: "skip"; date: string }>;

export type MonthlyChangeRefusal = AmountRefusal | "day_invalid" | "gift_ended" | "gift_not_active";

export type ChangePlan = Readonly<{
  change: MonthlyChange;
  occasion: MonthlyOccasion;
  ask: (subscriptions: Subscriptions, subscriptionId: string, key: string) => Promise<SubscriptionAnswer>;
}>;

export type Circumstances = Readonly<{ today: string; fees: FeeRates }>;

const lastDayOfMonth = 31;

/** Plans a request without executing it. Null: nothing changes. */
export function planMonthlyChange(
  gift: MonthlyGift,
  request: MonthlyChangeRequest,
  { today, fees }: Circumstances,
): ChangePlan | MonthlyChangeRefusal | null {
  if (request.kind === "cancel") return gift.status === "ENDED" ? null : ending;
  if (gift.status === "ENDED") return "gift_ended";
  switch (request.kind) {
    case "change":
      return planChange(gift, request, { today, fees });
    case "pause":
      return gift.status === "PAUSED" ? null : pausing;
    case "skip":
      return planSkip(gift, request.date);
    case "resume":
      return gift.status === "PAUSED" ? planResume(gift, today) : null;
  }
}

const ending: ChangePlan = {
  change: { status: "ENDED" },
  occasion: "cancelled",
  ask: (subscriptions, id) => subscriptions.cancel(id),
};
const pausing: ChangePlan = {
  change: { status: "PAUSED" },
  occasion: "paused",
  ask: (subscriptions, id) => subscriptions.pause(id),
};

function planChange(
  gift: MonthlyGift,
  request: Extract<MonthlyChangeRequest, { kind: "change" }>,
  { today, fees }: Circumstances,
): ChangePlan | MonthlyChangeRefusal | null {
  // A pending change counts as the donor's last choice unless this request replaces it.
  const { giftCents, dayOfMonth } = { ...(gift.unanswered ?? gift), ...definedIn(request) };
  const refusal = refusalOfAmount(giftCents);
  if (refusal) return refusal;
  // Fee cover continues at today's rates, because the donor agrees to a new amount.
  const chargedCents =
    giftCents === gift.giftCents
      ? gift.chargedCents
      : chargeFor(giftCents, gift.chargedCents > gift.giftCents, fees);
  if (refusalOfAmount(chargedCents)) return "amount_too_large";
  if (!Number.isInteger(dayOfMonth) || dayOfMonth < 1 || dayOfMonth > lastDayOfMonth) return "day_invalid";
  if (!gift.unanswered && giftCents === gift.giftCents && dayOfMonth === gift.dayOfMonth) return null;

  const nextChargeOn =
    dayOfMonth === gift.dayOfMonth
      ? gift.nextChargeOn
      : after(today, dateInMonth(gift.nextChargeOn, dayOfMonth), dayOfMonth);
  return {
    change: { giftCents, chargedCents, dayOfMonth, nextChargeOn },
    occasion: "changed",
    ask: (subscriptions, id, key) =>
      subscriptions.change(id, { chargedCents, dayOfMonth, nextChargeOn, key }),
  };
}

const definedIn = ({ giftCents, dayOfMonth }: Extract<MonthlyChangeRequest, { kind: "change" }>) => ({
  ...(giftCents !== undefined && { giftCents }),
  ...(dayOfMonth !== undefined && { dayOfMonth }),
});

function planSkip(gift: MonthlyGift, date: string): ChangePlan | MonthlyChangeRefusal | null {
  if (gift.status !== "ACTIVE") return "gift_not_active";
  if (gift.nextChargeOn !== date) return null;
  return startingOn(dateAMonthLater(date, gift.dayOfMonth), "skipped");
}

/** Not before the charge that was next when it was paused, and never today. */
function planResume({ nextChargeOn, dayOfMonth }: MonthlyGift, today: string): ChangePlan {
  const first = nextChargeOn > today ? nextChargeOn : dateInMonth(today, dayOfMonth);
  return startingOn(after(today, first, dayOfMonth), "resumed");
}

const startingOn = (nextChargeOn: string, occasion: "skipped" | "resumed"): ChangePlan => ({
  change: { status: "ACTIVE", nextChargeOn },
  occasion,
  ask: (subscriptions, id) => subscriptions.resume(id, nextChargeOn),
});

const after = (today: string, date: string, dayOfMonth: number): string =>
  date > today ? date : after(today, dateAMonthLater(date, dayOfMonth), dayOfMonth);
