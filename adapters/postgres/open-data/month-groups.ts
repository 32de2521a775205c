import type pg from "pg";
import type { ToldGifts } from "#domain/figures/told-gifts.ts";
import type { MonthGroup } from "#domain/open-data/group.ts";
import { accountOf } from "#domain/ledger/accounts.ts";
import type { Spending } from "#domain/open-data/iati/transactions.ts";
import { minPeople } from "#domain/open-data/people.ts";
import { staffNature } from "#domain/open-data/open-entries.ts";
import type { Award } from "#domain/open-data/ports.ts";
import type { RowOf } from "#domain/open-data/rows.ts";
import { headingOf, isOpen } from "./open-lines.ts";
import { patiently } from "./patiently.ts";

/** Until a year is closed, only donations: a payment, a payout or a wage in it can be of one person. */
const isOfClosedYear = "extract(year from e.booked_on) <= (select max(year) from book_years where is_closed)";

/** Raised and spent by day, as the public may know it. */
export const moneyDays = `select null as category, day, debit_cents - credit_cents as cents
    from ledger_day_sums join ledger_accounts on ledger_accounts.id = account_id where raised
  union all select category, day, cents from public_cost_days`;

/** Small groups include their people as numbers: a digest of the address, or of the entry without a donor. */
export const monthGroups = (pool: pg.Pool, through: number): Promise<MonthGroup[]> =>
  patiently(pool, async (client) => {
    const { rows } = await client.query<Omit<MonthGroup, "heading" | "raised">>(
      `select to_char(e.booked_on, 'YYYY-MM') as month, p.account_id as account, p.campaign_id as campaign,
         p.program_id as program, p.project_id as project, p.fund, p.nature, sum(p.cents)::bigint as cents,
         count(*)::int as lines, p.nature is not distinct from '${staffNature}' as "ofStaff",
         case when count(distinct who.number) < $2 then array_agg(distinct who.number) end as people
       from ledger_entries e
         join ledger_postings p on p.entry_id = e.id
         left join donations d on d.id = e.donation_id
         cross join lateral (select hashtext(coalesce(nullif(lower(d.donor_email), ''), 'entry ' || e.id)) as number) who
       where e.id <= $1 and not ${isOpen} and (e.donation_id is not null or ${isOfClosedYear})
       group by 1, 2, 3, 4, 5, 6, 7`,
      [through, minPeople],
    );
    return rows.map((row) => ({
      ...row,
      heading: headingOf(row.account),
      raised: accountOf(row.account)?.raised === true,
    }));
  });

/** The mark of the ledger's sums: all entries up to it are committed (see `summariseLedger`). */
export async function ledgerMark(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ entry: number }>("select entry_id as entry from ledger_summary_mark");
  return rows[0]?.entry ?? 0;
}

export async function openMonths(pool: pg.Pool): Promise<RowOf<"months">[]> {
  const { rows } = await pool.query<RowOf<"months">>({
    name: "open-months",
    text: `select to_char(day, 'YYYY-MM') as id, to_char(day, 'YYYY-MM') as "raisedFrom",
        coalesce(-sum(cents) filter (where category is null), 0)::bigint as "raisedCents",
        coalesce(sum(cents) filter (where category = 'PROGRAM'), 0)::bigint as "programCents",
        coalesce(sum(cents) filter (where category = 'ADMINISTRATION'), 0)::bigint as "administrationCents",
        coalesce(sum(cents) filter (where category = 'FUNDRAISING'), 0)::bigint as "fundraisingCents"
      from (${moneyDays}) moved group by 1 order by 1`,
  });
  return rows;
}

/** All decided grants. The publication decides who may be named. */
export async function awards(pool: pg.Pool): Promise<Award[]> {
  const { rows } = await pool.query<Award>(
    `select id, call_id as "callId", org_name as organisation, contact_name as "contactName",
       requested_cents as "requestedCents", awarded_cents as "awardedCents",
       coalesce((decided_at at time zone 'Europe/Amsterdam')::date, created_at::date) as "awardedOn"
     from grant_applications where status = 'APPROVED' order by decided_at, id`,
  );
  return rows;
}

export const projectSpending = (pool: pg.Pool, through: number): Promise<Spending[]> =>
  patiently(pool, async (client) => {
    const { rows } = await client.query<Spending>(
      `select p.project_id as project, to_char(e.booked_on, 'YYYY-"Q"Q') as quarter,
       coalesce(p.nature in ('grants', 'remittances'), false) as "paidOn", sum(p.cents)::bigint as cents
     from ledger_postings p
       join ledger_entries e on e.id = p.entry_id
       join ledger_accounts a on a.id = p.account_id and a.category is not null
     where p.project_id is not null and p.entry_id <= $1 and ${isOpen}
     group by 1, 2, 3`,
      [through],
    );
    return rows;
  });

type Told = { dataset: "months" | "campaigns"; name: string; first: string; last: string };

export async function toldGifts(pool: pg.Pool): Promise<ToldGifts> {
  const { rows } = await pool.query<Told>({
    name: "told-gifts",
    text: `select dataset, coalesce(row ->> 'campaign', '') as name,
        case dataset when 'months' then row ->> 'raisedFrom' else split_part(row ->> 'period', '/', 1) end as first, /* never null: first, because others are left out */
        case dataset when 'months' then row ->> 'id' else regexp_replace(row ->> 'period', '^.*/', '') end as last /* never null: last, because every row has it */
      from open_data_rows
      where run_id = (select id from open_data_runs where made_at is not null order by made_at desc, id desc limit 1)
        and (dataset = 'campaigns' or (dataset = 'months' and row ->> 'raisedFrom' is not null))
      order by position`,
  });
  const periods = (own: readonly Told[]) => own.map(({ first, last }) => ({ from: first, through: last }));
  const campaigns = rows.filter(({ dataset }) => dataset === "campaigns");
  return {
    months: periods(rows.filter(({ dataset }) => dataset === "months")),
    campaigns: new Map(
      [...Map.groupBy(campaigns, ({ name }) => name)].map(([name, own]) => [name, periods(own)]),
    ),
  };
}
