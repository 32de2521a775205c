import type { Day } from "#domain/calendar/day.ts";
import type { AnalyticsAnswer } from "./answers.ts";
import { bucketSizeOf, intoBuckets, type BucketSize } from "./buckets.ts";
import { averageCents, sumOf } from "./figures.ts";
import { funnelOf } from "./funnel.ts";
import { keptAndLost, monthsShown } from "./monthly.ts";
import { dimensions, methodOf, partsOf, type Dimension, type KeyedFigures, type Part } from "./parts.ts";
import { nameOf, periodOf, type AskedPeriod } from "./period.ts";
import type { AnalyticsSource, GiftFilter } from "./ports.ts";

type Needs = { source: AnalyticsSource; today: () => Day };
export type Labels = {
  labelOf: (dimension: Dimension, key: string) => string;
  campaigns: AnalyticsAnswer["campaigns"];
};
export type AskedAnalytics = GiftFilter & Readonly<{ period: AskedPeriod; by?: BucketSize | undefined }>;

/** Donations over time, by dimension, monthly retention, and the form funnel. */
export const showAnalytics =
  ({ source, today }: Needs) =>
  async (asked: AskedAnalytics, { labelOf, campaigns }: Labels): Promise<AnalyticsAnswer> => {
    const period = periodOf(asked.period, today());
    const by = bucketSizeOf(period, asked.by);
    const { campaign, frequency } = asked;
    const months = monthsShown(period);
    const [gifts, monthly, funnel] = await Promise.all([
      source.gifts(period, { campaign, frequency }),
      source.monthly(months),
      source.funnel(period),
    ]);
    const time = intoBuckets(gifts.days, period, by);
    const total = sumOf(time);
    const labelled = (dimension: Dimension, found: readonly KeyedFigures[]): Part[] =>
      partsOf(found).map((part) => ({ ...part, label: labelOf(dimension, part.key) }));
    const parts = Object.fromEntries(
      dimensions.map((dimension) => [
        dimension,
        labelled(dimension, keyed(dimension, gifts.parts[dimension])),
      ]),
    ) as Record<Dimension, Part[]>;
    return {
      period: { ...period, name: nameOf(period, today()) },
      by,
      campaign,
      frequency,
      campaigns,
      total,
      averageCents: averageCents(total),
      // Each donor has one first donation, so this counts people.
      newDonors: parts.donor.find(({ key }) => key === "new")?.gifts ?? 0,
      time,
      parts,
      monthly: keptAndLost(monthly, months),
      funnel: funnelOf(funnel),
    };
  };

const keyed = (dimension: Dimension, found: readonly KeyedFigures[]): readonly KeyedFigures[] =>
  dimension === "method" ? found.map((part) => ({ ...part, key: methodOf(part.key) })) : found;
