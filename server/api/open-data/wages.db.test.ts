import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { asIf, publicAnswers, revealing, type PublicAnswers } from "#testing/public-answers.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { today } from "../../timing/clock.ts";

const { pool } = await testDatabase("demonstration");
const wage = 312_347;
const payday = addDays(today(), -8);
const days = [addDays(payday, -1), payday, addDays(payday, 1), `${Number(today().slice(0, 4)) - 1}-12-31`];
const invoice = Buffer.from("%PDF-1.7\nPayslip\n%%EOF").toString("base64");
let program: Awaited<ReturnType<typeof testApp>>;
let staff: TestVisitor;
let before: PublicAnswers;

const read = async (): Promise<PublicAnswers> => {
  await program.foundation.openData.make();
  return publicAnswers(program.app, days);
};
const pay = async (changes: object): Promise<void> => {
  const body = {
    id: randomUUID(),
    amountCents: wage,
    spentOn: payday,
    category: "ADMINISTRATION",
    projectId: null,
    programId: null,
    nature: "personnel",
    description: "Salary of A. Jansen",
    documentBase64: invoice,
    ...changes,
  };
  expect((await staff.send("POST", "/api/admin/expenses", body)).status).toBe(201);
};

beforeAll(async () => {
  program = await testApp(pool, { env: { TRUST_PROXY: "1" } });
  staff = visitorOf(program.app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  before = await read();
});

test("the search finds an ordinary expense in lists, files and figures, and in the difference of two days", async () => {
  const office = 98_761;
  await pay({ amountCents: office, nature: "office", description: "Chairs" });
  const after = await read();
  const found = revealing(office, before, after);
  for (const path of [
    "/api/expenses",
    "/api/open-data/files/lines.csv",
    "/api/figures/spent",
    "/api/transparency",
  ])
    expect(found).toContain(path);
  const [dayBefore = "", day = ""] = days;
  expect(revealing(office, asIf(after, dayBefore, day), asIf(after, day, day))).not.toEqual([]);
  before = after;
});

for (const [what, changes] of [
  ["of the office", {}],
  ["of a project", { category: "PROGRAM", projectId: "dubai-senior-care-network" }],
  ["in a year that is over and not closed", { spentOn: `${Number(today().slice(0, 4)) - 1}-12-31` }],
] as const)
  test(`a wage ${what} is in no public answer, and in no difference of two days or of before and after`, async () => {
    await pay(changes);
    const after = await read();
    expect(revealing(wage, before, after)).toEqual([]);
    for (const [place, day] of days.slice(1).entries())
      expect(revealing(wage, asIf(after, days[place] ?? "", day), asIf(after, day, day))).toEqual([]);
    expect(await (await visitorOf(program.app).get("/api/expenses")).text()).not.toContain("Jansen");
    before = after;
  });
