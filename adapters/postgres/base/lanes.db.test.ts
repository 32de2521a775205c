import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { openPool } from "./client.ts";
import { inLane, inLanes, type Lane } from "./lanes.ts";

const { connectionString } = await testDatabase();

const oneEach = () => {
  const open = () => openPool(connectionString, { max: 1 });
  const pool = inLanes({ giving: open(), visitors: open(), staff: open(), jobs: open() });
  onTestFinished(() => pool.end());
  const ask = (lane: Lane) => inLane(lane, () => pool.query("select 1 as one")).then(({ rows }) => rows);
  return { pool, ask };
};

const lanes = ["giving", "visitors", "staff", "jobs"] as const;

/** Asks, and knows whether there was an answer yet. */
function asking(answer: Promise<unknown>) {
  const asked = { answer, isAnswered: false };
  void answer.then(() => (asked.isAnswered = true));
  return asked;
}

test.each(lanes)("who takes all connections of %s keeps no others waiting", async (busy) => {
  const { pool, ask } = oneEach();
  const held = await inLane(busy, () => pool.connect());
  const next = asking(ask(busy));
  const others = lanes.filter((lane) => lane !== busy);
  for (const lane of others) expect(await ask(lane)).toEqual([{ one: 1 }]);
  expect(next.isAnswered).toBe(false);
  held.release();
  expect(await next.answer).toEqual([{ one: 1 }]);
});

test("what nobody said anything about is a gift's", async () => {
  const { pool, ask } = oneEach();
  const held = await pool.connect();
  const next = asking(ask("giving"));
  expect(await ask("visitors")).toEqual([{ one: 1 }]);
  expect(next.isAnswered).toBe(false);
  held.release();
  expect(await next.answer).toEqual([{ one: 1 }]);
});
