import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type {
  AccountRefusal,
  AddedAccount,
  ChangedAccount,
  NewAccount,
} from "#domain/ledger/chart/chart-account.ts";
import { writeAudit } from "../../audit/audit-log.ts";
import { constraintOf } from "../../base/constraint-of.ts";
import { inTransaction, lockByName } from "../../base/in-transaction.ts";
import { tellEveryInstance } from "../../content/content-changes.ts";

type Queryable = Pick<pg.ClientBase, "query">;

/** The accounts that staff added, in the order of their numbers. */
export async function addedAccounts(db: Queryable): Promise<AddedAccount[]> {
  const { rows } = await db.query<AddedAccount>({
    name: "added-accounts",
    text: `select id, number, title, closed_at is not null as "isClosed",
        exists (select from ledger_postings p where p.account_id = a.id) as "isUsed"
      from added_accounts a order by number`,
  });
  return rows;
}

/** The ids of accounts and of those that were added below them. */
export async function withAddedBelow(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>("select id from added_accounts where parent = any($1)", [
    ids,
  ]);
  return [...ids, ...rows.map(({ id }) => id)];
}

/** Whether staff can book to an account that they added. */
export async function isOpenAccount(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query("select from added_accounts where id = $1 and closed_at is null", [id]);
  return rowCount === 1;
}

export const storedChart = (pool: pg.Pool) => ({
  list: () => addedAccounts(pool),
  isOpen: (id: string) => isOpenAccount(pool, id),

  /** The same account again changes nothing. */
  add: (
    { parent, number, title }: NewAccount,
    by: Actor,
    requestId: string,
  ): Promise<AccountRefusal | null> =>
    inTransaction(pool, async (client) => {
      const id = `${parent}.${number}`;
      await lockByName(client, "chart of accounts");
      const { rows } = await client.query<{ isSame: boolean }>(
        `select id = $1 and title = $3 as "isSame" from added_accounts where number = $2`,
        [id, number, title],
      );
      if (rows[0]) return rows[0].isSame ? null : ("number_taken" as const);
      await client.query(
        `insert into ledger_accounts (id, kind, raised, category)
         select $1, kind, raised, category from ledger_accounts where id = $2 on conflict do nothing`,
        [id, parent],
      );
      await client.query(
        "insert into added_accounts (id, parent, number, title, added_by) values ($1, $2, $3, $4, $5)",
        [id, parent, number, title, by === "program" ? "program" : by.userId],
      );
      const subject = { kind: "ledger_account", id };
      await writeAudit(client, {
        actor: by,
        action: "books.account_added",
        subject,
        after: { title },
        requestId,
      });
      await client.query(tellEveryInstance);
      return null;
    }),

  /** Another title, or closed, or open again. The database refuses to close an account that has a balance or a rule. */
  change: (
    id: string,
    { title, isClosed }: ChangedAccount,
    by: Actor,
    requestId: string,
  ): Promise<AccountRefusal | null> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<ChangedAccount>(
        `select title, closed_at is not null as "isClosed" from added_accounts where id = $1 for update`,
        [id],
      );
      const [before] = rows;
      if (!before) return "unknown_account" as const;
      if (JSON.stringify(before.title) === JSON.stringify(title) && before.isClosed === isClosed) return null;
      await client.query(
        `update added_accounts set title = $2,
           closed_at = case when $3 then coalesce(closed_at, now()) end where id = $1`,
        [id, title, isClosed],
      );
      await writeAudit(client, {
        actor: by,
        action: "books.account_changed",
        subject: { kind: "ledger_account", id },
        before,
        after: { title, isClosed },
        requestId,
      });
      await client.query(tellEveryInstance);
      return null;
    }).catch((error: unknown) => {
      const broken = constraintOf(error);
      if (broken === "closed_is_empty") return "has_balance" as const;
      if (broken === "closed_has_no_rule") return "has_rule" as const;
      throw error;
    }),
});
