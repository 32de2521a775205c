import type pg from "pg";
import type { Cents } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { blackedOut, samplePaper } from "./sample-paper.ts";

/** Its invoices are not published yet, so that staff can try it. */
const stillToPublish = "jeddah-disaster-preparedness";

type Row = { number: number; id: string; on: string; projectId: string; description: string; cents: Cents };

/** Invoices of project expenses, and their public copies. */
export async function seedDocuments(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Row>(
    `select e.id as number, e.cause_id as id, e.booked_on as "on", p.project_id as "projectId", e.description, p.cents
     from ledger_entries e join ledger_postings p on p.entry_id = e.id
     where e.cause_kind = 'expense' and p.project_id is not null order by e.id`,
  );
  const papers = rows.map((row) => ({
    ...row,
    original: invoice(row, "Contact: A. Jansen", "IBAN: NL91 ABNA 0417 1643 00").toString("hex"),
    copy: row.projectId === stillToPublish ? null : invoice(row, blackedOut, blackedOut).toString("hex"),
  }));
  await client.query(
    `insert into expenses (id, entered_by, entered_at, document_type, document)
     select id, 'demo-staff', "on" + time '10:00', 'application/pdf', decode(original, 'hex')
     from jsonb_to_recordset($1::jsonb) as it(id text, "on" date, original text)`,
    [JSON.stringify(papers)],
  );
  await client.query(
    `insert into public_copies (id, entry_id, original_sha256, document_type, document, entered_by, entered_at)
     select 'sample-' || id, number, '', 'application/pdf', decode(copy, 'hex'), 'demo-staff', "on" + time '11:00'
     from jsonb_to_recordset($1::jsonb) as it(id text, number bigint, "on" date, copy text) where copy is not null`,
    [JSON.stringify(papers)],
  );
}

const invoice = (
  { number, on, description, cents }: Row,
  ...named: readonly (string | typeof blackedOut)[]
): Buffer =>
  samplePaper([
    `Invoice ${number}`,
    `Date: ${on}`,
    "To: Open Hand Foundation",
    ...named,
    description,
    `Amount: EUR ${decimalEuros(cents)}`,
    "A sample: no such invoice was ever written.",
  ]);
