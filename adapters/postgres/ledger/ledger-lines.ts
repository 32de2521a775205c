import type pg from "pg";
import { accountOf } from "#domain/ledger/accounts.ts";
import type { LedgerLine } from "#domain/transparency/ledger-line.ts";

/**
 * The whole ledger summed by year, account and purpose: some hundred rows. Campaign and project money belongs to the
 * program at booking time.
 */
export const ledgerLines = (db: Pick<pg.ClientBase, "query">): Promise<LedgerLine[]> =>
  linesOf(db, { name: "ledger-lines", text: textFrom("ledger_sums") });

/** Without what the public learns only once a year is closed (decision 140). */
export const publicLedgerLines = (db: Pick<pg.ClientBase, "query">): Promise<LedgerLine[]> =>
  linesOf(db, { name: "public-ledger-lines", text: textFrom("public_ledger_sums") });

const textFrom = (
  sums: "ledger_sums" | "public_ledger_sums",
) => `select year, account_id as account, account.kind, category, campaign_id as "campaignId",
        coalesce(sums.program_id, kept.program_id) as "programId",
        coalesce(sums.project_id, kept.project_id) as "projectId", fund, nature,
        sum(cents)::bigint as cents
      from ${sums} sums
        join ledger_accounts account on account.id = account_id
        left join lateral (
          select purposes.program_id, purposes.project_id from purposes
          where coalesce(campaign_id, sums.project_id) is not null and (
            purposes.id = sums.purpose_id
            or (sums.purpose_id is null
              and purposes.kind = case when campaign_id is null then 'project' else 'campaign' end
              and purposes.content_id = coalesce(campaign_id, sums.project_id)))
          order by purposes.id limit 1
        ) kept on true
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9`;

async function linesOf(
  db: Pick<pg.ClientBase, "query">,
  statement: Readonly<{ name: string; text: string }>,
): Promise<LedgerLine[]> {
  const { rows } = await db.query<Omit<LedgerLine, "group" | "line">>(statement);
  return rows.map((row) => {
    const account = accountOf(row.account);
    if (!account) throw new Error(`The chart has no account ${row.account}`);
    return { ...row, group: account.group, line: account.line, nature: row.nature ?? account.nature };
  });
}
