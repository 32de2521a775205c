import type pg from "pg";
import { addContactsOfDonors } from "../contacts/add-contacts.ts";
import { summariseLedger } from "../ledger/ledger-summary.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { publishSamples, publishSums } from "../open-data/publish-sums.ts";
import { beginEmpty } from "./begin-empty.ts";
import { seedApprovals, seedHandEntries, seedHandGifts } from "./seed-by-hand.ts";
import { seedContent } from "./seed-content.ts";
import { seedBank } from "./seed-bank.ts";
import { seedBooks } from "./seed-books.ts";
import { seedBookYear } from "./seed-book-year.ts";
import { seedBudgets } from "./seed-budgets.ts";
import { seedDocuments } from "./seed-documents.ts";
import { seedDownloads } from "./seed-downloads.ts";
import { seedFigureRecords } from "./seed-figure-records.ts";
import { seedPayouts } from "./seed-payouts.ts";
import { seedPeople } from "./seed-people.ts";
import { seedResults } from "./seed-results.ts";
import { seedReconciliation } from "./seed-reconciliation.ts";

type Options = { demo: boolean; today: string; report: (line: string) => void };

/** An arbitrary lock number, equal on all instances. */
const seedLock = 6_221_707;

/**
 * Seeds a demonstration with sample content, accounts, applications and books; production starts empty. Atomic and
 * once: concurrent starts wait.
 */
export async function seedNewDatabase(pool: pg.Pool, { demo, today, report }: Options): Promise<void> {
  if (await hasContent(pool)) return;
  let isSeeded = false;
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [seedLock]);
    if (!(await hasContent(client))) {
      if (!demo) await beginEmpty(client);
      else {
        report("Seeding the demonstration: content, accounts and three years of books");
        await seedContent(client, today);
        await seedResults(client, today);
        await seedPeople(client, today);
        await seedBooks(client, today);
        await seedDocuments(client);
        await seedPayouts(client, today);
        await seedHandEntries(client, today);
        await seedApprovals(client);
        await seedBank(client, today);
        await seedHandGifts(client, today);
        await seedBookYear(client, today);
        await seedBudgets(client, today);
        await seedDownloads(client, today);
        await seedFigureRecords(client, today);
        await seedReconciliation(client, today);
        isSeeded = true;
      }
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
  if (!isSeeded) return;
  await summariseLedger(pool);
  await addContactsOfDonors(pool);
  await publishSums(pool, today);
  await inTransaction(pool, (samples) => publishSamples(samples, today));
}

async function hasContent(db: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rows } = await db.query<{ filled: boolean }>(
    "select exists (select 1 from content_items) as filled",
  );
  return rows[0]?.filled === true;
}
