import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { summariseLedger } from "../ledger/ledger-summary.ts";
import { publishSums } from "../open-data/publish-sums.ts";
import { lockLog } from "./append-to-log.ts";
import { sealYear } from "./seal-year.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** A million donations take half a minute, longer on a busy machine. */
const patience = "10min";

/** The user, if not the nightly job. */
type Asked = Readonly<{ by: Actor; requestId: string }>;

/** Also closed years, up to what is public. Returns the years with a new root. */
export const sealBooks =
  (pool: pg.Pool, keys: SigningKeys) =>
  async (at: Date, asked?: Asked): Promise<number[]> => {
    await summariseLedger(pool);
    await publishSums(pool, dutchDate(at));
    const mark = await publicMark(pool);
    const sealed: number[] = [];
    for (const year of await yearsToSeal(pool))
      if (await inTransaction(pool, (client) => sealOne(client, keys, { year, at, asked })))
        sealed.push(year);
    await pool.query(
      `insert into unsealed_entries (entry_id) select distinct entry_id from waiting_sums where entry_id <= $1
         and entry_id > (select entry_id from sealed_mark)
       on conflict do nothing`,
      [mark],
    );
    // Only at the end: an interruption must not skip years.
    await pool.query("update sealed_mark set entry_id = greatest(entry_id, $1)", [mark]);
    return sealed;
  };

type One = Readonly<{ year: number; at: Date; asked: Asked | undefined }>;

async function sealOne(client: pg.ClientBase, keys: SigningKeys, { year, at, asked }: One): Promise<boolean> {
  await client.query(`set local statement_timeout = '${patience}'`);
  await client.query(`set local idle_in_transaction_session_timeout = '${patience}'`);
  // Keeps the sums of a million donations in memory.
  await client.query("set local work_mem = '256MB'");
  await lockLog(client);
  // Another instance may have sealed it meanwhile.
  if (!(await yearsToSeal(client)).includes(year)) return false;
  const mark = await publicMark(client);
  const signer = await keys.currentIn(client);
  // Not before the key that it may just have announced.
  const now = new Date();
  await sealYear(client, { year, mark, signer, at: at > now ? at : now });
  if (asked)
    await writeAudit(client, {
      actor: asked.by,
      action: "book_year.sealed",
      subject: { kind: "book_year", id: String(year) },
      requestId: asked.requestId,
    });
  return true;
}

async function publicMark(db: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await db.query<{ mark: number }>("select entry_id as mark from public_mark");
  return rows[0]?.mark ?? 0;
}

async function yearsToSeal(db: pg.ClientBase | pg.Pool): Promise<number[]> {
  const { rows } = await db.query<{ year: number }>(
    `select distinct extract(year from e.booked_on)::int as year
     from ledger_entries e
       left join (select s.year, max(s.ledger_entry_id) as mark from sealings s group by 1) sealed
         on sealed.year = extract(year from e.booked_on)
     where e.donation_id is not null and e.cause_kind <> 'fee'
       and (e.id > coalesce(sealed.mark, 0) and e.id > (select entry_id from sealed_mark)
           and e.id <= (select entry_id from public_mark)
         or e.id in (select entry_id from unsealed_entries))
       and not exists (select from waiting_sums w where w.entry_id = e.id)
     order by 1`,
  );
  return rows.map(({ year }) => year);
}

/** Null: never. */
export async function lastSealedAt(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>("select max(sealed_at) as at from sealings");
  return rows[0]?.at ?? null;
}
