import type pg from "pg";
import type { HandEntryPage } from "#domain/ledger/by-hand/answers.ts";
import { nameOfUser } from "../../applications/sources.ts";

const pageSize = 50;

type Row = HandEntryPage["rows"][number];

/** Latest first, with cursor paging. */
export async function listHandEntries(pool: pg.Pool, before: string | null): Promise<HandEntryPage> {
  const { rows } = await pool.query<Row>(
    `select h.id, e.id as number, h.kind, e.booked_on as "bookedOn", e.description, h.party,
       (select sum(cents) filter (where cents > 0) from ledger_postings where entry_id = e.id)::bigint as cents,
       ${nameOfUser("u")} as "enteredBy",
       exists (select from ledger_entries r where r.reverses_entry_id = e.id and r.cause_kind = 'reversal') as "isReversed"
     from hand_entries h
       join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
       left join users u on u.id = h.entered_by
     where $1::bigint is null or e.id < $1
     order by e.id desc limit ${pageSize + 1}`,
    [readCursor(before)],
  );
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, older: rows.length > pageSize && last ? String(last.number) : null };
}

/** An unknown cursor starts at the beginning. */
const readCursor = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
