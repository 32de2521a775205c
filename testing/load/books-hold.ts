import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import type { Taken } from "./gifts.ts";

const lookEveryMs = 500;
const patienceMs = 90_000;

/** Gifts that were taken and are not in the books with their receipt, after the jobs had time for it. */
export async function lostGifts(pool: pg.Pool, taken: readonly Taken[]): Promise<string[]> {
  const ids = taken.map(({ donationId }) => donationId);
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(
      `select given.id from unnest($1::text[]) as given (id)
       where not exists (select from receipts r where r.donation_id = given.id and r.cause = 'gift')`,
      [ids],
    );
    if (rows.length === 0 || performance.now() > until) return rows.map(({ id }) => id);
    await pause(lookEveryMs);
  }
}

/** What the checks of the books find wrong. */
export async function faultsOfBooks(pool: pg.Pool): Promise<string[]> {
  const results = await runChecks(checksOfTheBooks, pool);
  return results.flatMap(({ claim, examples }) => examples.map((example) => `${claim} ${example}`));
}
