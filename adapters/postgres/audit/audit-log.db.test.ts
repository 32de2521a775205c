import { expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { writeAudit } from "./audit-log.ts";

const { pool, owner } = await testDatabase();
const actor = { userId: "u1", role: "ADMIN" };
const subject = { kind: "setting", id: "countryRules" };

test("the log tells who changed what, and what it was before and after", async () => {
  await writeAudit(pool, {
    actor,
    action: "setting.changed",
    subject,
    before: { AE: "FULL" },
    after: { AE: "INFO_ONLY" },
  });
  const { rows } = await pool.query("select * from audit_log");
  expect(rows).toMatchObject([
    { actor_id: "u1", actor_role: "ADMIN", before: { AE: "FULL" }, after: { AE: "INFO_ONLY" } },
  ]);
});

test.each(["update audit_log set action = 'a.b'", "delete from audit_log", "truncate audit_log"])(
  "what is written there stays: %s",
  async (statement) => {
    await writeAudit(pool, { actor: "program", action: "donor.erased", subject });
    await expect(owner.query(statement)).rejects.toThrow("stays");
  },
);

test("an action is a noun and a verb", async () => {
  await expect(writeAudit(pool, { actor, action: "Something", subject })).rejects.toThrow("audit_log");
});
