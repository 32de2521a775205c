import type pg from "pg";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import type { Income, Spending } from "#domain/open-data/iati/transactions.ts";
import type { Award } from "#domain/open-data/ports.ts";
import type { RowOf } from "#domain/open-data/rows.ts";
import { headingOf, isOpen } from "./open-lines.ts";
import { patiently } from "./patiently.ts";

/** Raised and spent by day, as the public may know it. */
export const moneyDays = `select null as category, day, -cents as cents from public_raised
  union all select category, day, cents from public_cost_days`;

type Sum = RowOf<"sums">;

/**
 * What is not published line by line: donations in the sums that were published, and for a closed year the rest under
 * each heading, as the annual accounts show it. Fees of donations are public when their year is over.
 */
export const openSums = (pool: pg.Pool, through: number): Promise<Sum[]> =>
  patiently(pool, async (client) => {
    const { rows: published } = await client.query<{ day: string; campaign: string | null; cents: Cents }>(
      `select day, nullif(campaign_id, '') as campaign, -cents as cents from public_sums order by 1, 2`,
    );
    const { rows: closed } = await client.query<{ year: string; account: string; cents: Cents }>(
      `select to_char(e.booked_on, 'YYYY') as year, p.account_id as account, sum(p.cents)::bigint as cents
       from ledger_entries e join ledger_postings p on p.entry_id = e.id
       where e.id <= $1 and not ${isOpen}
         and (extract(year from e.booked_on) <= (select max(year) from book_years where is_closed)
           or (p.account_id = 'provider-fees' and extract(year from e.booked_on) < extract(year from current_date)))
       group by 1, 2`,
      [through],
    );
    const donations = headingOf("gifts-unrestricted");
    const rests = new Map<string, Sum>();
    const add = (period: string, heading: string, cents: Cents) => {
      const id = `year/${period}/${heading}`;
      const before = rests.get(id) ?? { id, period, heading, campaign: null, cents: noCents };
      rests.set(id, { ...before, cents: plus(before.cents, cents) });
    };
    for (const { year, account, cents } of closed) add(year, headingOf(account), cents);
    for (const { day, cents } of published)
      if (rests.has(`year/${day.slice(0, 4)}/${donations}`)) add(day.slice(0, 4), donations, negated(cents));
    return [
      ...published.map(({ day, campaign, cents }) => ({
        id: `day/${day}/${campaign ?? ""}`,
        period: day,
        heading: donations,
        campaign,
        cents,
      })),
      ...[...rests.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    ];
  });

/** The mark of the ledger's sums: all entries up to it are committed (see `summariseLedger`). */
export async function ledgerMark(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ entry: number }>("select entry_id as entry from ledger_summary_mark");
  return rows[0]?.entry ?? 0;
}

export async function openMonths(pool: pg.Pool): Promise<RowOf<"months">[]> {
  const { rows } = await pool.query<RowOf<"months">>({
    name: "open-months",
    text: `select to_char(day, 'YYYY-MM') as id,
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

export async function campaignIncome(pool: pg.Pool): Promise<Income[]> {
  const { rows } = await pool.query<Income>(
    `select campaign_id as campaign, to_char(day, 'YYYY-"Q"Q') as quarter, sum(cents)::bigint as cents
     from public_raised where campaign_id is not null group by 1, 2 /* never null: campaign, quarter, cents, because it has a campaign */`,
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
