import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { openPool } from "./client.ts";
import { rateLimit } from "./rate-limit.ts";

const { pool, owner, connectionString } = await testDatabase();
const allow = rateLimit(pool);
const limit = { most: 3, windowSeconds: 60 };

beforeEach(() => owner.query("truncate rate_limits"));

const tries = async (key: string, count: number) => {
  const answers: boolean[] = [];
  for (let tried = 0; tried < count; tried += 1) answers.push((await allow(key, limit)).ok);
  return answers;
};

test("as many as allowed pass, the next waits until the window ends", async () => {
  expect(await tries("a", 3)).toEqual([true, true, true]);
  const refused = await allow("a", limit);
  expect(refused).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) });
  expect(refused.ok ? 0 : refused.retryAfterSeconds).toBeGreaterThan(50);
  expect(refused.ok ? 0 : refused.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test("each key is counted for itself", async () => {
  await tries("a", 4);
  expect(await tries("b", 1)).toEqual([true]);
});

test("a new window begins when the old one is over, and refused tries do not prolong it", async () => {
  await tries("a", 10);
  await pool.query("update rate_limits set resets_at = now()");
  expect(await tries("a", 4)).toEqual([true, true, true, false]);
});

test("of many at the same moment, through several instances, exactly as many as allowed pass", async () => {
  const other = openPool(connectionString);
  const instances = [allow, rateLimit(other)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (instances[index % 2] ?? allow)("a", limit)),
  );
  await other.end();
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
});

test("whose addresses were counted cannot be read from the table", async () => {
  await allow("sign-in-link:email:anna@example.org", limit);
  const { rows } = await pool.query("select encode(key_hash, 'escape') as key from rate_limits");
  expect(JSON.stringify(rows)).not.toContain("anna");
});
