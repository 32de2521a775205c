import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { insertDemoAccounts } from "#adapters/postgres/seed/seed-people.ts";
import { seedContent } from "#adapters/postgres/seed/seed-content.ts";
import { today } from "#server/timing/clock.ts";
import { testDatabase } from "#testing/database.ts";
import { faultsAfter } from "./faults-after.ts";
import { simulate } from "./simulate.ts";

const { pool, owner, connectionString } = await testDatabase();
const gifts = 150;

/** The full one is `npm run simulate`. */
test("every paid gift is one charge, one booking and one receipt, whatever happens to notices, provider and program", async () => {
  const seed = Number(process.env["SIMULATION_SEED"] ?? randomInt(2 ** 31));
  await seedContent(pool, today());
  await insertDemoAccounts(pool);
  const outcome = await simulate({
    pool: owner,
    connectionString,
    seed,
    gifts,
    donors: 16,
    kills: 3,
    outages: 2,
  });
  const faults = await faultsAfter(pool, outcome.promised, outcome.kept);
  const wrong = { seed, faults, surprises: outcome.surprises, believed: outcome.notices.forgedBelieved };
  expect(wrong).toEqual({ seed, faults: [], surprises: [], believed: 0 });
  expect(outcome.promised).toHaveLength(gifts);
  expect(outcome.killed).toBe(3);
}, 240_000);
