import { dayMs } from "#domain/calendar/day.ts";
import type { MonthlyGift } from "./monthly-gift.ts";
import type { SubscriptionReport } from "./subscriptions.ts";

/** The scheme's own term for announcing a debit; nothing shorter was agreed with donors. */
export const noticeDays = 14;
/** Stripe tries a card again as its settings say, Mollie never does. The email promises only the end after 14 days. */
const reminderDays = 7;
const lastDays = 14;
/** A debit is not retried; the next month is the second and last chance. */
const maxFailedDebits = 2;
/** No mandate, account closed, holder died: must not be charged again. */
const finalCodes: readonly string[] = ["MD01", "AC04", "MD07"];

export type OwedGift = MonthlyGift &
  Readonly<{
    failedAt: Date;
    wasTold: boolean;
    wasReminded: boolean;
    /** Failed or returned charges since then, one per month. */
    failures: number;
    returnCodes: readonly string[];
    /** Set when the charge only waits for the donor's confirmation. */
    confirmUrl: string | null;
  }>;

export type OwedStep = "tell" | "remind" | "end";
type MethodKind = SubscriptionReport["method"]["kind"];

/** The next step after a failed charge, if any. Each step happens once. */
export function nextStepFor(gift: OwedGift, kind: MethodKind, now: Date): OwedStep | null {
  if (gift.returnCodes.some((code) => finalCodes.includes(code))) return "end";
  if (!gift.wasTold) return "tell";
  const days = (now.getTime() - gift.failedAt.getTime()) / dayMs;
  if (kind === "sepa_debit") return gift.failures >= maxFailedDebits ? "end" : null;
  if (days >= lastDays) return "end";
  return days >= reminderDays && !gift.wasReminded ? "remind" : null;
}

/** What SEPA requires in the announcement of a debit. */
export type Debit = Readonly<{
  creditor: string;
  creditorId: string | null;
  mandateReference: string | null;
}>;

/** Each of these happens once and queues its email. Returns false if it has happened already. */
export type MonthlyMaintenance = {
  /** Active gifts that will be charged by this date and were not announced. */
  toAnnounce: (today: string, until: string, most: number) => Promise<MonthlyGift[]>;
  /** `debit`: null for a card. */
  announce: (gift: MonthlyGift, debit: Debit | null) => Promise<boolean>;
  /** The provider charges on another date than expected. */
  expectOn: (gift: MonthlyGift, nextChargeOn: string) => Promise<void>;
  /** Overdue donations without a reported charge. */
  overdue: (today: string, most: number) => Promise<MonthlyGift[]>;
  /** Those already notified are returned a few times a day. */
  owed: (now: Date, most: number) => Promise<OwedGift[]>;
  tell: (gift: OwedGift, step: "tell" | "remind", kind: MethodKind, now: Date) => Promise<boolean>;
  end: (gift: MonthlyGift, because: "payment" | "provider", now: Date) => Promise<boolean>;
};
