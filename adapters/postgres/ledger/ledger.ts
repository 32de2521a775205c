import type pg from "pg";
import type { Cause } from "#domain/ledger/entry.ts";
import type { Books, LedgerSums } from "#domain/ledger/ports.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";

/** The pool, or the client of a transaction. */
type Queryable = Pick<pg.ClientBase, "query">;

export const storedBooks = (db: Queryable): Books => ({
  book: async (entry) => {
    if (entry.reverses) await refuseUnknown(db, entry.reverses);
    const { rowCount } = await db.query({
      name: "ledger-book",
      text: `with ${writingEntries({ entries: "jsonb_array_elements($1::jsonb)", repeated: "on conflict (cause_kind, cause_id) do nothing" })}
        select id from written`,
      values: [JSON.stringify([entry])],
    });
    return rowCount === 1 ? "booked" : "already_booked";
  },
});

/**
 * Parts of a statement that write entries together with something else. `entries` is a part or a call whose rows are
 * entries in JSON. Facts of a closed year are booked today and keep their own date.
 */
export const writingEntries = ({ entries, repeated = "" }: { entries: string; repeated?: string }) => `
  written as (
    insert into ledger_entries (booked_on, value_on, cause_kind, cause_id, lines, donation_id, reverses_entry_id, description)
    select case when is_late then (now() at time zone 'Europe/Amsterdam')::date else happened end,
      coalesce((entry->>'valueOn')::date, case when is_late then happened end),
      entry->'cause'->>'kind', entry->'cause'->>'id',
      jsonb_array_length(entry->'postings'), entry->>'donationId',
      (select id from ledger_entries as first
        where first.cause_kind = entry->'reverses'->>'kind' and first.cause_id = entry->'reverses'->>'id'),
      entry->>'description'
    from ${entries} as listed(entry)
      cross join lateral (select (entry->>'bookedOn')::date as happened) fact
      cross join lateral (select extract(year from happened) <= ${closedThrough} as is_late) found
    ${repeated}
    returning id, cause_kind, cause_id
  ),
  posted as (
    insert into ledger_postings (entry_id, line, account_id, cents, campaign_id, program_id, project_id, purpose_id, fund, nature)
    select written.id, line, posting->>'account', (posting->>'cents')::bigint,
      posting->>'campaignId', posting->>'programId', posting->>'projectId', ${purposeOfPosting}, posting->>'fund',
      posting->>'nature'
    from written join ${entries} as listed(entry)
        on entry->'cause'->>'kind' = written.cause_kind and entry->'cause'->>'id' = written.cause_id,
      jsonb_array_elements(entry->'postings') with ordinality as lines(posting, line)
  )`;

/** Once per statement. */
const closedThrough = "(select max(year) from book_years where is_closed)";

/** The current purpose, in the same statement. Refunds and reversals keep the original purpose. */
const purposeOfPosting = `
  case when coalesce(posting->>'campaignId', posting->>'projectId', posting->>'programId') is not null then (
    select found.purpose_id
    from (
      (select first_posting.purpose_id
        from ledger_entries first_entry join ledger_postings first_posting on first_posting.entry_id = first_entry.id
        where first_entry.cause_kind = coalesce(entry->'reverses'->>'kind', 'gift')
          and first_entry.cause_id = coalesce(entry->'reverses'->>'id', entry->>'donationId')
          and (first_posting.campaign_id, first_posting.program_id, first_posting.project_id)
            is not distinct from (posting->>'campaignId', posting->>'programId', posting->>'projectId')
        limit 1)
      union all
      (select max(purposes.id) from purposes
        where kind = case when posting->>'campaignId' is not null then 'campaign'
            when posting->>'projectId' is not null then 'project' else 'program' end
          and content_id = coalesce(posting->>'campaignId', posting->>'projectId', posting->>'programId'))
    ) found limit 1
  ) end`;

/** What visitors see, through `ledger_sums`: always exact, and fast while `summariseLedger` runs regularly. */
export const ledgerSums = (pool: pg.Pool): LedgerSums => ({
  totalRaised: async () => {
    const [total] = await sums(
      pool,
      "total",
      `select '' as name, coalesce(sum(cents), 0)::bigint as cents from public_raised`,
    );
    return total?.cents ?? noCents;
  },
  raisedByCampaign: async () =>
    byName(
      await sums(
        pool,
        "by-campaign",
        `select campaign_id as name, sum(cents)::bigint as cents from public_raised where campaign_id is not null group by 1`,
      ),
    ),
  spentByProject: async () =>
    byName(
      await sums(
        pool,
        "by-project",
        `select project_id as name, sum(cents)::bigint as cents from ${spent} and project_id is not null group by 1`,
      ),
    ),
  expenditureByCategory: async (year) => {
    const text = `select category as name, sum(cents)::bigint as cents from ${spent} and year = $1 group by 1`;
    const found = byName(await sums(pool, "by-category", text, [year]));
    return {
      PROGRAM: found.get("PROGRAM") ?? noCents,
      FUNDRAISING: found.get("FUNDRAISING") ?? noCents,
      ADMINISTRATION: found.get("ADMINISTRATION") ?? noCents,
    };
  },
});

const spent =
  "public_ledger_sums join ledger_accounts on ledger_accounts.id = account_id where category is not null";

type Sum = { name: string; cents: Cents };

async function sums(pool: pg.Pool, name: string, text: string, values: unknown[] = []): Promise<Sum[]> {
  const { rows } = await pool.query<Sum>({ name: `ledger-sums-${name}`, text, values });
  return rows;
}

const byName = (rows: readonly Sum[]): ReadonlyMap<string, Cents> =>
  new Map(rows.map(({ name, cents }) => [name, cents]));

async function refuseUnknown(db: Queryable, { kind, id }: Cause): Promise<void> {
  const { rowCount } = await db.query("select from ledger_entries where cause_kind = $1 and cause_id = $2", [
    kind,
    id,
  ]);
  if (rowCount === 0) throw new Error(`Nothing to reverse: the books hold no ${kind} ${id}`);
}
