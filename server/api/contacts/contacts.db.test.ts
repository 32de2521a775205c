import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { ContactAnswer } from "#domain/contacts/contact.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool);
const staff = visitorOf(app);
const donor = visitorOf(app);
const path = "/api/admin/contacts/demo-contact";
const read = async (): Promise<ContactAnswer> => (await (await staff.get(path)).json()) as ContactAnswer;

beforeAll(async () => {
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  await donor.post("/sign-in", { form: "demo", email: "donor@example.org" });
  await donor.send("PUT", "/api/my/preferences", { language: "nl", granted: ["news.email"] });
  const question = { subject: "My statement", message: "Where is it?" };
  const { threadId } = (await (await donor.send("POST", "/api/my/support", question)).json()) as {
    threadId: string;
  };
  await staff.send("POST", `/api/admin/support/${threadId}/replies`, {
    message: "It is under your donations.",
  });
});

describe("the page of a contact", () => {
  test("shows donations, consents and conversations on one timeline, newest first", async () => {
    const { timeline, gifts, addresses } = await read();
    const kinds = new Set(timeline.map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining(["donation", "monthly", "consent", "support", "email"]),
    );
    expect(timeline.map(({ at }) => at)).toEqual(
      timeline
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(timeline.find(({ kind }) => kind === "consent")).toMatchObject({
      about: "news",
      status: "granted",
      words: expect.stringMatching(/^News from the foundation\n/),
    });
    expect(addresses).toMatchObject([{ email: "donor@example.org", hasAccount: true }]);
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from donations where user_id = 'demo-donor' and paid_at is not null",
    );
    expect(gifts.count).toBe(rows[0]?.count);
    expect(gifts.cents).toBeGreaterThan(0);
  });

  test("the person can read who viewed it", async () => {
    await read();
    const { looks } = (await (await donor.get("/api/my/privacy")).json()) as { looks: { action: string }[] };
    expect(looks[0]).toMatchObject({ action: "contact.viewed", role: "STAFF" });
  });

  test("a contact that does not exist is not found, and nothing is logged", async () => {
    expect((await staff.get("/api/admin/contacts/nobody")).status).toBe(404);
    const { rowCount } = await pool.query("select 1 from audit_log where subject_id = 'nobody'");
    expect(rowCount).toBe(0);
  });
});

test("a note sent twice is stored once, and an empty one is refused", async () => {
  const note = { id: randomUUID(), text: " Called about her receipt. " };
  expect((await staff.send("POST", `${path}/notes`, note)).status).toBe(200);
  expect((await staff.send("POST", `${path}/notes`, note)).status).toBe(200);
  const notes = (await read()).timeline.filter(({ kind }) => kind === "note");
  expect(notes).toMatchObject([{ words: "Called about her receipt.", by: "Samir" }]);
  expect((await staff.send("POST", `${path}/notes`, { id: randomUUID(), text: " \n " })).status).toBe(422);
});

test("a change on an older version is refused", async () => {
  const { version } = await read();
  const change = { version, kind: "person", name: "Noor Visser", language: "nl", phone: "030 123 45 67" };
  const rest = { street: "Gracht 1", postcode: "3511 AB", town: "Utrecht", country: "" };
  expect((await staff.send("PUT", path, { ...change, ...rest })).status).toBe(200);
  expect((await staff.send("PUT", path, { ...change, ...rest, name: "Other" })).status).toBe(409);
  expect(await read()).toMatchObject({
    name: "Noor Visser",
    town: "Utrecht",
    country: null,
    version: version + 1,
  });
});

test("a relation is shown on both contacts, is made once and can be removed", async () => {
  const { rows } = await pool.query<{ id: string }>(
    "select id from contacts where address <> 'donor@example.org' and name is not null order by address limit 1",
  );
  const otherId = rows[0]?.id ?? "";
  const relate = (other: string, kind = "employer") =>
    staff.send("POST", `${path}/relations`, { id: randomUUID(), kind, otherId: other });
  expect((await relate(otherId)).status).toBe(200);
  expect((await relate(otherId)).status).toBe(200);
  expect((await relate("demo-contact")).status).toBe(422);
  expect((await relate("nobody")).status).toBe(404);
  const { relations } = await read();
  expect(relations).toMatchObject([{ kind: "employer", isOfOther: false, contact: { id: otherId } }]);
  const other = (await (await staff.get(`/api/admin/contacts/${otherId}`)).json()) as ContactAnswer;
  expect(other.relations).toMatchObject([{ isOfOther: true, contact: { id: "demo-contact" } }]);
  const removal = `/api/admin/contacts/${otherId}/relations/${relations[0]?.id}`;
  expect((await staff.send("DELETE", removal)).status).toBe(200);
  expect((await read()).relations).toEqual([]);
});

test("a task about a contact is on its page, and on its timeline once it is done", async () => {
  const task = { id: randomUUID(), text: "Call her back", dueOn: "2026-12-01", assigneeId: null };
  await staff.send("POST", "/api/admin/tasks", { ...task, contactId: "demo-contact" });
  expect((await read()).tasks).toMatchObject([{ text: "Call her back", dueOn: "2026-12-01" }]);
  await staff.send("POST", `/api/admin/tasks/${task.id}/completion`);
  const { tasks, timeline } = await read();
  expect(tasks).toEqual([]);
  expect(timeline[0]).toMatchObject({ kind: "task", words: "Call her back", by: "Samir" });
});
