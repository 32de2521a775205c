import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let staff: TestVisitor;
beforeAll(async () => {
  const { app } = await testApp(pool);
  staff = visitorOf(app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
});

const send = (csv: string, path = "") =>
  staff.send("POST", `/api/admin/gift-imports${path}`, {
    id: randomUUID(),
    name: "gifts.csv",
    fileBase64: Buffer.from(csv).toString("base64"),
  });
const count = async (table: string) =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0;

test("the example that is offered can be imported, once", async () => {
  const csv = await (await staff.get("/api/admin/gift-imports/template.csv")).text();
  expect(await (await send(csv, "/preview")).json()).toMatchObject({
    gifts: 2,
    problems: [],
    importedAt: null,
  });
  const done = await send(csv);
  expect([done.status, await done.json()]).toEqual([201, { gifts: 2, waiting: 0 }]);
  expect((await send(csv)).status).toBe(409);
  expect(await (await send(csv, "/preview")).json()).toMatchObject({ importedAt: expect.any(String) });
  // The file is another, its line of the statement is not.
  const again = await (await send(`${csv}\n`, "/preview")).json();
  expect(again.problems).toEqual([
    { row: 2, column: "bank_reference", reason: "reference_taken", value: expect.stringMatching(/^DON-/) },
  ]);
});

test("one wrong row keeps all of them out", async () => {
  const before = [await count("donations"), await count("entered_gifts"), await count("gift_imports")];
  const csv = "date,amount,campaign\n2026-03-02,25,\n2026-03-02,30,no-such-campaign\n2999-01-01,5,";
  expect((await (await send(csv, "/preview")).json()).problems).toEqual([
    { row: 3, column: "campaign", reason: "campaign_unknown" },
    { row: 4, column: "received_on", reason: "in_the_future" },
  ]);
  expect((await send(csv)).status).toBe(422);
  expect([await count("donations"), await count("entered_gifts"), await count("gift_imports")]).toEqual(
    before,
  );
});

test("a thousand gifts are booked together, and those above the limit wait", async () => {
  const before = await count("donations");
  const rows = Array.from({ length: 1000 }, (_, place) => `02-03-2026;${place + 1},50;LINE ${place}`);
  const csv = ["datum;bedrag;kenmerk", ...rows, "02-03-2026;6000;LARGE"].join("\r\n");
  const done = await send(csv);
  expect([done.status, await done.json()]).toEqual([201, { gifts: 1001, waiting: 1 }]);
  expect(await count("donations")).toBe(before + 1000);
  const { rows: odd } = await pool.query(
    `select from donations d join entered_gifts g on g.id = d.id
     where g.import_id is not null and (d.status <> 'COMPLETED' or g.donor is not null)`,
  );
  expect(odd).toEqual([]);
});
