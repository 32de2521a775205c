import type pg from "pg";
import { fiscalYears } from "./locking.ts";

/** The first day whose texts are kept; $1 is today. */
const keptFrom = `make_date(extract(year from $1::date)::int - ${fiscalYears}, 1, 1)`;

/** Texts of old bank lines. Amount, date and match stay. */
export async function forgetBankTexts(pool: pg.Pool, today: string): Promise<number> {
  const { rows } = await pool.query<{ entries: number }>(`select forget_bank_texts(${keptFrom}) as entries`, [
    today,
  ]);
  const read = await pool.query(unjoined, [today, JSON.stringify(emptyEntry), JSON.stringify(emptyLine)]);
  const pieces = await pool.query(stoppedFiles, [today]);
  return (rows[0]?.entries ?? 0) + (read.rowCount ?? 0) + (pieces.rowCount ?? 0);
}

/** The same columns as for booked entries. */
const emptyEntry = { entryReference: null, bankReference: null, batchId: null, text: null, xml: "" };
const emptyLine = {
  counterpartyName: null,
  counterpartyIban: null,
  endToEndId: null,
  mandateId: null,
  structuredReference: null,
  remittance: "",
  joinedRemittance: "",
};

/** Waiting and contradicting statements lose their texts; dates, amounts and keys stay, so that they can still be joined. */
const unjoined = `update bank_read_entries set entry = entry || $2::jsonb || jsonb_build_object('lines', (
    select jsonb_agg(line || $3::jsonb order by number)
    from jsonb_array_elements(entry->'lines') with ordinality as lines(line, number)))
  where (entry->>'bookedOn')::date < ${keptFrom} and entry->>'xml' <> ''`;

/** A stopped upload. */
const stoppedFiles = `delete from bank_file_pieces p using bank_files f
  where f.id = p.file_id and f.state = 'STOPPED' and f.uploaded_at < ${keptFrom}`;
