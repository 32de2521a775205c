import type pg from "pg";

/** Gifts of every day of a year, with what a donor added for fees on every fifth and its campaign on every third. */
export async function fillYear(pool: pg.Pool, year: number, entries: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    // Rows of a past that never happened: the guards of single changes would only be asked a million times for nothing.
    await client.query("set local session_replication_role = replica");
    await client.query(
      `insert into ledger_entries (booked_on, cause_kind, cause_id, lines, description)
       select make_date($1, 1, 1) + (n * 365::bigint / $2)::int, (array['fee', 'expense', 'bank_match', 'gift'])[least(n % 40, 3) + 1],
         'bench-' || $1 || '-' || n, case when n % 5 = 0 then 3 else 2 end, 'Gift number ' || n
       from generate_series(0, $2 - 1) n`,
      [year, entries],
    );
    await client.query(
      `insert into ledger_postings (entry_id, line, account_id, cents, campaign_id)
       select id, line, account_id, cents, case when line = 2 and id % 3 = 0 then 'winter-' || id % 7 end
       from ledger_entries, (values (2, 1, 'provider-mollie', 2500), (2, 2, 'gifts-unrestricted', -2500),
         (3, 1, 'provider-mollie', 2608), (3, 2, 'gifts-restricted', -2500), (3, 3, 'fee-cover', -108))
         posting(lines_of, line, account_id, cents)
       where lines_of = lines and booked_on between make_date($1, 1, 1) and make_date($1, 12, 31)
       order by id, line`,
      [year],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
}

/** An account at a bank, and a rule for its charges that somebody has confirmed. */
export async function openAccount(pool: pg.Pool, iban: string, ledgerAccount: string): Promise<void> {
  await pool.query(
    `insert into ledger_accounts (id, kind, raised, category) values ($1, 'ASSET', false, null) on conflict do nothing`,
    [ledgerAccount],
  );
  await pool.query(
    `insert into bank_accounts (id, iban, name, holder, ledger_account_id, added_by)
     values ($1, $1, $1, 'Bench', $2, 'program')`,
    [iban, ledgerAccount],
  );
  await pool.query(
    `insert into match_rules (id, name, direction, iban, name_contains, ledger_account_id, made_by, confirmed_at)
     values ('bench-charges', 'Charges', 'OUT', null, 'Bank charges', 'bank-charges', 'program', now())
     on conflict do nothing`,
  );
}
