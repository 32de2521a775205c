import type pg from "pg";
import type { Chain } from "#domain/bank/chain.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { WaitingStatement } from "./known-of.ts";

/** The books know the first account at a bank as `bank`, further ones by number. */
type BankAccountId = "bank" | `bank-${number}`;
export type LockedAccount = Readonly<{ id: string; ledgerAccountId: BankAccountId; chain: Chain | null }>;

type Row = {
  id: string;
  ledgerAccountId: BankAccountId;
  from: string | null;
  to: string | null;
  openingCents: Cents | null;
  closingCents: Cents | null;
};

/** One import at a time joins statements of an account; others wait here. */
export async function lockAccount(client: pg.PoolClient, accountId: string): Promise<LockedAccount | null> {
  const { rows } = await client.query<Row>(
    `select id, ledger_account_id as "ledgerAccountId", known_from as "from", known_to as "to",
       opening_cents as "openingCents", closing_cents as "closingCents"
     from bank_accounts where id = $1 for update`,
    [accountId],
  );
  const [row] = rows;
  if (!row) return null;
  const { id, ledgerAccountId, from, to, openingCents, closingCents } = row;
  const isKnown = from !== null && to !== null && openingCents !== null && closingCents !== null;
  return { id, ledgerAccountId, chain: isKnown ? { from, to, openingCents, closingCents } : null };
}

export async function waitingOf(client: pg.PoolClient, accountId: string): Promise<WaitingStatement[]> {
  const { rows } = await client.query<WaitingStatement>(
    `select id, file_id as "fileId", number, bank_id as "bankId", sequence, from_on as "from", to_on as "to",
       opening_cents as "openingCents", closing_cents as "closingCents", entry_count as "entryCount"
     from bank_statements where account_id = $1 and state = 'WAITING'
       and file_id not in (select id from bank_files where state = 'STOPPED') order by from_on, to_on, id`,
    [accountId],
  );
  return rows;
}
