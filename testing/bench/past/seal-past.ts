import type pg from "pg";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { sealBooks } from "#adapters/postgres/proofs/seal-books.ts";
import { signingKeys } from "#adapters/postgres/proofs/signing-keys.ts";
import { sealedTexts } from "#adapters/sealed-text.ts";
import type { Cost } from "./ask-program.ts";
import { computingMs, serverComputingMs } from "./computing-ns.ts";

const newGifts = 1000;
const texts = sealedTexts(["bench".repeat(8)]);

const sealing = (pool: pg.Pool) =>
  sealBooks(
    pool,
    signingKeys(pool, () => texts),
  );

/** As the nights before have left it. */
export const sealAll = (pool: pg.Pool): Promise<unknown> => sealing(pool)(new Date());

/** A night after a thousand gifts of today. The gifts of the year are sealed before, whatever their number. */
export async function costOfSealing(pool: pg.Pool, postmaster: number): Promise<[string, Cost][]> {
  await sealAll(pool);
  await bookToday(pool);
  const spent = () => [computingMs(process.pid), serverComputingMs(postmaster)] as const;
  const [program, database] = spent();
  const years = await sealing(pool)(new Date());
  const [programAfter, databaseAfter] = spent();
  if (years.length !== 1) throw new Error(`Sealed were ${years.join(", ") || "no years"}`);
  return [
    [
      `a night's sealing after ${newGifts} gifts`,
      { program: programAfter - program, database: databaseAfter - database },
    ],
  ];
}

const bookToday = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query("set local session_replication_role = replica");
    await client.query(
      `with entry as (
         insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
         select now()::date, 'gift', id || '-1', 2, id, 'Gift received'
         from (select 'g' || lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') ||
           substr(md5(random()::text), 1, 20) as id from generate_series(1, $1)) today
         returning id
       )
       insert into ledger_postings (entry_id, line, account_id, cents)
       select id, line, account_id, cents
       from entry, (values (1, 'provider-mollie', 2500), (2, 'gifts-unrestricted', -2500)) posting(line, account_id, cents)`,
      [newGifts],
    );
  });
