import { beforeAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const thisYear = new Date().getFullYear();
let program: Awaited<ReturnType<typeof testApp>>;
let staff: TestVisitor;
beforeAll(async () => {
  program = await testApp(pool);
  staff = visitorOf(program.app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
});
const published = async (language = "en") =>
  (await (await program.app.request("/api/anbi-form", { headers: { "x-language": language } })).json()).form;

test("the last form that was published is open to everyone, dated, in their language", async () => {
  const form = await published("nl");
  expect(form).toMatchObject({
    year: thisYear - 2,
    publishedOn: `${thisYear - 1}-06-12`,
    adoptedOn: `${thisYear - 1}-05-20`,
  });
  const texts = form.lines.map(({ text }: { text: string | null }) => text);
  expect(texts).toEqual(expect.arrayContaining(["Stichting Open Hand", "123456782"]));
  expect(form.lines.filter(({ cents }: { cents: number | null }) => cents !== null).length).toBeGreaterThan(
    10,
  );
});

test("it is a paper, too, and no further line in the list of documents", async () => {
  const paper = await program.app.request("/documents/anbi-form.pdf?lang=ar");
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(await paper.text()).toMatch(/^%PDF-anbi-form in ar/);
  expect(await (await program.app.request("/api/documents")).json()).toHaveLength(4);
});

test("a year that is open is not published; a closed one is, as often as it is corrected, and each day stays", async () => {
  const publish = (year: number) => staff.send("POST", `/api/admin/books/anbi-form/${year}/publication`, {});
  expect((await publish(thisYear - 1)).status).toBe(409);
  const facts = (await (await staff.get(`/api/admin/books/anbi-form?year=${thisYear - 2}`)).json()).facts;
  await staff.send("PUT", `/api/admin/books/anbi-form/${thisYear - 2}`, {
    facts: { ...facts, volunteers: "Vijftig" },
  });
  expect(JSON.stringify(await published())).not.toContain("Vijftig");
  expect((await publish(thisYear - 2)).status).toBe(201);
  expect(JSON.stringify(await published())).toContain("Vijftig");
  const { rows } = await pool.query("select year from anbi_publications order by id");
  expect(rows).toEqual([{ year: thisYear - 2 }, { year: thisYear - 2 }]);
  await expect(pool.query("update anbi_publications set year = 1999")).rejects.toThrow(
    /permission denied|refused/,
  );
});

test("staff are told on their first page and by one letter each", async () => {
  const isLate = new Date() > new Date(`${thisYear}-05-02`);
  const today = await (await staff.get("/api/admin/today")).json();
  const due = [{ id: `${thisYear - 1}`, name: `${thisYear - 1}`, endsOn: `${thisYear}-06-30` }];
  expect(today.anbiForms).toEqual(isLate ? due : []);
  await program.foundation.anbiDeadline.warn();
  await program.foundation.anbiDeadline.warn();
  const { rows } = await pool.query(
    "select count(*)::int as letters from mail_outbox where kind = 'anbi-due'",
  );
  expect(rows).toEqual([{ letters: isLate ? 1 : 0 }]);
});
