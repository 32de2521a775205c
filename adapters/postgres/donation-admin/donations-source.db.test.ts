import { expect, test } from "vitest";
import { providers } from "#domain/giving/payment-report.ts";
import { testDatabase } from "#testing/database.ts";
import { readAsked } from "#domain/lists/asked.ts";
import { readPage } from "../lists/read-list.ts";
import { donationsSource } from "./donations-source.ts";

const { pool } = await testDatabase();

test("staff find a gift by the surname of its donor, paid or not", async () => {
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, donor_name, language)
     values ('anna', 'DON-ANNA', 2500, 2608, 'EUR', 'ONE_TIME', 'anna@example.org', 'Anna de Groot', 'nl')`,
  );
  const find = async (words: string) =>
    (
      await readPage(pool, donationsSource, readAsked(donationsSource.list, `?q=${words}`), {
        userId: "u1",
        now: new Date(),
      })
    ).rows;
  expect(await find("Groot")).toHaveLength(1);
  await pool.query("select add_contact('anna@example.org', 'Anna de Groot', 'nl', null, 'person', now())");
  expect(await find("grot")).toMatchObject([{ id: "anna" }]);
});

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
  const asked = readAsked(donationsSource.list, `?q=payment-at-${provider}`);
  const found = await readPage(pool, donationsSource, asked, { userId: "u1", now: new Date() });
  expect(found.rows.map(({ id }) => id)).toEqual([`gift-${provider}`]);
});
