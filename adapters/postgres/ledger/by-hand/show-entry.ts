import type pg from "pg";
import type { BookedDocument } from "#domain/document-type.ts";
import { numberOf } from "#domain/ledger/books/audit-file.ts";
import type { HandEntries, StoredBookEntry } from "#domain/ledger/by-hand/ports.ts";
import { nameOfUser } from "../../applications/sources.ts";

/** Expenses have their own, older table. */
const withPapers = `ledger_entries e
  left join hand_entries h on h.kind = e.cause_kind and h.id = e.cause_id
  left join expenses x on e.cause_kind = 'expense' and x.id = e.cause_id`;

type Line = Omit<StoredBookEntry["lines"][number], "number">;
type Row = Omit<StoredBookEntry, "lines"> & { lines: Line[] };

export const showEntry =
  (pool: pg.Pool): HandEntries["show"] =>
  async (number) => {
    const { rows } = await pool.query<Row>({
      name: "book-entry",
      text: `select e.id as number, e.booked_on as "bookedOn", e.value_on as "valueOn", e.cause_kind as kind, e.description,
          case when d.id is not null then jsonb_build_object('id', d.id, 'reference', d.reference) end as donation,
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

export const documentOfEntry =
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
