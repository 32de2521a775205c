import type pg from "pg";
import type { FigureLine } from "#domain/figures/figure-line.ts";
import type { BooksAsOf } from "#domain/figures/ports.ts";
import { staffNature } from "#domain/open-data/open-entries.ts";

/** Raised and spent by year and purpose; for now from the stored sums. */
export const figureLines =
  (pool: pg.Pool) =>
  async (asOf: BooksAsOf | null): Promise<FigureLine[]> =>
    asOf ? linesAsOf(pool, asOf) : linesNow(pool);

async function linesNow(pool: pg.Pool): Promise<FigureLine[]> {
  const { rows } = await pool.query<FigureLine>({
    name: "figure-lines-now",
    text: `select year, category, campaign_id as "campaignId", project_id as "projectId", sum(cents)::bigint as cents
      from public_ledger_sums join ledger_accounts account on account.id = account_id
      where raised or category is not null
      group by 1, 2, 3, 4`,
  });
  return rows;
}

/** Entries with a wage, which counts with the closed year as a whole. */
const isWage = `exists (select from ledger_postings wage where wage.entry_id = ledger_entries.id and wage.nature = '${staffNature}')`;

/** Stored sums for whole years, booking dates for the current one, less what was recorded after `known`. Closed years never change. */
async function linesAsOf(pool: pg.Pool, { on, known, gifts }: BooksAsOf): Promise<FigureLine[]> {
  const { rows } = await pool.query<FigureLine>({
    name: "figure-lines-as-of",
    text: `with moved as (
        select year, account_id, campaign_id, project_id, cents from daily_ledger_sums
        where year < extract(year from $1::date)
        union all
        select year, account_id, campaign_id, project_id, cents from yearly_ledger_sums
        where make_date(year, 12, 31) <= least($1::date, $2::date)
        union all
        select extract(year from booked_on)::int, account_id, campaign_id, project_id, cents
        from ledger_entries join ledger_postings on entry_id = ledger_entries.id
          join ledger_accounts own on own.id = account_id
        where booked_on between date_trunc('year', $1::date)::date and case when raised then $3::date else $1::date end
          and account_id <> 'provider-fees' and not ${isWage}
        union all
        select extract(year from booked_on)::int, account_id, campaign_id, project_id, -cents
        from ledger_entries join ledger_postings on entry_id = ledger_entries.id
          join ledger_accounts own on own.id = account_id
        where created_at >= ((case when raised then $4::date else $2::date end + 1)::timestamp at time zone 'Europe/Amsterdam')
          and booked_on <= case when raised then $3::date else $1::date end
          and account_id <> 'provider-fees' and not ${isWage}
      )
      select year, category, campaign_id as "campaignId", project_id as "projectId", sum(cents)::bigint as cents
      from moved join ledger_accounts account on account.id = account_id
      where raised or category is not null
      group by 1, 2, 3, 4 having sum(cents) <> 0`,
    values: [on, known, gifts.on, gifts.known],
  });
  return rows;
}
