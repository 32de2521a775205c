import { expect, test } from "vitest";
import { providers } from "#domain/giving/payment-report.ts";
import { testDatabase } from "#testing/database.ts";
import { listDonations } from "./list-donations.ts";

const { pool } = await testDatabase();

test.each(providers)("staff find a gift by the name that its payment has at %s", async (provider) => {
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
     values ('gift-' || $1, 'DON-' || $1, 2500, 2608, 'EUR', 'ONE_TIME', 'donor@example.org', 'en')`,
    [provider],
  );
  await pool.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until, provider, payment_id)
     values ('gift-' || $1 || '-1', 'gift-' || $1, 1, 2500, 2608, 'ONE_TIME', now(), $1, 'payment-at-' || $1)`,
    [provider],
  );
  const found = await listDonations(pool)({ status: null, search: `payment-at-${provider}`, before: null });
  expect(found.rows.map(({ id }) => id)).toEqual([`gift-${provider}`]);
});
