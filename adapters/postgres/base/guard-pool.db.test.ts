import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { throughDoor } from "#testing/faults/door.ts";
import { openPool } from "./client.ts";
import { inTransaction } from "./in-transaction.ts";
import { stateOf } from "./presence.ts";

const { connectionString } = await testDatabase();

const behindDoor = async () => {
  const { door, through } = await throughDoor(connectionString);
  const pool = openPool(`${through}?statement_timeout=200`, { max: 2, reachWithinMs: 300 });
  onTestFinished(async () => {
    door.thaw();
    await pool.end();
    await door.shut();
  });
  const one = async () => (await pool.query<{ one: number }>("select 1 as one")).rows[0]?.one;
  expect(await one()).toBe(1);
  return { door, pool, one };
};

test("a server that stands still is given up on, and used again when it moves", async () => {
  const { door, pool, one } = await behindDoor();
  door.freeze();
  await expect(one()).rejects.toThrow("Connection terminated");
  expect(stateOf(pool)).toBe("unavailable");
  await expect(one()).rejects.toThrow("was unavailable a moment ago");
  door.thaw();
  await expect.poll(() => one().catch(() => 0)).toBe(1);
  expect(stateOf(pool)).toBe("available");
});

test("a transaction on a server that stands still leaves no connection behind", async () => {
  const { door, pool, one } = await behindDoor();
  const transaction = inTransaction(pool, async (client) => {
    door.freeze();
    await client.query("select 2 as two");
  });
  await expect(transaction).rejects.toThrow("Connection terminated");
  door.thaw();
  await expect.poll(() => one().catch(() => 0)).toBe(1);
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test("a server that is gone and comes back is used again, without anybody's hand", async () => {
  const { door, pool, one } = await behindDoor();
  await door.shut();
  await expect.poll(() => one().catch(() => stateOf(pool))).toBe("unavailable");
  await door.open();
  await expect.poll(() => one().catch(() => 0)).toBe(1);
});
