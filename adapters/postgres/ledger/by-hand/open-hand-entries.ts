import type pg from "pg";
import type { OpenItem } from "#domain/ledger/by-hand/answers.ts";
import type { OpenSum } from "#domain/ledger/by-hand/book-by-hand.ts";

type Queryable = Pick<pg.ClientBase, "query">;

/**
 * Manual entries `h` that wait for the bank: open items, and manual bank bookings from before statements, which wait in
 * clearing. `e` is the entry, `p` the waiting posting, `still` its rest.
 */
export const openHandEntries = `hand_entries h
  join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
  join lateral (
    select e.id where h.kind in ('invoice', 'income')
    union all
    select c.id from ledger_entries c where c.cause_kind = 'transfer' and c.cause_id = 'bank-clearing:' || e.id
  ) waits on true
  join ledger_postings p on p.entry_id = waits.id and p.account_id in ('creditors', 'debtors')
  cross join lateral (select p.cents - paid_cents(h.id) as cents) still
  left join ledger_entries undone on undone.reverses_entry_id = e.id`;

export const isOpen = `undone.id is null and still.cents <> 0`;

/** Earliest due date first. */
export async function openItems(db: Queryable): Promise<OpenItem[]> {
  const { rows } = await db.query<OpenItem>(
    `select h.id, e.id as number, h.kind, e.booked_on as "bookedOn", h.due_on as "dueOn",
       coalesce(h.due_on < (now() at time zone 'Europe/Amsterdam')::date, false) as "isOverdue", h.party, e.description,
       h.reference, still.cents, p.cents as "wholeCents"
     from ${openHandEntries}
     where ${isOpen} order by coalesce(h.due_on, e.booked_on), e.id`,
  );
  return rows;
}

export async function openSum(db: Queryable, id: string): Promise<OpenSum | null> {
  const { rows } = await db.query<OpenSum>(
    `select p.account_id as account, still.cents from ${openHandEntries} where h.id = $1 and ${isOpen}`,
    [id],
  );
  return rows[0] ?? null;
}
