import type pg from "pg";
import { isDay } from "#domain/calendar/day.ts";
import { numberOf } from "#domain/ledger/books/audit-file.ts";
import type { CardLine, JournalEntry, JournalPage } from "#domain/ledger/books/journal.ts";

const pageSize = 50;

type Period = Readonly<{ from: string; to: string; after: string | null }>;
type Row = Omit<JournalEntry, "lines"> & { lines: Readonly<{ account: string; cents: number }>[] };

/** Entries of a period in the order of their days, page by page from where the last one ended. */
export async function journalOf(pool: pg.Pool, { from, to, after }: Period): Promise<JournalPage> {
  const [day, id] = readCursor(after);
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
    values: [from, to, day, id],
  });
  const shown = rows.slice(0, pageSize);
  return {
    entries: shown.map((row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, number: numberOf(line.account) })),
    })),
    after: cursorAfter(rows, shown.at(-1)),
  };
}

type CardRow = Omit<CardLine, "balanceCents" | "entryId"> & { id: number };

/** Lines of one account. `openingCents` is where it stood before them; the balance is carried from page to page. */
export async function cardLines(
  pool: pg.Pool,
  account: string,
  { from, to, after }: Period,
  openingCents: number,
): Promise<{ lines: CardLine[]; after: string | null }> {
  const [day, id, carried] = readCursor(after);
  const { rows } = await pool.query<CardRow>({
    name: "ledger-card",
    // Only the days on which the account moved are looked at: of a quiet account in a busy year, a handful.
    text: `select e.id, e.booked_on as "bookedOn", e.value_on as "valueOn", e.cause_kind as kind, e.description, p.cents
      from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where p.account_id = $1
        and e.booked_on in (select day from ledger_day_sums where account_id = $1 and day between $2 and $3)
        and ($4::date is null or (e.booked_on, e.id, p.line) > ($4, $5::bigint, 32767))
      order by e.booked_on, e.id, p.line limit ${pageSize + 1}`,
    values: [account, from, to, day, id],
  });
  let balance = carried ?? openingCents;
  const shown = rows.slice(0, pageSize).map(({ id: entryId, ...line }) => {
    balance += line.cents;
    return { entryId, ...line, balanceCents: balance };
  });
  const last = shown.at(-1);
  const isMore = rows.length > pageSize;
  return { lines: shown, after: isMore && last ? `${last.bookedOn}~${last.entryId}~${balance}` : null };
}

const cursorAfter = (rows: readonly unknown[], last: { bookedOn: string; id: number } | undefined) =>
  rows.length > pageSize && last ? `${last.bookedOn}~${last.id}` : null;

/** What is not one of ours begins at the beginning. */
function readCursor(text: string | null): [string | null, number | null, number | null] {
  const [, day, id, carried] = /^(\d{4}-\d{2}-\d{2})~(\d{1,15})(?:~(-?\d{1,15}))?$/.exec(text ?? "") ?? [];
  return day && id && isDay(day)
    ? [day, Number(id), carried === undefined ? null : Number(carried)]
    : [null, null, null];
}
