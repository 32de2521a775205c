import { join } from "node:path";
import type pg from "pg";

/** PostgreSQL alone with the same data. Files lie in its own folder, which goes with the database. */
export async function bareWork(pool: pg.Pool) {
  const { rows } = await pool.query<{ folder: string }>("select current_setting('data_directory') as folder");
  const file = (name: string) => join(rows[0]?.folder ?? "", `bench-${name}.csv`);
  return {
    /** The sums of a year, account by account, from its lines. */
    aggregate: (year: number) =>
      timed(() =>
        pool.query(
          `select account_id, sum(cents) filter (where cents > 0), sum(cents) filter (where cents < 0)
           from ledger_entries join ledger_postings on entry_id = id
           where booked_on between make_date($1, 1, 1) and make_date($1, 12, 31) group by 1`,
          [year],
        ),
      ),

    /** What the audit file says of each line, in the same order. */
    copyOut: (year: number) =>
      timed(() =>
        pool.query(
          `copy (select e.id, e.booked_on, coalesce(e.value_on, e.booked_on), e.cause_kind, e.cause_id, e.description,
               p.line, p.account_id, p.cents, coalesce(p.project_id, p.program_id, p.campaign_id)
             from ledger_entries e join ledger_postings p on p.entry_id = e.id
             where e.booked_on between '${year}-01-01' and '${year}-12-31' order by e.booked_on, e.id, p.line)
           to '${file("year")}' (format csv)`,
        ),
      ),

    /** The rows that an import left, copied into tables with the same indexes. */
    copyIn: async (iban: string) => {
      const entries = `select id from bank_entries where account_id = '${iban}'`;
      const settled = `select m.donation_id from bank_matches m join bank_lines l on l.id = m.line_id
        where m.donation_id is not null and l.entry_id in (${entries})`;
      const booked = `select e.id from ledger_entries e where (cause_kind = 'bank_entry' and cause_id in (select id::text from bank_entries where account_id = '${iban}'))
        or (cause_kind = 'gift' and cause_id in (${settled}))
        or (cause_kind = 'bank_match' and cause_id in (select m.id from bank_matches m join bank_lines l on l.id = m.line_id where l.entry_id in (${entries})))`;
      const kept = {
        bank_entries: `id in (${entries})`,
        bank_lines: `entry_id in (${entries})`,
        bank_matches: `line_id in (select id from bank_lines where entry_id in (${entries}))`,
        ledger_entries: `id in (${booked})`,
        ledger_postings: `entry_id in (${booked})`,
        receipts: `donation_id in (${settled})`,
        transfer_receipts: `donation_id in (${settled})`,
        donation_events: `donation_id in (${settled})`,
      };
      for (const [table, which] of Object.entries(kept)) {
        // Generated columns are made again by the copy.
        await pool.query(`copy (select * from ${table} where ${which}) to '${file(table)}' (format csv)`);
        await pool.query(`create table bare_${table} (like ${table} including all)`);
      }
      return timed(async () => {
        for (const table of Object.keys(kept))
          await pool.query(`copy bare_${table} from '${file(table)}' (format csv)`);
      });
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
