import type pg from "pg";
import type { LedgerLine } from "#domain/transparency/ledger-line.ts";

/** All of the books, summed by year, account and purpose: some hundreds of lines, however many gifts there are. */
export async function ledgerLines(pool: pg.Pool): Promise<LedgerLine[]> {
  const { rows } = await pool.query<LedgerLine>({
    name: "ledger-lines",
    text: `select year, account_id as account, kind, category, campaign_id as "campaignId",
        program_id as "programId", project_id as "projectId", sum(cents)::bigint as cents
      from ledger_sums join ledger_accounts on ledger_accounts.id = account_id
      group by 1, 2, 3, 4, 5, 6, 7`,
  });
  return rows;
}
