import type pg from "pg";
import { numberOf } from "#domain/ledger/books/audit-file.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { readDayCursor, writeDayCursor } from "../../base/page-cursor.ts";
import type { CardLine, JournalEntry, JournalPage } from "#domain/ledger/books/journal.ts";

const pageSize = 50;

type Period = Readonly<{ from: string; to: string; after: string | null }>;
type Row = Omit<JournalEntry, "lines"> & { lines: Readonly<{ account: string; cents: Cents }>[] };

/** Entries of a period by date, with cursor paging. */
export async function journalOf(pool: pg.Pool, { from, to, after }: Period): Promise<JournalPage> {
  const cursor = readDayCursor(after);
  const { rows } = await pool.query<Row>({
    name: "journal-page",
    text: `select e.id, e.booked_on as "bookedOn", e.value_on as "valueOn", e.cause_kind as kind, e.description,
        case when d.id is not null then jsonb_build_object('id', d.id, 'reference', d.reference) end as donation,
        e.reverses_entry_id as reverses, undone.id as "reversedBy",
        (select jsonb_agg(jsonb_build_object('account', account_id, 'cents', cents) order by line)
          from ledger_postings where entry_id = e.id) as lines
      from ledger_entries e
        left join donations d on d.id = e.donation_id
        left join ledger_entries undone on undone.reverses_entry_id = e.id
      where e.booked_on between $1 and $2 and ($3::date is null or (e.booked_on, e.id) > ($3, $4::bigint))
      order by e.booked_on, e.id limit ${pageSize + 1}`,
    values: [from, to, cursor?.day ?? null, cursor?.entryId ?? null],
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, number: numberOf(line.account) })),
    })),
    after: rows.length > pageSize && last ? writeDayCursor(last.bookedOn, last.id) : null,
  };
}

type CardRow = Omit<CardLine, "balanceCents" | "entryId"> & { id: number; line: number };

/** Lines of one account. `openingCents` is its balance before the period. */
export async function cardLines(
  pool: pg.Pool,
  account: string,
  { from, to, after }: Period,
  openingCents: Cents,
): Promise<{ lines: CardLine[]; after: string | null }> {
  const cursor = readDayCursor(after);
  const place = [cursor?.day ?? null, cursor?.entryId ?? null, cursor?.line ?? null];
  const { rows } = await pool.query<CardRow>({
    name: "ledger-card",
    // Reads only days on which the account moved.
    text: `select e.id, e.booked_on as "bookedOn", e.value_on as "valueOn", e.cause_kind as kind, e.description, p.cents, p.line
      from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where p.account_id = $1
        and e.booked_on in (select day from ledger_day_sums where account_id = $1 and day between $2 and $3)
        and ($4::date is null or (e.booked_on, e.id, p.line) > ($4, $5::bigint, $6::int))
      order by e.booked_on, e.id, p.line limit ${pageSize + 1}`,
    values: [account, from, to, ...place],
  });
  let balance = cursor ? plus(openingCents, await movedUpTo(pool, account, from, place)) : openingCents;
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    lines: shown.map((row) => {
      const { id: entryId, line: _, ...told } = row;
      balance = plus(balance, row.cents);
      return { entryId, ...told, balanceCents: balance };
    }),
    after: rows.length > pageSize && last ? writeDayCursor(last.bookedOn, last.id, last.line) : null,
  };
}

/** The account's movement up to the end of a page: whole days by sums, the last one by lines. */
async function movedUpTo(
  pool: pg.Pool,
  account: string,
  from: string,
  place: readonly unknown[],
): Promise<Cents> {
  const { rows } = await pool.query<{ cents: Cents }>({
    name: "ledger-card-before",
    text: `select ((select coalesce(sum(debit_cents - credit_cents), 0) from ledger_day_sums
          where account_id = $1 and day >= $2 and day < $3)
        + (select coalesce(sum(p.cents), 0) from ledger_entries e join ledger_postings p on p.entry_id = e.id
          where p.account_id = $1 and e.booked_on = $3 and $3 >= $2::date and (e.id, p.line) <= ($4::bigint, $5::int)))::bigint as cents`,
    values: [account, from, ...place],
  });
  return rows[0]?.cents ?? noCents;
}
