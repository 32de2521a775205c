import type pg from "pg";
import type { Figures } from "#domain/analytics/figures.ts";
import type { FunnelCount } from "#domain/analytics/funnel.ts";
import type { MonthlyGroup } from "#domain/analytics/monthly.ts";
import type { KeyedFigures } from "#domain/analytics/parts.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { AnalyticsSource, GiftFilter } from "#domain/analytics/ports.ts";
import type { Day } from "#domain/calendar/day.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Statement } from "../exports/cursor-batches.ts";

/** Read through `gift_sums`: always exact, and fast while `summariseGifts` runs regularly. */
export const analyticsSource = (pool: pg.Pool): AnalyticsSource => ({
  gifts: async (period, filter) => {
    const [all, seen] = await Promise.all([
      read<AllRow>(pool, wholeStatement(period, filter)),
      read<SeenRow>(pool, partsStatement(period, filter)),
    ]);
    const ofDimension = (name: string) =>
      seen.flatMap(keyedBy((row) => (row.dimension === name ? row.key : null)));
    return {
      days: all.flatMap(keyedBy(({ day }) => day)).map(({ key, ...figures }) => ({ day: key, ...figures })),
      parts: {
        campaign: all.flatMap(keyedBy(({ campaign }) => campaign)),
        frequency: all.flatMap(keyedBy(({ frequency }) => frequency)),
        country: ofDimension("country"),
        language: ofDimension("language"),
        method: ofDimension("method"),
        donor: ofDimension("donor"),
      },
    };
  },
  monthly: (months) => monthlyGroups(pool, months),
  funnel: ({ from, to }) =>
    read<FunnelCount>(pool, {
      text: `select step, language, frequency, sum(times)::int as count from form_funnel
        where day between $1 and $2 group by 1, 2, 3`,
      values: [from, to],
    }),
});

/** The key of all campaigns together; no campaign has this name. */
const everyCampaign = "*";
const sums = `sum(gifts)::int as gifts, sum(given_cents)::bigint as "givenCents",
  sum(returned_cents)::bigint as "returnedCents"`;

/** Each row is for one day, one campaign or one frequency; the other two are null. */
type AllRow = Figures & { day: string | null; campaign: string | null; frequency: string | null };
type SeenRow = KeyedFigures & { dimension: string };

/** One frequency, or both. */
const inPeriod = "day between $1 and $2 and ($4::text is null or frequency = $4)";
const valuesOf = ({ from, to }: Period, { campaign, frequency }: GiftFilter) => [
  from,
  to,
  campaign ?? everyCampaign,
  frequency,
];

export const wholeStatement = (period: Period, filter: GiftFilter): Statement => ({
  text: `select day, campaign_id as campaign, frequency, ${sums} from gift_sums
    where dimension = 'all' and campaign_id ${filter.campaign === null ? "<>" : "="} $3 and ${inPeriod}
    group by grouping sets ((day), (campaign_id), (frequency))`,
  values: valuesOf(period, filter),
});

export const partsStatement = (period: Period, filter: GiftFilter): Statement => ({
  text: `select dimension, value as key, ${sums} from gift_sums
    where dimension = any('{country,language,method,donor}') and campaign_id = $3 and ${inPeriod} group by 1, 2`,
  values: valuesOf(period, filter),
});

/** Compares month boundaries, which is faster than converting times. Old ones without a recorded end lasted until their last payment. */
const monthlyText = `with months as (
    select array_agg(month::timestamp at time zone 'Europe/Amsterdam' order by month) as begins from unnest($1::date[]) month
  )
  select width_bucket(created_at, begins) as began,
    case when status = 'ENDED' then width_bucket(coalesce(ended_at, paid_up_to, created_at), begins) end as ended,
    count(*)::int as gifts, sum(amount_cents)::bigint as cents
  from recurring_gifts, months group by 1, 2`;
type MonthlyRow = { began: number; ended: number | null; gifts: number; cents: Cents };

async function monthlyGroups(pool: pg.Pool, months: readonly Day[]): Promise<MonthlyGroup[]> {
  const [first = "", last = ""] = [months[0], months.at(-1)];
  const borders = [...months, firstOfMonth(last, 1)];
  const names = [firstOfMonth(first, -1), ...borders];
  const named = (place: number): Day => names[place] ?? "";
  const rows = await read<MonthlyRow>(pool, { text: monthlyText, values: [borders] });
  return rows.map(({ began, ended, ...count }) => ({
    began: named(began),
    ended: ended === null ? null : named(ended),
    ...count,
  }));
}

/** The figures of the rows with this key. */
const keyedBy =
  <Row extends Figures>(keyOf: (row: Row) => string | null) =>
  (row: Row): KeyedFigures[] => {
    const key = keyOf(row);
    const { gifts, givenCents, returnedCents } = row;
    return key === null ? [] : [{ key, gifts, givenCents, returnedCents }];
  };

async function read<Row extends object>(pool: pg.Pool, { text, values }: Statement): Promise<Row[]> {
  const { rows } = await pool.query<Row>(text, [...values]);
  return rows;
}
