import type pg from "pg";
import type { FigureLine } from "#domain/figures/figure-line.ts";
import type { AsOf } from "#domain/figures/figure-record.ts";
import { staffNature } from "#domain/open-data/open-entries.ts";

/** Raised and spent by year and purpose; for now from the stored sums. */
export const figureLines =
  (pool: pg.Pool) =>
  async (asOf: AsOf | null): Promise<FigureLine[]> =>
    asOf ? linesAsOf(pool, asOf) : linesNow(pool);

/** Donations count on the day on which they were published (decision 140). */
const raised = `select extract(year from day)::int as year, null as category, campaign_id as "campaignId", null as "projectId",
  -sum(cents)::bigint as cents from public_raised`;

async function linesNow(pool: pg.Pool): Promise<FigureLine[]> {
  const { rows } = await pool.query<FigureLine>({
    name: "figure-lines-now",
    text: `${raised} group by 1, 3
      union all
      select year, category, null, project_id, sum(cents)::bigint
      from public_ledger_sums join ledger_accounts account on account.id = account_id
      where category is not null
      group by 1, 2, 4`,
  });
  return rows;
}

/** Counts by day; wages and fees count with a year as a whole. */
const isDaily = `account_id <> 'provider-fees' and nature is distinct from '${staffNature}'`;

/** Stored sums for whole years, booking dates for the current one, less what was recorded after `known`. Closed years never change. */
async function linesAsOf(pool: pg.Pool, { on, known }: AsOf): Promise<FigureLine[]> {
  const { rows } = await pool.query<FigureLine>({
    name: "figure-lines-as-of",
    text: `with moved as (
        select year, account_id, project_id, cents from daily_ledger_sums
        where year < extract(year from $1::date)
        union all
        select year, account_id, project_id, cents from yearly_ledger_sums
        where make_date(year, 12, 31) <= least($1::date, $2::date)
        union all
        select extract(year from booked_on)::int, account_id, project_id, cents
        from ledger_entries join ledger_postings on entry_id = ledger_entries.id
        where booked_on between date_trunc('year', $1::date)::date and $1::date
          and ${isDaily}
        union all
        select extract(year from booked_on)::int, account_id, project_id, -cents
        from ledger_entries join ledger_postings on entry_id = ledger_entries.id
        where created_at >= (($2::date + 1)::timestamp at time zone 'Europe/Amsterdam') and booked_on <= $1::date
          and ${isDaily}
      )
      ${raised} where day <= least($1::date, $2::date) group by 1, 3
      union all
      select year, category, null, project_id, sum(cents)::bigint
      from moved join ledger_accounts account on account.id = account_id
      where category is not null
      group by 1, 2, 4 having sum(cents) <> 0`,
    values: [on, known],
  });
  return rows;
}
