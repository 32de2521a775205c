import { dayMs } from "#domain/calendar/day.ts";
import type { MonthlyGift } from "./monthly-gift.ts";
import type { SubscriptionReport } from "./subscriptions.ts";

/** The scheme's own term for announcing a debit; nothing shorter was agreed with donors. */
export const noticeDays = 14;
/** Providers try a card again after 1, 3, 7 and 13 days. The reminder comes with the third try, the end after the last. */
const reminderDays = 7;
const lastDays = 14;
/** A debit is not tried again; the next month is its second chance, and there is no third. */
const maxFailedDebits = 2;
/** No mandate was given, the account is closed, its holder has died: a bank that says so must not be asked again. */
const finalCodes: readonly string[] = ["MD01", "AC04", "MD07"];

/** A monthly gift of which a charge is owed, and what was done about it. */
export type OwedGift = MonthlyGift &
  Readonly<{
    failedAt: Date;
    wasTold: boolean;
    wasReminded: boolean;
    /** Charges that failed or came back since then, each month's counted once. */
    failures: number;
    /** What banks gave as their reasons for these. */
    returnCodes: readonly string[];
    /** Where the donor confirms the charge, when that is all it waits for. */
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

/** What SEPA requires in the announcement of a debit, as far as it is known. */
export type Debit = Readonly<{
  creditor: string;
  creditorId: string | null;
  mandateReference: string | null;
}>;

/** Each of these happens once and queues its email. Returns false if it has happened already. */
export type MonthlyMaintenance = {
  /** Active gifts that will be charged by this date and were not announced. */
  toAnnounce: (today: string, until: string, most: number) => Promise<MonthlyGift[]>;
  /** `debit`: null when no bank account is debited, but a card. */
  announce: (gift: MonthlyGift, debit: Debit | null) => Promise<boolean>;
  /** The provider will charge on another date than we thought. */
  expectOn: (gift: MonthlyGift, nextChargeOn: string) => Promise<void>;
  /** Overdue donations without a reported charge. */
  overdue: (today: string, most: number) => Promise<MonthlyGift[]>;
  /** Of those who know already, each comes up a few times a day. */
  owed: (now: Date, most: number) => Promise<OwedGift[]>;
  tell: (gift: OwedGift, step: "tell" | "remind", kind: MethodKind, now: Date) => Promise<boolean>;
  end: (gift: MonthlyGift, because: "payment" | "provider", now: Date) => Promise<boolean>;
};
