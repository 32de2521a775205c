import type { Day } from "#domain/calendar/day.ts";
import type { DayFigures } from "./buckets.ts";
import type { FunnelCount } from "./funnel.ts";
import type { MonthlyGroup } from "./monthly.ts";
import type { Dimension, KeyedFigures } from "./parts.ts";
import type { Period } from "./period.ts";

/** An empty campaign means no specific purpose; null means every donation. */
export type GiftFilter = Readonly<{ campaign: string | null; frequency: "ONE_TIME" | "MONTHLY" | null }>;

export type GiftFigures = Readonly<{
  days: readonly DayFigures[];
  parts: Readonly<Record<Dimension, readonly KeyedFigures[]>>;
}>;

export type AnalyticsSource = {
  gifts: (period: Period, filter: GiftFilter) => Promise<GiftFigures>;
  /** By start and end month; earlier ones count in the month before the first. */
  monthly: (months: readonly Day[]) => Promise<MonthlyGroup[]>;
  funnel: (period: Period) => Promise<FunnelCount[]>;
};
