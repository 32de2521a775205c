import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

/** From this day on statements move the foundation's first account, where donations by transfer arrive. Null: none are read. */
export async function statementsFrom(db: Pick<pg.ClientBase, "query">): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    "select known_from as day from bank_accounts where ledger_account_id = 'bank'",
  );
  return rows[0]?.day ?? null;
}

export type NewAccount = Readonly<{ iban: string; name: string; holder: string }>;

/** The first is the books' `bank`; each further one gets an account of its own. False: it is there already. */
export const addBankAccount =
  (pool: pg.Pool) =>
  (account: NewAccount, by: Actor, requestId: string): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      await lockByName(client, "bank accounts");
      const { rows } = await client.query<{ count: number; isKnown: boolean }>(
        `select count(*)::int as count, coalesce(bool_or(iban = $1), false) as "isKnown" from bank_accounts`,
        [account.iban],
      );
      const { count = 0, isKnown = false } = rows[0] ?? {};
      if (isKnown) return false;
      const ledgerAccountId = count === 0 ? "bank" : `bank-${count + 1}`;
      await client.query(
        `insert into ledger_accounts (id, kind, raised, category) values ($1, 'ASSET', false, null) on conflict do nothing`,
        [ledgerAccountId],
      );
      const id = randomUUID();
      await client.query(
        `insert into bank_accounts (id, iban, name, holder, ledger_account_id, added_by) values ($1, $2, $3, $4, $5, $6)`,
        [
          id,
          account.iban,
          account.name,
          account.holder,
          ledgerAccountId,
          by === "program" ? "program" : by.userId,
        ],
      );
      await writeAudit(client, {
        actor: by,
        action: "bank.account_added",
        subject: { kind: "bank_account", id },
        after: { ledgerAccountId },
        requestId,
      });
      return true;
    });
