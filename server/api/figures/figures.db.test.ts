import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { bookAll } from "#adapters/postgres/seed/book-all.ts";
import { addDays, yearOf } from "#domain/calendar/day.ts";
import type { TypedFigureRecord } from "#domain/figures/enter-record.ts";
import type { FigureAnswer, FigureSummary } from "#domain/figures/figure.ts";
import { languages } from "#domain/language.ts";
import { bookExpense } from "#domain/ledger/postings.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { namesOfEnterers, storedFigureRecords } from "#adapters/postgres/figures/stored-figure-records.ts";
import { listRecords } from "#domain/figures/list-records.ts";
import { composeFigures } from "../../compose/figures/figures.ts";
import { today } from "../../timing/clock.ts";

const { pool } = await testDatabase("demonstration");
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF");
let program: Awaited<ReturnType<typeof testApp>>;
let app: (typeof program)["app"];
beforeAll(async () => {
  program = await testApp(pool);
  ({ app } = program);
});
const get = async <T>(path: string): Promise<T> => (await app.request(path)).json();
const figure = (id: string, search = "") => get<FigureAnswer>(`/api/figures/${id}${search}`);
const valueOf = async (id: string, search = "") => (await figure(id, search)).value;

test("the sample foundation's books and records add up to the specified figures", async () => {
  const figures = await get<FigureSummary[]>("/api/figures");
  const values = Object.fromEntries(figures.map(({ id, value }) => [id, value]));
  expect(values).toMatchObject({
    raised: 240_000_000,
    spent: 2_400_000,
    "program-share": 89,
    "administration-share": 7,
    "fundraising-share": 4,
    beneficiaries: 25_946,
    "completed-projects": 127,
    "volunteer-hours": 15_240,
    countries: 3,
    "helped-by-children": 12_450,
    "helped-by-elderly": 3240,
    "helped-by-animals": 8630,
    "helped-by-disaster": 1560,
    "result-amsterdam-youth-education-hub-beneficiaries": 237,
    "result-riyadh-childrens-nutrition-program-successRate": 91,
    "result-rotterdam-emergency-housing-beneficiaries": 160,
    "added-children-familiesTrained": 60,
    "promise-meals": 5,
    "promise-medical-supplies": 10,
    "promise-school-materials": 20,
    "spent-on-amsterdam-youth-education-hub": 4_500_000,
    "raised-for-a-safe-bed-in-rotterdam": 2_835_000,
  });
});

const isSum = ({ unit, origin }: FigureSummary) =>
  unit !== "percent" && ["ledger", "records"].includes(origin);

test("the rows of every figure that is a sum add up to it, in three languages", async () => {
  const figures = await get<FigureSummary[]>("/api/figures");
  for (const { id, unit } of figures.filter((each) => isSum(each))) {
    const { value, rows } = await figure(id);
    const sum = rows.filter((row) => row.unit === unit).reduce((all, row) => all + row.value, 0);
    expect([id, sum]).toEqual([id, value]);
  }
  for (const language of languages) {
    const told = (await (
      await app.request("/api/figures/program-share", { headers: { "accept-language": language } })
    ).json()) as FigureAnswer;
    expect(told.counts).not.toBe("");
    expect([told.part?.value, told.whole?.value]).toEqual([2_136_000, 2_400_000]);
  }
});

test("records show how they were counted, and their evidence: a file with its hash, dated within or after the period", async () => {
  const { rows, origin } = await figure("volunteer-hours");
  expect(origin).toBe("records");
  for (const row of rows) {
    expect(row.source).not.toBe(null);
    expect(row.datedOn && row.period && row.datedOn >= row.period.from).toBe(true);
    const file = await (await app.request(row.evidence ?? "")).arrayBuffer();
    expect(createHash("sha256").update(new Uint8Array(file)).digest("hex")).toBe(row.sha256);
  }
  expect((await app.request("/api/figure-records/0/document")).status).toBe(404);
  expect((await app.request("/api/figure-records/x/document")).status).toBe(404);
});

test("the database refuses a record without evidence, or with evidence from before its period", async () => {
  const insert = (document: Buffer | null, dated: string | null) =>
    pool.query(
      `insert into figure_records (measure, from_day, to_day, value, source, link, document_type, document, document_dated_on, entered_by)
       values ('volunteer_hours', '2012-01-01', '2012-12-31', 1, '{}', '/projects', 'application/pdf', $1, $2, 'program')`,
      [document, dated],
    );
  for (const [document, dated] of [
    [null, null],
    [pdf, null],
    [null, "2012-12-31"],
    [pdf, "2011-12-31"],
    [pdf, addDays(today(), 2)],
  ] as const)
    await expect(insert(document, dated)).rejects.toThrow("evidence is a file");
});

