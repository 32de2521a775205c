import type pg from "pg";
import type { Spending } from "#domain/open-data/iati/transactions.ts";
import { isOpen } from "./open-lines.ts";
import { patiently } from "./patiently.ts";

/** Spending by project and quarter, from open lines. */
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
