import { yearOf } from "#domain/calendar/day.ts";

export type Period = Readonly<{ from: string; to: string }>;

type Asked = Readonly<{ year?: string | undefined; from?: string | undefined; to?: string | undefined }>;

/** A year, or a custom range; default this year. A reversed range becomes its first day. */
export function periodOf({ year, from, to }: Asked, today: string): Period {
  const asked = year || String(yearOf(from || to || today));
  const first = from || `${asked}-01-01`;
  const last = to || `${asked}-12-31`;
  return { from: first, to: last < first ? first : last };
}
