import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { keepToOneMode } from "./one-mode.ts";
import { seedNewDatabase } from "../seed/seed.ts";

const { pool, owner } = await testDatabase();
beforeEach(() => owner.query("truncate database_mode, users cascade"));

describe("a database serves a demonstration or production, for good", () => {
  test("production does not start on what a demonstration left, and says how to go on", async () => {
    await keepToOneMode(pool, "demo");
    await expect(keepToOneMode(pool, "production")).rejects.toThrow(
      /create an empty one and set DATABASE_URL/,
    );
    await keepToOneMode(pool, "demo");
  });

  test("a demonstration does not start on production's", async () => {
    await keepToOneMode(pool, "production");
    await expect(keepToOneMode(pool, "demo")).rejects.toThrow(/would let anyone in/);
    await keepToOneMode(pool, "production");
  });
});

test("nothing of a demonstration that ran here before this was kept apart survives into production", async () => {
  await pool.query(
    `insert into users (id, email, email_verified, role) values
      ('u1', 'admin@example.org', true, 'ADMIN'), ('u2', 'chair@foundation.example', true, 'ADMIN')`,
  );
  await pool.query(
    `insert into passkeys (id, user_id, public_key, counter, name, created_at)
     select 'key-' || id, id, '\\x01', 0, '', now() from users`,
  );
  await pool.query(
    `insert into sessions (id, token_hash, user_id, method, device, started_at, seen_at, expires_at, proved_at)
     select 's' || n, sha256(n::text::bytea), case n when 4 then 'u2' else 'u1' end, method, '', now(), now(),
       now() + interval '1 day', now()
     from unnest(array['demo', 'passkey', 'email_link', 'passkey']) with ordinality as given(method, n)`,
  );
  await keepToOneMode(pool, "production");
  const { rows } = await pool.query(
    `select u.email, u.role, count(distinct p.id)::int as keys, count(distinct s.id)::int as sessions
     from users u left join passkeys p on p.user_id = u.id left join sessions s on s.user_id = u.id
     group by u.id order by u.id`,
  );
  expect(rows).toEqual([
    { email: "admin@example.org", role: "DONOR", keys: 0, sessions: 0 },
    { email: "chair@foundation.example", role: "ADMIN", keys: 1, sessions: 1 },
  ]);
});

test("the demonstration's administrator loses the role where nobody else has it, too", async () => {
  await pool.query(
    "insert into users (id, email, email_verified, role) values ('u1', 'admin@example.org', true, 'ADMIN')",
  );
  await keepToOneMode(pool, "production");
  expect((await pool.query("select role from users")).rows).toEqual([{ role: "DONOR" }]);
});

test("the demonstration's gifts and people are known by what they are, without a mark", async () => {
  await seedNewDatabase(pool, { demo: true, today: "2026-06-01", report: () => {} });
  await expect(keepToOneMode(pool, "production")).rejects.toThrow(/holds a demonstration/);
});