test("a figure can be asked for as of a past day, and no such figure is not found", async () => {
  const lastYear = yearOf(today()) - 1;
  const raisedThen = await valueOf("raised", `?on=${lastYear}-12-31`);
  const { rows } = await figure("raised");
  const sum = rows
    .filter(({ label }) => Number(label) <= lastYear)
    .reduce((all, { value }) => all + value, 0);
  expect(raisedThen).toBe(sum);
  expect(await valueOf("raised", `?on=${today()}`)).toBe(240_000_000);
  expect((await app.request("/api/figures/nonsense")).status).toBe(404);
  expect((await app.request("/api/figures/raised?on=yesterday")).status).toBe(422);
});

test("a past day has the amount that was published by then, of all and of a campaign", async () => {
  const { rows } = await pool.query<{ campaign: string | null; day: string; cents: number }>(
    "select campaign_id as campaign, day, cents from public_raised",
  );
  const published = (on: string, campaign?: string) =>
    rows
      .filter((each) => each.day <= on && (campaign === undefined || each.campaign === campaign))
      .reduce((sum, { cents }) => sum + cents, 0);
  for (const on of [0, 1, 20, 50, 140, 290, 324, 400].map((ago) => addDays(today(), -ago))) {
    expect((await figure("raised", `?on=${on}`)).value).toBe(published(on));
    for (const id of new Set(rows.flatMap(({ campaign }) => campaign ?? [])))
      expect((await figure(`raised-for-${id}`, `?on=${on}`)).value).toBe(published(on, id));
  }
});

test("what is entered later about an earlier day shows in that day's figure, and not in what was known then", async () => {
  const [yesterday, tomorrow] = [addDays(today(), -1), addDays(today(), 1)];
  const ask = (known: string) =>
    valueOf("spent-on-amsterdam-youth-education-hub", `?on=${yesterday}${known}`);
  const before = await ask("");
  const client = await pool.connect();
  try {
    await bookAll(client, [
      bookExpense({
        expenseId: "late",
        on: yesterday,
        category: "PROGRAM",
        projectId: "amsterdam-youth-education-hub",
        cents: asCents(12_345),
        nature: "purchases",
        description: "Found in a drawer",
      }),
    ]);
  } finally {
    client.release();
  }
  expect(await ask("")).toBe(before + 12_345);
  // Everything in this database was entered today.
  expect(await ask(`&known=${tomorrow}`)).toBe(before + 12_345);
  expect(await ask(`&known=${yesterday}`)).toBe(0);
});

test("staff enter what was counted, correct it by the same period again, and count no day twice", async () => {
  const { enterRecord } = composeFigures(pool, {
    identity: notAsked,
    sourceFor: notAsked,
    indicators: notAsked,
  });
  const by = { actor: { userId: "demo-staff", role: "STAFF" }, requestId: "r1" };
  const record = {
    measure: "volunteer_hours" as const,
    programId: "children",
    from: "2013-01-01",
    to: "2013-12-31",
    value: 100,
    source: { en: "Time sheets", nl: "Urenstaten", ar: "سجلات الساعات" },
    datedOn: "2014-01-10",
    reason: null,
  };
  const before = await valueOf("volunteer-hours");
  const enter = (changes: Partial<TypedFigureRecord> = {}, bytes: Buffer | null = pdf) =>
    enterRecord({ ...record, ...changes }, bytes, by);
  expect(await enter({}, null)).toEqual({ ok: false, reason: "evidence_missing" });
  expect(await enter({ datedOn: "2012-12-31" })).toEqual({ ok: false, reason: "evidence_date_wrong" });
  expect(await enter()).toEqual({ ok: true });
  expect(await valueOf("volunteer-hours")).toBe(before + 100);
  expect(await enter({ from: "2013-06-01" })).toEqual({
    ok: false,
    reason: "counted_twice",
  });
  expect(await enter({ value: 90 })).toEqual({ ok: false, reason: "reason_missing" });
  expect(await enter({ value: 90, reason: "Two sheets were added twice" })).toEqual({
    ok: true,
  });
  const { value, rows } = await figure("volunteer-hours");
  expect(value).toBe(before + 90);
  expect(rows.filter(({ isCorrection }) => isCorrection)).toHaveLength(1);
  const own = listRecords(
    {
      records: await storedFigureRecords(pool)(),
      names: await namesOfEnterers(pool),
      programs: [],
    },
    today(),
  ).rows.slice(0, 2);
  expect(own.map((each) => [each.value, each.holds, each.reason])).toEqual([
    [90, true, "Two sheets were added twice"],
    [100, false, null],
  ]);
  expect(own[0]?.enteredBy).toMatch(/\w/);
});

const notAsked = () => Promise.reject(new Error("nothing of this is asked"));
