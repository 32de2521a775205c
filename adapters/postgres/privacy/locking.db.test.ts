import { expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { lockDonations } from "./locking.ts";

const { pool } = await testDatabase();

const choices = { amountCents: 2500, campaignId: "a-meal", donorName: "Noor", language: "nl", tribute: null };

async function tryOf(id: string, email: string, chosenBy: string): Promise<void> {
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
     values ($1, $1, 2500, 2500, 'EUR', 'ONE_TIME', $2, 'nl')`,
    [id, email],
  );
  await pool.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until, wishes)
     values ($1 || '-1', $1, 1, 2500, 2500, 'ONE_TIME', now(), $2)`,
    [id, { ...choices, donorEmail: chosenBy }],
  );
}

test("what a person chose for a payment that nobody paid says nothing of them once they are erased", async () => {
  await tryOf("theirs", "noor@example.org", "noor@example.org");
  // Typed first, then changed to another address.
  await tryOf("typed", "other@example.org", "Noor@example.org");
  await tryOf("others", "other@example.org", "other@example.org");
  await inTransaction(pool, (client) => lockDonations(client, ["u1", "noor@example.org"]));
  const { rows } = await pool.query<{ choices: object }>(
    "select wishes as choices from payment_attempts where id in ('theirs-1', 'typed-1', 'others-1') order by id desc",
  );
  const left = { amountCents: 2500, campaignId: "a-meal" };
  expect(rows.map((row) => row.choices)).toEqual([
    left,
    left,
    { ...choices, donorEmail: "other@example.org" },
  ]);
});
