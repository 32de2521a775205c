import type { Day } from "#domain/calendar/day.ts";
import type { DayFigures } from "./buckets.ts";
import type { FunnelCount } from "./funnel.ts";
import type { MonthlyGroup } from "./monthly.ts";
import type { Dimension, KeyedFigures } from "./parts.ts";
import type { Period } from "./period.ts";

/** The empty campaign is "for nothing in particular"; null is every gift. */
export type GiftFilter = Readonly<{ campaign: string | null; frequency: "ONE_TIME" | "MONTHLY" | null }>;

export type GiftFigures = Readonly<{
  days: readonly DayFigures[];
  parts: Readonly<Record<Dimension, readonly KeyedFigures[]>>;
}>;

export type AnalyticsSource = {
  gifts: (period: Period, filter: GiftFilter) => Promise<GiftFigures>;
  /** By the months in which they began and ended; what was before the first of these is of the month before it. */
  monthly: (months: readonly Day[]) => Promise<MonthlyGroup[]>;
  funnel: (period: Period) => Promise<FunnelCount[]>;
};
