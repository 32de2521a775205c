import type pg from "pg";

/** Costs that are published line by line, two lines each, and as many gifts between them, which are not. */
export async function fillOpenBooks(pool: pg.Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    // Rows of a past that never happened: the guards of single changes would only be asked a million times for nothing.
    await client.query("set local session_replication_role = replica");
    await client.query(
      `with written as (
         insert into ledger_entries (booked_on, cause_kind, cause_id, lines, description)
         select date '2024-01-01' + (n % 700)::int, kind, 'bench-' || kind || n, 2, 'Number ' || n
         from generate_series($1::int, $2::int - 1) n, (values ('gift'), ('expense')) made(kind)
         order by n, kind returning id, cause_kind)
       insert into ledger_postings (entry_id, line, account_id, cents, project_id)
       select id, line, account_id, cents, case when account_id = 'expenses-program' then 'project-' || id % 7 end
       from written join (values ('gift', 1, 'provider-mollie', 2500), ('gift', 2, 'gifts-unrestricted', -2500),
         ('expense', 1, 'expenses-program', 1900), ('expense', 2, 'bank', -1900)) posting(kind, line, account_id, cents)
         on kind = cause_kind
       order by id, line`,
      [from, to],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
}
