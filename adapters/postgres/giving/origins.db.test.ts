import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { digest } from "../../auth/secrets.ts";
import { testDatabase } from "#testing/database.ts";
import { rowsRead } from "#testing/rows-read.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { countingStarts } from "./origins.ts";

const { pool } = await testDatabase();
const many = 2_000;
const limit = { most: 100, windowSeconds: 60 };
const limits = { clientSecret: limit, address: limit, emailHere: limit };

/** Each from an address and a mailbox of its own, but the first two, who share an address. */
beforeAll(async () => {
  const places = Array.from({ length: many }, (_, place) => place);
  const ids = places.map((place) => `failed-${place}`);
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
     select id, 'DON-' || id, 2500, 2500, 'EUR', 'ONE_TIME', id || '@example.org', 'en' from unnest($1::text[]) id`,
    [ids],
  );
  await pool.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until, wishes)
     select id || '-1', id, 1, 2500, 2500, 'ONE_TIME', now(), '{}' from unnest($1::text[]) id`,
    [ids],
  );
  await pool.query(
    `insert into payment_sessions (secret_hash, donation_id, opened_at, expires_at, fee_permille, fee_fixed_cents)
     select hash, id, now(), now() + interval '1 hour', 10, 10 from unnest($1::text[], $2::bytea[]) as asked(id, hash)`,
    [ids, ids.map(digest)],
  );
  await pool.query(
    `insert into giving_origins (secret_hash, address_hash, email_hash)
     select * from unnest($1::bytea[], $2::bytea[], $3::bytea[])`,
    [
      ids.map(digest),
      places.map((place) => digest(`address ${Math.max(1, place)}`)),
      places.map((place) => digest(`mailbox ${place}`)),
    ],
  );
  await pool.query(
    `insert into declined_cards (provider, decline_id, attempt_id, at)
     select 'stripe', id, id || '-1', now() from unnest($1::text[]) id`,
    [ids],
  );
  await pool.query("analyze failures_by_origin, declined_cards, payment_attempts, giving_origins");
});

const failuresOf = (client: Pick<pg.Pool, "query">, address: string, email: string) =>
  countingStarts(
    client as pg.Pool,
    async () => ({ ok: true }),
    () => ({}) as never,
  )({ clientSecret: "a form of today", address, email }, limits);

test("whoever begins a gift is told what failed from there, and under that mailbox", async () => {
  const counted = (address: string, email: string) => failuresOf(pool, address, email);
  expect(await counted("address 1", "a new one")).toMatchObject({ failures: { address: 2, email: 0 } });
  expect(await counted("elsewhere", "mailbox 7")).toMatchObject({ failures: { address: 0, email: 1 } });
  expect(await counted("address 9", "mailbox 9")).toMatchObject({ failures: { emailHere: 1, address: 1 } });
});

test("what failed for others is not read for them, however much it is", async () => {
  const read = await inTransaction(pool, async (client) => {
    const before = await rowsRead(client);
    expect(await failuresOf(client, "address 5", "mailbox 6")).toMatchObject({
      failures: { address: 1, email: 1, session: 0 },
    });
    return (await rowsRead(client)) - before;
  });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(100);
});
