import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { openPool } from "./client.ts";
import { inLane, inLanes, type Lane } from "./lanes.ts";

const { connectionString } = await testDatabase();

const oneEach = () => {
  const open = () => openPool(connectionString, { max: 1, reachWithinMs: 100 });
  const pool = inLanes({ visitors: open(), staff: open(), jobs: open() });
  onTestFinished(() => pool.end());
  const ask = (lane: Lane) => inLane(lane, () => pool.query("select 1 as one")).then(({ rows }) => rows);
  return { pool, ask };
};

test.each(["visitors", "staff", "jobs"] as const)(
  "who takes all connections of %s keeps no others waiting",
  async (busy) => {
    const { pool, ask } = oneEach();
    const held = await inLane(busy, () => pool.connect());
    const others = (["visitors", "staff", "jobs"] as const).filter((lane) => lane !== busy);
    for (const lane of others) expect(await ask(lane)).toEqual([{ one: 1 }]);
    await expect(ask(busy)).rejects.toThrow("timeout exceeded");
    held.release();
    expect(await ask(busy)).toEqual([{ one: 1 }]);
  },
);

test("what nobody said anything about is a visitor's", async () => {
  const { pool, ask } = oneEach();
  const held = await pool.connect();
  await expect(ask("visitors")).rejects.toThrow("timeout exceeded");
  expect(await ask("staff")).toEqual([{ one: 1 }]);
  held.release();
});
