import { sql, type Kysely } from "kysely";

/**
 * What waits for the bank is found by its sum without going through the books, and a rule says what costs are made of, so that
 * what it books is the same as by hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A few of millions of postings lie there, and every batch of lines of a statement asks for them.
  await sql`
    create index ledger_postings_to_clear on ledger_postings (account_id, cents)
      where account_id in ('creditors', 'debtors', 'transfers-expected')`.execute(db);
  await sql`
    alter table match_rules add nature text check (nature in ('grants', 'remittances', 'purchases', 'outsourced',
      'communication', 'personnel', 'housing', 'office', 'depreciation'))`.execute(db);
}
