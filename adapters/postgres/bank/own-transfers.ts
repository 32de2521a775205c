import type pg from "pg";
import type { OwnAccountCandidate } from "#domain/bank/suggest-own-transfer.ts";

type Queryable = Pick<pg.ClientBase, "query">;
type OwnAccount = OwnAccountCandidate & Readonly<{ accountId: string }>;

/** How many days banks may lie apart. */
const maxDaysApart = 5;

export async function ownAccounts(db: Queryable): Promise<OwnAccount[]> {
  const { rows } = await db.query<OwnAccount>(
    `select id as "accountId", iban, ledger_account_id as "ledgerAccount", known_from is not null as "hasStatements"
     from bank_accounts`,
  );
  return rows;
}

/** For lines that are transfers of our own: how many of other accounts show the same the other way round. */
export async function mirroredLines(
  db: Queryable,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (lineIds.length === 0) return new Map();
  const { rows } = await db.query<{ id: number; count: number }>(
    `select l.id, count(*)::int as count
     from bank_lines l
       join bank_entries e on e.id = l.entry_id
       join bank_entries o on o.account_id <> e.account_id
         and o.booked_on between e.booked_on - ${maxDaysApart} and e.booked_on + ${maxDaysApart}
       join bank_lines other on other.entry_id = o.id and other.cents = -l.cents
     where l.id = any($1)
     group by l.id`,
    [lineIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
