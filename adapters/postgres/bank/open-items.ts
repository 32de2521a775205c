import type pg from "pg";
import type { ExpenseCandidate, GiftCandidate } from "#domain/bank/suggest.ts";
import { holds } from "./holds.ts";

type Queryable = Pick<pg.ClientBase, "query">;

/** Gifts by their references, and whether they still wait for their money. */
export async function giftsNamed(
  db: Queryable,
  references: readonly string[],
): Promise<Omit<GiftCandidate, "isStructured">[]> {
  if (references.length === 0) return [];
  const { rows } = await db.query<Omit<GiftCandidate, "isStructured">>(
    `select id as "donationId", reference, amount_cents as cents,
       case when paid_at is null or (by_transfer and recurring_gift_id = id) then 'PENDING' else 'CLOSED' end as state
     from donations where reference = any($1)`,
    [references],
  );
  return rows;
}

/** Gifts that staff wrote down, for which the bank has shown nothing yet. */
export async function enteredGifts(db: Queryable, sums: readonly number[]): Promise<GiftCandidate[]> {
  const { rows } = await db.query<GiftCandidate>(
    `select d.id as "donationId", d.reference, p.cents, 'ENTERED' as state, false as "isStructured"
     from ledger_postings p
       join ledger_entries e on e.id = p.entry_id
       join ledger_entries gift on gift.id = case when e.cause_id like 'bank-clearing:%'
         then substr(e.cause_id, 15)::bigint else e.id end and gift.cause_kind = 'gift'
       join donations d on d.id = gift.donation_id
     where p.account_id = 'transfers-expected' and p.cents = any($1) and p.cents > 0 and d.status <> 'REVERSED'
       and not exists (select from bank_matches m where m.donation_id = d.id and ${holds("m")})`,
    [sums],
  );
  return rows;
}

/** Expenses that were entered from an invoice and that the bank has not shown. */
export async function openExpenses(db: Queryable, sums: readonly number[]): Promise<ExpenseCandidate[]> {
  const { rows } = await db.query<ExpenseCandidate>(
    `select expense.cause_id as "expenseId", -p.cents as cents, expense.booked_on as "spentOn", expense.description
     from ledger_postings p
       join ledger_entries e on e.id = p.entry_id
       join ledger_entries expense on expense.id = case when e.cause_id like 'bank-clearing:%'
         then substr(e.cause_id, 15)::bigint else e.id end and expense.cause_kind = 'expense'
     where p.account_id = 'creditors' and -p.cents = any($1) and p.cents < 0
       and not exists (select from ledger_entries r where r.reverses_entry_id = expense.id)
       and not exists (select from bank_matches m where m.expense_id = expense.cause_id and ${holds("m")})`,
    [sums],
  );
  return rows;
}
