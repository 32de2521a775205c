import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let staff: TestVisitor;
let admin: TestVisitor;

beforeAll(async () => {
  const { app } = await testApp(pool);
  [staff, admin] = [visitorOf(app), visitorOf(app)];
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
});
const ask = async <T>(path: string): Promise<T> => (await (await staff.get(path)).json()) as T;
const auditOf = async (kind: string, id: string) => {
  const { rows } = await pool.query<{ action: string }>(
    "select action from audit_log where subject_kind = $1 and subject_id = $2 order by id",
    [kind, id],
  );
  return rows.map(({ action }) => action);
};

describe("a task", () => {
  const tasks = async () => (await ask<{ tasks: { id: string; text: string }[] }>("/api/admin/tasks")).tasks;

  test("is written down once, counted when it is due, and gone when it is done", async () => {
    const id = randomUUID();
    const body = { id, text: " Call the\nauditor ", dueOn: "2020-01-01", assigneeId: "demo-admin" };
    for (const _ of [1, 2]) expect((await staff.send("POST", "/api/admin/tasks", body)).status).toBe(201);
    expect(await tasks()).toMatchObject([{ id, text: "Call the auditor", assignee: { name: "Eva" } }]);
    expect(await ask("/api/admin/today")).toMatchObject({ tasksDue: 1 });
    for (const _ of [1, 2])
      expect((await staff.send("POST", `/api/admin/tasks/${id}/completion`)).status).toBe(200);
    expect(await tasks()).toEqual([]);
    expect(await auditOf("task", id)).toEqual(["task.added", "task.finished"]);
  });

  test("says something and is for somebody who works here", async () => {
    const body = { id: randomUUID(), text: "Call", dueOn: "2026-01-01", assigneeId: null };
    expect((await staff.send("POST", "/api/admin/tasks", { ...body, text: " " })).status).toBe(422);
    const forDonor = { ...body, assigneeId: "demo-donor" };
    expect((await staff.send("POST", "/api/admin/tasks", forDonor)).status).toBe(422);
    expect((await staff.send("POST", "/api/admin/tasks/nothing/completion")).status).toBe(404);
  });
});

describe("mail that did not arrive", () => {
  const dead = async (cause: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into mail_outbox (kind, cause, to_address, language, letter, state, attempts, last_error)
       values ('test', $1, 'gone@example.org', 'nl', '{"subject": "Dank u"}', 'DEAD', 3, 'recipient_refused 550')
       returning id`,
      [cause],
    );
    return rows[0]?.id ?? "";
  };

  test("is listed with its reason and sent again, once", async () => {
    const id = await dead("again");
    expect((await ask<{ rows: unknown[] }>("/api/admin/mail")).rows).toMatchObject([
      { id, to: "gone@example.org", subject: "Dank u", attempts: 3, error: "recipient_refused 550" },
    ]);
    expect((await staff.send("POST", `/api/admin/mail/${id}/attempts`)).status).toBe(200);
    expect((await staff.send("POST", `/api/admin/mail/${id}/attempts`)).status).toBe(404);
    expect((await ask<{ rows: unknown[] }>("/api/admin/mail")).rows).toEqual([]);
    expect(await auditOf("mail", id)).toEqual(["mail.queued_again"]);
  });

  test("that is given up leaves no address", async () => {
    const id = await dead("give up");
    expect((await staff.send("DELETE", `/api/admin/mail/${id}`)).status).toBe(200);
    const { rows } = await pool.query("select to_address, letter, state from mail_outbox where id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ to_address: null, letter: null, state: "FORGOTTEN" }]);
    expect((await staff.send("DELETE", "/api/admin/mail/no-such-mail")).status).toBe(404);
    expect(await auditOf("mail", id)).toEqual(["mail.given_up"]);
  });
});

test("a discrepancy is resolved with words that stay, and is then off the list", async () => {
  const { rows } = await pool.query<{ id: number }>(
    "insert into discrepancies (kind, provider, payment_id, truth) values ('amount', 'sandbox', 'p9', '{}') returning id",
  );
  const id = rows[0]?.id ?? 0;
  const path = `/api/admin/discrepancies/${id}/resolution`;
  const listed = async () =>
    (await ask<{ discrepancies: { id: number }[] }>("/api/admin/payments")).discrepancies.map(
      (each) => each.id,
    );
  expect(await listed()).toContain(id);
  expect((await staff.send("POST", path, { text: " " })).status).toBe(422);
  expect((await staff.send("POST", path, { text: "Refunded the difference." })).status).toBe(200);
  expect(await listed()).not.toContain(id);
  const stored = await pool.query("select resolution from discrepancies where id = $1", [id]);
  expect(stored.rows).toEqual([{ resolution: "Refunded the difference." }]);
  expect((await staff.send("POST", "/api/admin/discrepancies/999999/resolution", { text: "x" })).status).toBe(
    404,
  );
});

test("a certificate that ends within two months is named in the reader's language", async () => {
  const soon = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await pool.query(
    `update content_items set body = jsonb_set(body, '{validUntil}', to_jsonb($1::text))
     where kind = 'certification' and id = 'gdpr'`,
    [soon],
  );
  const response = await staff.get("/api/admin/today", { "x-language": "nl" });
  expect(await response.json()).toMatchObject({ certificates: [{ id: "gdpr", name: "AVG", endsOn: soon }] });
});

test("a demonstration has nothing left to set up; a step is put off by administrators alone, if there is one", async () => {
  const nothing = { steps: [], done: 0, postponed: 0, total: 0 };
  expect(await (await admin.get("/api/admin/first-steps")).json()).toEqual(nothing);
  const putOff = async (visitor: TestVisitor, step: string): Promise<number> =>
    (await visitor.send("POST", `/api/admin/first-steps/${step}/postponement`)).status;
  expect(await putOff(staff, "drill")).toBe(403);
  expect(await putOff(admin, "no-such-step")).toBe(404);
  expect(await auditOf("setting", "postponedSteps")).toEqual([]);
  expect(await putOff(admin, "drill")).toBe(200);
  expect(await auditOf("setting", "postponedSteps")).toEqual(["setting.changed"]);
});
