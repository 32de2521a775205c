import type { Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";

export const silences = ["unavailable", "not_permitted", "no_statement"] as const;

/** What the books say of one account, and what they say who hold the money. */
export type Comparison = Readonly<{
  account: string;
  side: "bank" | "provider";
  /** Until which day it says something; null where nobody outside has told anything yet. */
  upTo: Day | null;
  booksCents: Cents;
  /** Null: they could not be asked. */
  outsideCents: Cents | null;
  notTold: (typeof silences)[number] | null;
}>;

export const agrees = ({ booksCents, outsideCents }: Pick<Comparison, "booksCents" | "outsideCents">) =>
  booksCents === outsideCents;

/** Of each account, until which day it last agreed: all is reconciled up to the earliest. Null if one never did. */
export function reconciledUpTo(lastAgreed: readonly (Day | null)[]): Day | null {
  const days = lastAgreed.flatMap((day) => day ?? []).toSorted();
  return days.length < lastAgreed.length ? null : (days[0] ?? null);
}
