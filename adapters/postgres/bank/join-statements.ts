import type pg from "pg";
import type { Chain, Joined, Place } from "#domain/bank/chain.ts";
import { fillHole } from "#domain/bank/fill-hole.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { addEntries, type AddedTo } from "./add-entries.ts";
import { beginMatching, BookingStopped, noteBooked, type NoteBooked } from "./import-progress.ts";
import { lockAccount, waitingOf, type LockedAccount } from "./locked-account.ts";
import { knownOf, type WaitingStatement } from "./known-of.ts";
import { openBooks } from "./open-books.ts";
import { placeOf } from "./place-of.ts";

/** A statement of fifty thousand entries is joined whole or not at all, which takes longer than a page may. */
const patience = "set local statement_timeout = '10min'";

/** Joins whatever fits to what is known, one statement at a time, until nothing more does; what does not fit waits. */
export async function joinStatements(pool: pg.Pool, signal?: AbortSignal): Promise<number> {
  const { rows } = await pool.query<{ accountId: string }>(
    `select distinct account_id as "accountId" from bank_statements where state = 'WAITING'`,
  );
  const note = noteBooked(pool);
  let joined = 0;
  for (const { accountId } of rows) {
    const joinsAnother = async () => !signal?.aborted && (await joinsOne(pool, accountId, note));
    while (await joinsAnother()) joined += 1;
  }
  await beginMatching(pool);
  return joined;
}

async function joinsOne(pool: pg.Pool, accountId: string, note: NoteBooked): Promise<boolean> {
  try {
    return await inTransaction(pool, (client) => joinNext(client, accountId, note));
  } catch (error) {
    // The others may still fit.
    if (error instanceof BookingStopped) return true;
    throw error;
  }
}

/** True: something changed, so that another statement may fit now. */
export async function joinNext(
  client: pg.PoolClient,
  accountId: string,
  note: NoteBooked = () => Promise.resolve(),
): Promise<boolean> {
  await client.query(patience);
  const account = await lockAccount(client, accountId);
  if (!account) throw new Error(`No bank account ${accountId}`);
  const waiting = await waitingOf(client, accountId);
  const places = new Map<WaitingStatement, Place>();
  for (const statement of waiting) {
    const place = await placeOf(client, account, statement);
    if (place.kind === "gap") {
      places.set(statement, place);
      continue;
    }
    if (place.kind === "conflict") await mark(client, statement, "CONFLICT", place);
    else await join(client, account, [statement], place, note);
    return true;
  }
  if (account.chain && (await fill(client, account, account.chain, waiting, note))) return true;
  for (const [statement, place] of places) await mark(client, statement, "WAITING", place);
  return false;
}

async function fill(
  client: pg.PoolClient,
  account: LockedAccount,
  chain: Chain,
  waiting: readonly WaitingStatement[],
  note: NoteBooked,
): Promise<boolean> {
  const near = waiting.filter(({ from, to }) => from <= chain.to && to >= chain.from);
  if (near.length === 0) return false;
  const known = [];
  for (const each of near)
    known.push({ ...each, known: await knownOf(client, account.id, chain.openingCents, each) });
  const filled = fillHole(chain, known, await joinedDays(client, account.id));
  if (filled) await join(client, account, filled.row, filled.place, note);
  return filled !== null;
}

const joinedDays = async (client: pg.PoolClient, accountId: string) =>
  (
    await client.query<{ from: string; to: string }>(
      `select distinct from_on as "from", to_on as "to" from bank_statements where account_id = $1 and state = 'JOINED'`,
      [accountId],
    )
  ).rows;

async function join(
  client: pg.PoolClient,
  account: LockedAccount,
  statements: readonly WaitingStatement[],
  place: Joined,
  note: NoteBooked,
): Promise<void> {
  const to: AddedTo = { ...account, entries: place.entries };
  /** Statements that fill a hole together are of one transaction, and often of one file. */
  const bookedOf = new Map<string, number>();
  for (const statement of statements) {
    const { fileId } = statement;
    const before = bookedOf.get(fileId) ?? 0;
    const added = await addEntries(client, to, statement, (entries) => note(fileId, before + entries));
    bookedOf.set(fileId, before + statement.entryCount);
    await client.query(
      `update bank_statements set state = 'JOINED', problem = null, joined_at = now(), new_count = $2, line_count = $3,
         late_count = (select count(*)::int from bank_entries e where e.statement_id = $1
           and extract(year from e.booked_on) <= (select max(year) from book_years where is_closed))
       where id = $1`,
      [statement.id, added.entries, added.lines],
    );
    await client.query("delete from bank_read_entries where file_id = $1 and statement = $2", [
      statement.fileId,
      statement.number,
    ]);
  }
  const { from, to: until, openingCents, closingCents } = place.chain;
  await client.query(
    `update bank_accounts set known_from = $2, known_to = $3, opening_cents = $4, closing_cents = $5 where id = $1`,
    [account.id, from, until, openingCents, closingCents],
  );
  const opens = account.chain === null || place.openingShiftCents !== 0 || from < account.chain.from;
  if (opens) await openBooks(client, account, place.chain);
}

const mark = (client: pg.PoolClient, { id }: WaitingStatement, state: string, place: Place) =>
  client.query("update bank_statements set state = $2, problem = $3 where id = $1", [
    id,
    state,
    JSON.stringify(place),
  ]);
