import type pg from "pg";
import { writingEntries } from "../ledger/ledger.ts";
import type { WaitingStatement } from "./known-of.ts";

/** Raised whenever the reader would read the same file differently; stands beside each entry. */
const readerVersion = 1;

/** Without statistics the planner expects one row and compares every new row with every other. */
const joinByHash = "set local enable_nestloop = off";

export type AddedTo = Readonly<{ id: string; ledgerAccountId: string; entries: "new" | "all" }>;

/** How many entries get their lines and bookings before it is told how far that is. */
const toldAfter = 2000;

type Added = Readonly<{ entries: number; lines: number }>;

/** Entries, their lines and their bookings, each booked as what the bank shows and nobody has matched. */
export async function addEntries(
  client: pg.PoolClient,
  { id: accountId, ledgerAccountId, entries }: AddedTo,
  statement: WaitingStatement,
  told: (entries: number) => Promise<void>,
): Promise<Added> {
  await told(0);
  const { rowCount } = await client.query(
    `insert into bank_entries (account_id, statement_id, key, ordinal, booked_on, value_on, cents, is_reversal,
       entry_reference, bank_reference, code, batch_id, text, xml, reader_version)
     select $1, $4, key, ordinal, (entry->>'bookedOn')::date, (entry->>'valueOn')::date, (entry->>'cents')::bigint,
       (entry->>'isReversal')::boolean, entry->>'entryReference', entry->>'bankReference', entry->'code',
       entry->>'batchId', entry->>'text', entry->>'xml', $6
     from (
       select r.position, r.key, r.entry, row_number() over (partition by r.key order by r.position)
         + case when $5 then (select count(*) from bank_entries e where e.account_id = $1 and e.key = r.key) else 0 end
         as ordinal
       from bank_read_entries r where r.file_id = $2 and r.statement = $3
     ) numbered
     where not exists (select from bank_entries e
       where e.account_id = $1 and e.key = numbered.key and e.ordinal = numbered.ordinal)
     order by position`,
    [accountId, statement.fileId, statement.number, statement.id, entries === "all", readerVersion],
  );
  await client.query(joinByHash);
  const { rows } = await client.query<{ first: number | null; last: number | null }>(
    "select min(id) as first, max(id) as last from bank_entries where statement_id = $1",
    [statement.id],
  );
  const { first, last } = rows[0] ?? { first: null, last: null };
  let lines = 0;
  for (let from = first ?? 1; from <= (last ?? 0); from += toldAfter) {
    const part = [statement.id, from, from + toldAfter - 1] as const;
    lines += await addLines(client, statement, part, entries === "all");
    await bookEntries(client, ledgerAccountId, part);
    await told(Math.min(from - (first ?? 1) + toldAfter, rowCount ?? 0));
  }
  await client.query("set local enable_nestloop = on");
  // What the database has planned for so many rows would be used for the single entries of this connection as well.
  await client.query("discard plans");
  return { entries: rowCount ?? 0, lines };
}

/** The entries of a statement from one to another. */
type Part = readonly [statementId: number, from: number, to: number];

/** Of entries with equal keys each has its own lines: two gifts of a donor may differ in nothing but their references. */
async function addLines(
  client: pg.PoolClient,
  { fileId, number }: WaitingStatement,
  part: Part,
  isCountedOn: boolean,
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into bank_lines (entry_id, number, cents, event, counterparty_name, counterparty_iban, end_to_end_id, mandate_id,
       structured_reference, remittance, joined_remittance, return_reason)
     select e.id, number, (line->>'cents')::bigint, line->>'event', line->>'counterpartyName', line->>'counterpartyIban',
       line->>'endToEndId', line->>'mandateId', line->>'structuredReference', line->>'remittance',
       line->>'joinedRemittance', line->>'returnReason'
     from bank_entries e
       left join (select o.account_id, o.key, count(*) as entries from bank_entries o
         where $6 and o.statement_id <> $1 and (o.account_id, o.key) in
           (select account_id, key from bank_entries where statement_id = $1 and id between $2 and $3)
         group by 1, 2) before on before.account_id = e.account_id and before.key = e.key
       join (select key, entry, row_number() over (partition by key order by position) as ordinal from bank_read_entries
         where file_id = $4 and statement = $5
           and key in (select key from bank_entries where statement_id = $1 and id between $2 and $3)) r
         on r.key = e.key and r.ordinal = e.ordinal - coalesce(before.entries, 0),
       jsonb_array_elements(r.entry->'lines') with ordinality as lines(line, number)
     where e.statement_id = $1 and e.id between $2 and $3
     order by e.id, number`,
    [...part, fileId, number, isCountedOn],
  );
  return rowCount ?? 0;
}

async function bookEntries(client: pg.PoolClient, ledgerAccountId: string, part: Part): Promise<void> {
  await client.query(
    `with booking(entry) as (
       select jsonb_build_object(
         'cause', jsonb_build_object('kind', 'bank_entry', 'id', id::text),
         'bookedOn', booked_on, 'description', 'Bank statement',
         'postings', jsonb_build_array(
           jsonb_build_object('account', $4::text, 'cents', cents),
           jsonb_build_object('account', 'bank-suspense', 'cents', -cents)))
       from bank_entries where statement_id = $1 and id between $2 and $3 and cents <> 0
     ), ${writingEntries({ entries: "booking" })}
     select count(*)::int as written from written`,
    [...part, ledgerAccountId],
  );
}
