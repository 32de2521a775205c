import { pino } from "pino";
import { expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { composeLogLevel } from "./operation.ts";

const { pool } = await testDatabase("demonstration");
const by = { actor: { userId: "u1", role: "ADMIN" }, requestId: "r1" };
const instance = () => {
  const log = pino({ level: "info", base: null }, { write: () => {} });
  const level = composeLogLevel(pool, "info");
  level.use(log);
  return { log, level };
};

test("a level that was set holds on every instance, has a line in the log, and ends by itself after an hour", async () => {
  const [one, two] = [instance(), instance()];
  await one.level.set("debug", by);
  expect(one.log.level).toBe("debug");
  expect(two.log.level).toBe("info");
  await two.level.follow();
  expect(two.log.level).toBe("debug");
  const { rows } = await pool.query(
    "select action, after from audit_log where subject_id = 'logLevel' order by id",
  );
  expect(rows).toMatchObject([{ action: "setting.changed", after: { level: "debug" } }]);

  await pool.query(
    `update settings set value = jsonb_set(value, '{until}', '"2026-01-01T00:00:00Z"') where name = 'logLevel'`,
  );
  await Promise.all([one.level.follow(), two.level.follow()]);
  expect([one.log.level, two.log.level]).toEqual(["info", "info"]);
  expect(await one.level.current()).toBeNull();
});

test("a signal changes one instance, and the next one ends that", async () => {
  const { log, level } = instance();
  level.signal();
  expect(log.level).toBe("debug");
  await level.follow();
  expect(log.level).toBe("debug");
  level.signal();
  expect(log.level).toBe("info");
});
