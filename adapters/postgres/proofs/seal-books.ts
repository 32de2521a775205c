import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { summariseLedger } from "../ledger/ledger-summary.ts";
import { lockLog } from "./append-to-log.ts";
import { sealYear } from "./seal-year.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** A million gifts are sealed in half a minute; a busy machine may take its time. */
const patience = "10min";

/** By whom, if not by the night's job. */
type Asked = Readonly<{ by: Actor; requestId: string }>;

/**
 * Seals every year of which something was booked since it was last sealed: a closed year too, if anything came in between. Up to
 * the mark of the kept sums, below which nothing is written any more. Answers which years have a new root.
 */
export const sealBooks =
  (pool: pg.Pool, keys: SigningKeys) =>
  async (at: Date, asked?: Asked): Promise<number[]> => {
    await summariseLedger(pool);
    const mark = await summaryMark(pool);
    const sealed: number[] = [];
    for (const year of await yearsToSeal(pool))
      if (await inTransaction(pool, (client) => sealOne(client, keys, { year, at, asked })))
        sealed.push(year);
    // Only now: of years that are sealed one by one, some would be left out if this one ended in the middle.
    await pool.query("update sealed_mark set entry_id = greatest(entry_id, $1)", [mark]);
    return sealed;
  };

type One = Readonly<{ year: number; at: Date; asked: Asked | undefined }>;

async function sealOne(client: pg.ClientBase, keys: SigningKeys, { year, at, asked }: One): Promise<boolean> {
  await client.query(`set local statement_timeout = '${patience}'`);
  await client.query(`set local idle_in_transaction_session_timeout = '${patience}'`);
  // The sums of a million gifts fit, so that the database need not sort them on disk.
  await client.query("set local work_mem = '256MB'");
  await lockLog(client);
  // Another instance may have sealed it while this one waited.
  if (!(await yearsToSeal(client)).includes(year)) return false;
  const mark = await summaryMark(client);
  await sealYear(client, { year, mark, signer: await keys.currentIn(client), at });
  if (asked)
    await writeAudit(client, {
      actor: asked.by,
      action: "book_year.sealed",
      subject: { kind: "book_year", id: String(year) },
      requestId: asked.requestId,
    });
  return true;
}

async function summaryMark(db: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await db.query<{ mark: number }>("select entry_id as mark from ledger_summary_mark");
  return rows[0]?.mark ?? 0;
}

/** Years with entries of gifts after what was sealed of them, oldest first; up to the mark of what is sealed there are none. */
async function yearsToSeal(db: pg.ClientBase | pg.Pool): Promise<number[]> {
  const { rows } = await db.query<{ year: number }>(
    `select distinct extract(year from e.booked_on)::int as year
     from ledger_entries e
       left join (select s.year, max(s.ledger_entry_id) as mark from sealings s group by 1) sealed
         on sealed.year = extract(year from e.booked_on)
     where e.donation_id is not null and e.cause_kind <> 'fee' and e.id > coalesce(sealed.mark, 0)
       and e.id > (select entry_id from sealed_mark) and e.id <= (select entry_id from ledger_summary_mark)
     order by 1`,
  );
  return rows.map(({ year }) => year);
}

/** Null: never. */
export async function lastSealedAt(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>("select max(sealed_at) as at from sealings");
  return rows[0]?.at ?? null;
}
