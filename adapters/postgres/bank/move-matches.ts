import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { lineColumns, type LineToMatch } from "./candidates.ts";
import { clearHandEntriesOf } from "./clear-hand-entries.ts";
import { keepMatches } from "./keep-match.ts";
import { undoPart } from "./undo-part.ts";

/** A payment of the expense was returned. */
export class PaymentReturned extends Error {}

/**
 * Bank lines that paid a corrected expense pay its correction, as far as its amount reaches; the rest waits again. In the
 * transaction of the correction.
 */
export async function moveMatches(
  client: pg.PoolClient,
  fromExpense: string,
  toExpense: string,
  by: Actor,
  requestId: string,
): Promise<void> {
  const parts = await heldParts(client, fromExpense);
  if (parts.length === 0) return;
  if (parts.some(({ kind }) => kind === "return")) throw new PaymentReturned();
  for (const part of parts) await undoPart(client, part, by);
  await clearBank(client);
  for (const { lineId, cents } of parts) {
    const part = nearerToZero(cents, await openCents(client, toExpense));
    const line = await waitingLine(client, lineId);
    if (part === 0 || !line) continue;
    const match = { kind: "expense", account: "creditors", expenseId: toExpense } as const;
    const isWhole = part === line.wholeCents;
    await keepMatches(client, [{ line, match: { ...match, cents: isWhole ? null : part } }], by, requestId);
  }
}

type HeldPart = Readonly<{ id: string; kind: string; lineId: number; cents: Cents }>;

/** Also waits for everybody who is matching these lines. */
async function heldParts(client: pg.PoolClient, expenseId: string): Promise<HeldPart[]> {
  await client.query(
    `select hold_bank_line(line_id) from (
       select distinct line_id from held_bank_matches where expense_id = $1 order by 1) one_after_another`,
    [expenseId],
  );
  const { rows } = await client.query<HeldPart>(
    `select id, kind, line_id as "lineId", cents /* never null: id, kind, lineId, cents, because a match has them */
     from held_bank_matches where expense_id = $1 order by line_id, id`,
    [expenseId],
  );
  return rows;
}

/** Both entries of the correction wait in clearing, as any manual booking on an account with statements does. */
async function clearBank(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ from: string; after: number }>(
    `select known_from as from /* never null: from, because it is asked for */, cleared_through as after
     from bank_accounts where ledger_account_id = 'bank' and known_from is not null`,
  );
  for (const { from, after } of rows) await clearHandEntriesOf(client, "bank", from, after);
}

async function openCents(client: pg.PoolClient, expenseId: string): Promise<Cents> {
  const { rows } = await client.query<{ cents: Cents }>(
    "select open_expense_cents($1) as cents /* never null: cents, because it is a sum */",
    [expenseId],
  );
  return rows[0]?.cents ?? noCents;
}

async function waitingLine(client: pg.PoolClient, id: number): Promise<LineToMatch | undefined> {
  const { rows } = await client.query<LineToMatch>(
    `select ${lineColumns} from waiting_bank_lines l join bank_entries e on e.id = l.entry_id where l.id = $1
     /* never null: id, cents, wholeCents, event, remittance, joinedRemittance, because a line has them */`,
    [id],
  );
  return rows[0];
}

/** Both are payments, so below zero. */
const nearerToZero = (one: Cents, other: Cents): Cents => (one > other ? one : other);
