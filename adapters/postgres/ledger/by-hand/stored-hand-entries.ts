import type pg from "pg";
import type { BookedDocument } from "#domain/document-type.ts";
import { numberOf } from "#domain/ledger/books/audit-file.ts";
import type { OwnAccount } from "#domain/ledger/by-hand/answers.ts";
import { releaseOf } from "#domain/ledger/by-hand/book-by-hand.ts";
import type { HandEntries, StoredBookEntry } from "#domain/ledger/by-hand/ports.ts";
import { isCauseKind } from "#domain/ledger/entry.ts";
import { nameOfUser } from "../../applications/sources.ts";
import { inTransaction, lockByName } from "../../base/in-transaction.ts";
import { bookedEntry } from "../booked-entry.ts";
import { storedBooks } from "../ledger.ts";
import { enterHandEntry } from "./enter-hand-entry.ts";
import { openItems, openSum } from "./open-hand-entries.ts";
import { reverseEntry } from "./reverse-entry.ts";

export const storedHandEntries = (pool: pg.Pool): HandEntries => ({
  enter: enterHandEntry(pool),
  openSum: (id) => openSum(pool, id),
  openItems: () => openItems(pool),
  ownAccounts: () => ownAccounts(pool),
  show: showEntry(pool),
  document: documentOfEntry(pool),
  causeOf: async (number) => {
    const { rows } = await pool.query<{ kind: string; id: string }>(
      `select e.cause_kind as kind, e.cause_id as id from ledger_entries e
       where e.id = $1 and (e.cause_kind = 'expense'
         or exists (select from hand_entries h where h.kind = e.cause_kind and h.id = e.cause_id))`,
      [number],
    );
    const { kind = "", id = "" } = rows[0] ?? {};
    return isCauseKind(kind) ? { kind, id } : null;
  },
  reverse: (cause, reason, by, requestId) => reverseEntry(pool, cause, reason, by, requestId),
  release: (today) => releaseAccruals(pool, today),
});

/** The first bank account exists before anybody names it. */
async function ownAccounts(pool: pg.Pool): Promise<OwnAccount[]> {
  const { rows } = await pool.query<OwnAccount>(
    `select a.id as account, b.name, b.known_from as "statementsFrom"
     from ledger_accounts a left join bank_accounts b on b.ledger_account_id = a.id
     where a.id in ('bank', 'cash') or b.id is not null
     order by a.id = 'cash', a.id`,
  );
  return rows;
}

/** Releases each due accrual once. A reversed one is already out. */
async function releaseAccruals(pool: pg.Pool, today: string): Promise<number> {
  const { rows } = await pool.query<{ id: string; releaseOn: string }>(
    `select h.id, h.release_on as "releaseOn" /* never null: releaseOn, because accruals have it */
     from hand_entries h join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
     where h.kind = 'accrual' and h.release_on <= $1
       and not exists (select from ledger_entries r where r.reverses_entry_id = e.id)`,
    [today],
  );
  for (const { id, releaseOn } of rows)
    await inTransaction(pool, async (client) => {
      await lockByName(client, `accrual ${id}`);
      const { rowCount } = await client.query(
        `select from ledger_entries e join ledger_entries r on r.reverses_entry_id = e.id
         where e.cause_kind = 'accrual' and e.cause_id = $1`,
        [id],
      );
      const first = rowCount === 0 ? await bookedEntry(client, { kind: "accrual", id }) : null;
      if (first) await storedBooks(client).book(releaseOf(first, releaseOn));
    });
  return rows.length;
}

/** Expenses have their own, older table. */
const withPapers = `ledger_entries e
  left join hand_entries h on h.kind = e.cause_kind and h.id = e.cause_id
  left join expenses x on e.cause_kind = 'expense' and x.id = e.cause_id`;

type Line = Omit<StoredBookEntry["lines"][number], "number">;
type Row = Omit<StoredBookEntry, "lines"> & { lines: Line[] };

const showEntry =
  (pool: pg.Pool): HandEntries["show"] =>
  async (number) => {
    const { rows } = await pool.query<Row>({
      name: "book-entry",
      text: `select e.id as number, e.booked_on as "bookedOn", e.value_on as "valueOn", e.cause_kind as kind, e.description,
          case when d.id is not null then jsonb_build_object('id', d.id, 'reference', d.reference) end as donation,
          case when e.cause_kind = 'expense' then e.cause_id end as "expenseId",
          e.reverses_entry_id as reverses, undone.id as "reversedBy", undone.description as "reversedFor",
          (select jsonb_agg(jsonb_build_object('account', account_id, 'cents', cents, 'fund', fund, 'nature', nature,
              'purposeId', purpose_id, 'campaignId', campaign_id, 'programId', program_id, 'projectId', project_id) order by line)
            from ledger_postings where entry_id = e.id) as lines,
          case when coalesce(h.id, x.id) is not null then jsonb_build_object(
            'enteredBy', ${nameOfUser("u")}, 'enteredAt', coalesce(h.entered_at, x.entered_at),
            'party', h.party, 'iban', h.party_iban, 'reference', h.reference, 'dueOn', h.due_on, 'releaseOn', h.release_on,
            'openCents', waiting_cents(h.id) - paid_cents(h.id), 'hasPayments', h.id is not null and has_payment(h.id),
            'documentType', coalesce(h.document_type, x.document_type)) end as "byHand"
        from ${withPapers}
          left join users u on u.id = coalesce(h.entered_by, x.entered_by)
          left join donations d on d.id = e.donation_id
          left join ledger_entries undone on undone.reverses_entry_id = e.id
        where e.id = $1`,
      values: [number],
    });
    const [row] = rows;
    return row
      ? { ...row, lines: row.lines.map((line) => ({ ...line, number: numberOf(line.account) })) }
      : null;
  };

const documentOfEntry =
  (pool: pg.Pool): HandEntries["document"] =>
  async (number) => {
    const { rows } = await pool.query<BookedDocument & { bookedOn: string }>(
      `select coalesce(h.document_type, x.document_type) as type, /* never null: type, bytes, because one of both is there */
         coalesce(h.document, x.document) as bytes, e.booked_on as "bookedOn"
       from ${withPapers} where e.id = $1 and coalesce(h.id, x.id) is not null`,
      [number],
    );
    return rows[0] ?? null;
  };
