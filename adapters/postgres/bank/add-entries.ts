import type pg from "pg";
import { writingEntries } from "../ledger/ledger.ts";
import type { WaitingStatement } from "./known-of.ts";

/** Raised whenever the reader would read the same file differently; stands beside each entry. */
const readerVersion = 1;

/**
 * Of rows that were written a moment ago the database believes that there is one, and would look through all of them for each:
 * fifty thousand times fifty thousand.
 */
const joinByHash = "set local enable_nestloop = off";

export type AddedTo = Readonly<{ id: string; ledgerAccountId: string; entries: "new" | "all" }>;

/** Entries, their lines and their bookings, each booked as what the bank shows and nobody has explained. */
export async function addEntries(
  client: pg.PoolClient,
  { id: accountId, ledgerAccountId, entries }: AddedTo,
  statement: WaitingStatement,
): Promise<number> {
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
  // Equal keys mean equal lines, so any entry of the key will do.
  await client.query(
    `insert into bank_lines (entry_id, number, cents, event, counterparty_name, counterparty_iban, end_to_end_id, mandate_id,
       structured_reference, remittance, joined_remittance, return_reason)
     select e.id, number, (line->>'cents')::bigint, line->>'event', line->>'counterpartyName', line->>'counterpartyIban',
       line->>'endToEndId', line->>'mandateId', line->>'structuredReference', line->>'remittance',
       line->>'joinedRemittance', line->>'returnReason'
     from bank_entries e
       join (select distinct on (key) key, entry from bank_read_entries where file_id = $2 and statement = $3) r
         on r.key = e.key,
       jsonb_array_elements(r.entry->'lines') with ordinality as lines(line, number)
     where e.statement_id = $1
     order by e.id, number`,
    [statement.id, statement.fileId, statement.number],
  );
  await client.query(
    `with booking(entry) as (
       select jsonb_build_object(
         'cause', jsonb_build_object('kind', 'bank_entry', 'id', id::text),
         'bookedOn', booked_on, 'description', 'Bank statement',
         'postings', jsonb_build_array(
           jsonb_build_object('account', $2::text, 'cents', cents),
           jsonb_build_object('account', 'bank-suspense', 'cents', -cents)))
       from bank_entries where statement_id = $1 and cents <> 0
     ), ${writingEntries({ entries: "booking" })}
     select count(*)::int as written from written`,
    [statement.id, ledgerAccountId],
  );
  await client.query("set local enable_nestloop = on");
  // What the database has planned for so many rows would be used for the single entries of this connection as well.
  await client.query("discard plans");
  return rowCount ?? 0;
}
