import { addDays, type Day } from "#domain/calendar/day.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";
import { weekName, weekOf } from "#domain/calendar/week.ts";
import { nothing, plus, type Figures } from "./figures.ts";
import { lengthOf, type Period } from "./period.ts";

/** From the finest to the coarsest. */
export const bucketSizes = ["day", "week", "month"] as const;
export type BucketSize = (typeof bucketSizes)[number];

/** Days shown as one, cut at the ends of the period. */
export type Bucket = Readonly<{ name: string; from: Day; to: Day }>;
export type DayFigures = Figures & Readonly<{ day: Day }>;

/** More cannot be distinguished in a chart. */
const maxBuckets = 400;
const daysByDay = 62;
const daysByWeek = 200;

/** The requested size, unless it gives too many buckets; without a request, twelve to sixty buckets. */
export function bucketSizeOf(period: Period, asked?: BucketSize): BucketSize {
  const days = lengthOf(period);
  const requested = asked ?? (days <= daysByDay ? "day" : days <= daysByWeek ? "week" : "month");
  const fitting = bucketSizes
    .slice(bucketSizes.indexOf(requested))
    .find((size) => days / daysIn[size] <= maxBuckets);
  return fitting ?? "month";
}

/** All buckets of the period in order, also empty ones. */
export function bucketsOf({ from, to }: Period, size: BucketSize): Bucket[] {
  const buckets: Bucket[] = [];
  for (let start = startOf(from, size); start <= to; start = next(start, size)) {
    const end = addDays(next(start, size), -1);
    buckets.push({
      name: bucketName(start, size),
      from: start < from ? from : start,
      to: end > to ? to : end,
    });
  }
  return buckets;
}

/** Days without a row had no donations; days outside the period are dropped. */
export function intoBuckets(
  days: readonly DayFigures[],
  period: Period,
  size: BucketSize,
): (Bucket & Figures)[] {
  const byName = new Map<string, Figures>();
  for (const { day, ...figures } of days) {
    if (day < period.from || day > period.to) continue;
    const name = bucketName(day, size);
    byName.set(name, plus(byName.get(name) ?? nothing, figures));
  }
  return bucketsOf(period, size).map((bucket) => ({ ...bucket, ...(byName.get(bucket.name) ?? nothing) }));
}

/** "2026-11-15", "2026-W46", "2026-11": sortable. */
const bucketName = (day: Day, size: BucketSize): string =>
  size === "day" ? day : size === "week" ? weekName(day) : day.slice(0, 7);

const daysIn: Readonly<Record<BucketSize, number>> = { day: 1, week: 7, month: 28 };

const startOf = (day: Day, size: BucketSize): Day =>
  size === "day" ? day : size === "week" ? weekOf(day) : firstOfMonth(day);

const next = (start: Day, size: BucketSize): Day =>
  size === "month" ? firstOfMonth(start, 1) : addDays(start, daysIn[size]);
