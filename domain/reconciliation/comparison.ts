import type { Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";

export const silences = ["unavailable", "not_permitted", "no_statement"] as const;

export type Comparison = Readonly<{
  account: string;
  side: "bank" | "provider";
  /** The last day covered; null without any outside data. */
  upTo: Day | null;
  booksCents: Cents;
  /** Null: not available. */
  outsideCents: Cents | null;
  notTold: (typeof silences)[number] | null;
}>;

export const agrees = ({ booksCents, outsideCents }: Pick<Comparison, "booksCents" | "outsideCents">) =>
  booksCents === outsideCents;

/** The earliest of the days up to which each account agreed. Null if one never did. */
export function reconciledUpTo(lastAgreed: readonly (Day | null)[]): Day | null {
  const days = lastAgreed.flatMap((day) => day ?? []).toSorted();
  return days.length < lastAgreed.length ? null : (days[0] ?? null);
}
