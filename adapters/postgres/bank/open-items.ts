import type pg from "pg";
import type { Item } from "#domain/bank/compare.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import type { Cents } from "#domain/money/cents.ts";
import { isOpen, openHandEntries } from "../ledger/by-hand/open-hand-entries.ts";

type Queryable = Pick<pg.ClientBase, "query">;
type Asked = Readonly<{ references: readonly string[]; isWide: boolean }>;

/** All that a bank line may be. `isWide`: also announced donations that no line names. */
export async function openItems(db: Queryable, asked: Asked): Promise<Item[]> {
  return [
    ...(await announcedGifts(db, asked)),
    ...(await enteredGifts(db)),
    ...(await openEntries(db)),
    ...(await openExpenses(db)),
    ...(await openRefunds(db)),
  ];
}

type Gift = {
  donationId: string;
  reference: string;
  cents: Cents;
  on: string;
  name: string | null;
  iban: string | null;
};

const giftColumns = `d.id as "donationId", d.reference, d.amount_cents as cents,
  (d.created_at at time zone 'Europe/Amsterdam')::date as "on", d.donor_name as name`;

/** A paid donation is closed, except the first one of a standing order, which further months name. */
async function announcedGifts(db: Queryable, { references, isWide }: Asked): Promise<Item[]> {
  const { rows } = await db.query<Gift & { isClosed: boolean }>(
    `select ${giftColumns}, null::text as iban,
       d.paid_at is not null and not (d.by_transfer and d.recurring_gift_id is not distinct from d.id) as "isClosed"
     from donations d where d.reference = any($1)
     union all
     select ${giftColumns}, null, false
     from donations d where $2 and d.status = 'PENDING' and d.by_transfer and d.paid_at is null and d.reference <> all($1)
     union all
     select ${giftColumns}, payer.iban, false
     from recurring_gifts r join donations d on d.id = r.id
       cross join lateral (
         select max(l.counterparty_iban) as iban from donations month
           join held_bank_matches m on m.donation_id = month.id join bank_lines l on l.id = m.line_id
         where month.recurring_gift_id = r.id) payer
     where $2 and r.provider = 'bank' and d.by_transfer and d.paid_at is not null and d.reference <> all($1)
       and (r.status <> 'ENDED' or r.ended_at > now() - interval '60 days')`,
    [references, isWide],
  );
  return rows.map(({ donationId, reference, ...gift }) => ({
    ...gift,
    target: { kind: "gift", donationId },
    what: reference,
    references: [reference, transferReference(reference)],
  }));
}

/** Donations that staff entered and no statement has shown. */
async function enteredGifts(db: Queryable): Promise<Item[]> {
  const { rows } = await db.query<Omit<Gift, "iban"> & { bankReference: string | null }>(
    `select t.donation_id as "donationId", t.reference, t.cents, t.booked_on as "on", t.donor_name as name,
       entered.bank_reference as "bankReference"
       /* never null: donationId, reference, cents, on, because it is a donation */
     from unconfirmed_transfers t left join entered_gifts entered on entered.id = t.donation_id`,
  );
  return rows.map(({ donationId, reference, ...gift }) => ({
    ...gift,
    iban: null,
    target: { kind: "entered_gift", donationId },
    what: gift.name === null ? reference : `${reference} ${gift.name}`,
    references: [reference],
  }));
}

/** Invoices and expected income: a line may pay a part. */
async function openEntries(db: Queryable): Promise<Item[]> {
  const { rows } = await db.query<{
    entryId: string;
    cents: Cents;
    on: string;
    description: string;
    name: string | null;
    iban: string | null;
    reference: string | null;
  }>(
    `select h.id as "entryId", still.cents, coalesce(h.due_on, e.booked_on) as "on", e.description, h.party as name,
       h.party_iban as iban, h.reference
     from ${openHandEntries} where ${isOpen}`,
  );
  return rows.map(({ entryId, description, reference, ...entry }) => ({
    ...entry,
    target: { kind: "entry", entryId },
    what: entry.name ? `${entry.name}: ${description}` : description,
    references: reference ? [reference] : [],
  }));
}

/** Expenses that the bank has not shown, or not wholly. */
async function openExpenses(db: Queryable): Promise<Item[]> {
  const { rows } = await db.query<{ expenseId: string; cents: Cents; on: string; what: string }>(
    `select x.cause_id as "expenseId", p.cents - coalesce(paid.cents, 0) as cents, x.booked_on as "on", x.description as what
     from ledger_postings p
       join ledger_entries e on e.id = p.entry_id
       join ledger_entries x on x.id = case when e.cause_id like 'bank-clearing:%'
         then substr(e.cause_id, 15)::bigint else e.id end and x.cause_kind = 'expense'
       left join (select expense_id, sum(cents)::bigint as cents from held_bank_matches
         where expense_id is not null group by 1) paid on paid.expense_id = x.cause_id
     where p.account_id = 'creditors' and p.cents < 0 and p.cents is distinct from paid.cents
       and not exists (select from ledger_entries r where r.reverses_entry_id = x.id)`,
  );
  return rows.map(({ expenseId, ...expense }) => ({
    ...expense,
    target: { kind: "expense", expenseId },
    references: [],
    name: null,
    iban: null,
  }));
}

/** Refunds of donations by transfer that the bank has not shown. */
async function openRefunds(db: Queryable): Promise<Item[]> {
  const { rows } = await db.query<Gift>(
    `select d.id as "donationId", d.reference, open_refund_cents(d.id) as cents, max(e.booked_on) as "on",
       d.donor_name as name, (select max(l.counterparty_iban) from held_bank_matches m join bank_lines l on l.id = m.line_id
         where m.donation_id = d.id and m.kind <> 'refund') as iban
       /* never null: cents, on, because there is a refund */
     from ledger_entries e
       join ledger_postings p on p.entry_id = e.id and p.account_id = 'transfers-expected' and p.cents < 0
       join donations d on d.id = e.donation_id
     where e.cause_kind = 'refund' and open_refund_cents(d.id) <> 0 group by d.id`,
  );
  return rows.map(({ donationId, reference, ...refund }) => ({
    ...refund,
    target: { kind: "refund", donationId },
    what: refund.name === null ? reference : `${reference} ${refund.name}`,
    references: [reference, transferReference(reference)],
  }));
}
