import { createHash, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { ResultAnswer } from "#domain/results/answers.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const project = "dubai-senior-care-network";
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF");
const words = { en: "Home visits", nl: "Huisbezoeken", ar: "زيارات منزلية" };
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;
beforeAll(async () => {
  ({ app } = await testApp(pool));
  staff = visitorOf(app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
});

const indicator = (changes: object = {}) => ({
  id: randomUUID(),
  projectId: project,
  name: "homeVisits",
  measure: "COUNT",
  adds: true,
  label: words,
  unit: words,
  ...changes,
});
const add = (body: object) => staff.send("POST", "/api/admin/results", body);
const record = (indicatorId: string, changes: object = {}) => ({
  id: randomUUID(),
  indicatorId,
  kind: "ACTUAL",
  value: 12,
  on: "2026-03-02",
  note: words,
  documentDatedOn: "2026-03-02",
  documentBase64: pdf.toString("base64"),
  documentIsPublic: true,
  corrects: null,
  reason: null,
  ...changes,
});
const enter = (body: object) => staff.send("POST", "/api/admin/result-records", body);
const shown = async (id: string): Promise<ResultAnswer | undefined> => {
  const answer = await visitorOf(app).get(`/api/projects/${project}/results`);
  return ((await answer.json()) as ResultAnswer[]).find((each) => each.id === id);
};

test("a result entered with its evidence is on the project's page at once, with its hash, and is written down", async () => {
  const own = indicator({ name: "firstVisits" });
  expect((await add(own)).status).toBe(201);
  expect((await add(own)).status).toBe(201);
  const target = record(own.id, {
    kind: "TARGET",
    value: 48,
    on: "2030-12-31",
    note: null,
    documentBase64: null,
  });
  const actual = record(own.id);
  expect([await enter(target), await enter(actual), await enter(actual)].map(({ status }) => status)).toEqual(
    [201, 201, 201],
  );
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  expect(await shown(own.id)).toMatchObject({
    label: "Home visits",
    target: { value: 48, on: "2030-12-31" },
    actual: { value: 12, on: "2026-03-02" },
    reachedPercent: 25,
    history: [
      { id: actual.id, document: { sha256, isPublic: true, datedOn: "2026-03-02" } },
      { id: target.id },
    ],
  });
  const file = await visitorOf(app).get(`/api/results/${actual.id}/document`);
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  const { rows } = await pool.query("select action from audit_log where subject_id = $1 order by id", [
    own.id,
  ]);
  expect(rows.map(({ action }) => String(action))).toEqual([
    "indicator.added",
    "result.entered",
    "result.entered",
  ]);
});

test("evidence that is not for the public is opened by staff alone, and everybody sees its hash", async () => {
  const own = indicator({ name: "closedVisits" });
  await add(own);
  const actual = record(own.id, { documentIsPublic: false });
  await enter(actual);
  expect((await visitorOf(app).get(`/api/results/${actual.id}/document`)).status).toBe(404);
  expect((await staff.get(`/api/admin/result-records/${actual.id}/document`)).status).toBe(200);
  expect((await shown(own.id))?.history).toMatchObject([{ document: { isPublic: false } }]);
});

test("a correction takes the place of a figure and both stay in the history; nothing is corrected twice", async () => {
  const own = indicator({ name: "correctedVisits" });
  await add(own);
  const first = record(own.id);
  const second = record(own.id, { value: 11, corrects: first.id, reason: "One visit was counted twice" });
  await enter(first);
  expect((await enter(record(own.id, { value: 13 }))).status).toBe(422);
  expect((await enter(second)).status).toBe(201);
  expect((await enter(record(own.id, { value: 10, corrects: first.id, reason: "Again" }))).status).toBe(422);
  expect((await shown(own.id))?.actual).toEqual({ value: 11, on: "2026-03-02" });
  const gone = record(own.id, {
    value: null,
    corrects: second.id,
    reason: "Of another project",
    documentBase64: null,
  });
  expect((await enter(gone)).status).toBe(201);
  const after = await shown(own.id);
  expect(after?.actual).toBeNull();
  expect(after?.history.map(({ value }) => value)).toEqual([null, 11, 12]);
  expect((await enter(record(own.id, { value: 9 }))).status).toBe(201);
});

test("other words are written beside the old ones", async () => {
  const own = indicator({ name: "renamedVisits" });
  await add(own);
  const label = { ...words, en: "Visits at home" };
  expect((await staff.send("PUT", `/api/admin/results/${own.id}/words`, { label, unit: words })).status).toBe(
    200,
  );
  expect((await shown(own.id))?.label).toBe("Visits at home");
  const { rows } = await pool.query("select from indicator_words where indicator_id = $1", [own.id]);
  expect(rows).toHaveLength(2);
});

test("an indicator is of a project there is, has a name once, means the same everywhere, and no share is added up", async () => {
  await add(indicator({ name: "onlyOnce" }));
  const refused = [
    { name: "onlyOnce" },
    { projectId: "moon" },
    { name: "sharesAdded", measure: "PERCENT" },
    { name: "graduationRate" },
    { name: "Not a name" },
  ];
  const answers = await Promise.all(refused.map((changes) => add(indicator(changes))));
  expect(answers.map(({ status }) => status)).toEqual(refused.map(() => 422));
});

test("the database keeps what is written, and refuses figures without evidence, of the future or above a hundred", async () => {
  const changes = ["indicators", "indicator_words", "indicator_records"].flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `update ${table} set entered_by = 'me'`,
  ]);
  for (const change of changes) await expect(pool.query(change)).rejects.toThrow(/refused|denied/);
  const insert = (columns: object) => {
    const row = {
      id: randomUUID(),
      indicator_id: `sample-${project}-healthImprovement`,
      measure: "PERCENT",
      kind: "ACTUAL",
      value: 50,
      on_day: "2026-02-01",
      note: words,
      document_type: "application/pdf",
      document: pdf,
      document_dated_on: "2026-02-01",
      entered_by: "program",
      ...columns,
    };
    return pool.query(
      `insert into indicator_records (${Object.keys(row).join(", ")})
       values (${Object.keys(row)
         .map((_, place) => `$${place + 1}`)
         .join(", ")})`,
      Object.values(row),
    );
  };
  const link = { document_type: null, document: null, link: "https://example.org/" };
  await expect(insert(link)).rejects.toThrow("evidence is a file");
  await expect(insert({ document_dated_on: "2026-01-31" })).rejects.toThrow("evidence is a file");
  await expect(insert({ document_dated_on: "2999-01-01" })).rejects.toThrow("evidence is a file");
  await expect(insert({ note: null })).rejects.toThrow("results_have_evidence");
  await expect(insert({ kind: "ACTUAL", on_day: "2999-01-01" })).rejects.toThrow("evidence is a file");
  await expect(insert({ value: 101 })).rejects.toThrow("percentages_end_at_a_hundred");
  await expect(insert({ measure: "COUNT", value: 101 })).rejects.toThrow("foreign key");
  await expect(insert({ value: null })).rejects.toThrow("only_corrections_withdraw");
  await expect(insert({ reason: "For nothing" })).rejects.toThrow("corrections_say_why");
  const other = `sample-amsterdam-youth-education-hub-graduationRate-actual-1`;
  await expect(insert({ corrects: other, reason: "Of another" })).rejects.toThrow("foreign key");
});

test("the sample projects show the figures of the specification", async () => {
  const figures = async (id: string) => {
    const answer = (await (await visitorOf(app).get(`/api/projects/${id}`)).json()) as {
      impactData: unknown;
    };
    return answer.impactData;
  };
  expect(await figures("amsterdam-youth-education-hub")).toEqual({
    studentsEnrolled: 237,
    graduationRate: 94,
  });
  expect(await figures("animal-rescue-center-uae")).toEqual({ animalsRescued: 312, adoptionRate: 81 });
  expect(await figures("riyadh-childrens-nutrition-program")).toEqual({
    childrenFed: 450,
    familiesTrained: 60,
  });
  expect(await figures("rotterdam-emergency-housing")).toEqual({ bedsAvailable: 40, familiesSupported: 45 });
  expect(await figures("jeddah-disaster-preparedness")).toEqual({ peopleTrained: 640, emergencyKits: 420 });
});
