import { describe, expect, test } from "vitest";
import { listSources } from "#adapters/postgres/lists/sources.ts";
import {
  countStatement,
  fileStatement,
  pageStatement,
  type ListStatement,
} from "#adapters/postgres/lists/list-statement.ts";
import { listQuery } from "#contract/list-calls.ts";
import { lists, type ListName } from "#contract/lists.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { readAsked } from "#domain/lists/asked.ts";
import type { Column, ColumnKind } from "#domain/lists/column.ts";
import type { Filter } from "#domain/lists/filter.ts";
import type { AnyList } from "#domain/lists/list.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool);
const admin = visitorOf(app);
await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
const reader = { userId: "demo-admin", now: new Date() };

/** Which types of PostgreSQL a column may have; text stands for whatever is read as text. */
const typesOf: Readonly<Record<ColumnKind, readonly string[]>> = {
  text: ["text", "varchar"],
  code: ["text", "varchar"],
  choice: ["text", "varchar"],
  choices: ["_text"],
  reference: ["text", "varchar"],
  number: ["int8", "int4", "int2"],
  money: ["int8"],
  day: ["date"],
  moment: ["timestamptz"],
  flag: ["bool"],
  json: ["jsonb", "json"],
};

const typed: Readonly<Record<string, readonly string[]>> = {
  option: ["project:dubai", "program:x", "me", "nobody", "O'Brien; --"],
  year: ["2026"],
  day: ["2026-03-01"],
  words: ["program", "O'Brien; -- 100%"],
  amount: ["12,50"],
};
const valuesOf = ({ kind, values }: Filter): readonly string[] => values ?? typed[kind] ?? [];

/** Every filter with every kind of value, every order with a search, and all of it together. */
function everySearch(list: AnyList): string[] {
  const each = Object.entries(list.filters).flatMap(([name, filter]) =>
    valuesOf(filter).map((value) => new URLSearchParams({ [name]: value })),
  );
  const sorts = Object.keys(list.sorts).map(
    (sort) => new URLSearchParams({ sort, ...(list.search && { q: "O'Brien; -- 100%" }) }),
  );
  const together = new URLSearchParams(
    Object.entries(list.filters).map(([name, filter]) => [name, valuesOf(filter)[0] ?? ""]),
  );
  return ["", ...[...each, ...sorts, together].map((params) => params.toString())];
}

const typeNames = new Map(
  (await pool.query<{ oid: number; typname: string }>("select oid, typname from pg_type")).rows.map(
    ({ oid, typname }) => [oid, typname],
  ),
);
async function run({ text, values }: ListStatement): Promise<Record<string, string>> {
  const { fields } = await pool.query<Record<string, unknown>>(text, [...values]);
  return Object.fromEntries(
    fields.map(({ name, dataTypeID }) => [name, typeNames.get(dataTypeID) ?? String(dataTypeID)]),
  );
}

test("every list has one source, and no source is left over", () => {
  expect(listSources.map(({ list }) => list.name).toSorted()).toEqual(
    lists.map(({ name }) => name).toSorted(),
  );
});

describe.each(listSources.map((source) => [source.list.name, source] as const))("%s", (_, source) => {
  const list: AnyList = source.list;

  test("every statement runs, and its columns have the declared types", async () => {
    for (const search of everySearch(list)) {
      const asked = readAsked(list, search);
      await run(countStatement(source, asked, reader));
      for (const statement of [pageStatement(source, asked, reader), fileStatement(source, asked, reader)]) {
        const found = await run(statement);
        const wrong = Object.entries<Column>(list.columns).filter(
          ([name, { kind }]) => !typesOf[kind].includes(found[name] ?? ""),
        );
        expect(wrong.map(([name]) => `${name} is ${found[name]} (${search})`)).toEqual([]);
      }
    }
  });

  // Some lines of the log are only in files, unless a reader looks for them.
  test.each(Object.keys(list.sorts))("walking the pages by %s shows the rows of the file", async (sort) => {
    const asked = readAsked(list, `?sort=${sort}&action=task`);
    const name = list.name as ListName;
    const who = { userId: "demo-admin", language: "en" } as const;
    const inFile: unknown[] = [];
    for await (const batch of foundation.lists.fileRows(name, asked, who))
      inFile.push(...batch.map((row: Readonly<Record<string, unknown>>) => row[list.key]));
    const shown: unknown[] = [];
    let before: string | null = null;
    do {
      const page = await foundation.lists.page(name, { ...asked, before }, who);
      shown.push(...page.rows.map((row) => row[list.key]));
      before = page.older;
    } while (before !== null);
    expect(shown).toEqual(inFile);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test("the call accepts what the page asks, and a cursor that makes no sense is the beginning", async () => {
    const refused = everySearch(list).filter(
      (search) => !listQuery(list).safeParse(Object.fromEntries(new URLSearchParams(search))).success,
    );
    expect(refused).toEqual([]);
    const plain = (await (await admin.get(list.path)).json()) as { rows: unknown[] };
    for (const cursor of ["x", "~", "%25", "9999-99-99~1", "2026-02-31T00:00:00Z~x", "1~2~3"]) {
      const answer = await admin.get(`${list.path}?before=${encodeURIComponent(cursor)}`);
      expect([answer.status, ((await answer.json()) as typeof plain).rows.length]).toEqual([
        200,
        plain.rows.length,
      ]);
    }
  });
});

/** Lists that grow without end: sorting them for every page would take longer each year. */
const longLists = [
  ["donations", ""],
  ["donations", "?sort=largest"],
  ["donations", "?sort=smallest"],
  ["donations", "?campaignId=x"],
  ["audit", ""],
  ["volunteer", ""],
  ["grant", ""],
  ["partner", ""],
] as const;

test.each(longLists)("the list of %s%s is in the order of an index", async (name, search) => {
  const source = listSources.find(({ list }) => list.name === name);
  if (!source) throw new Error(`There is no list ${name}`);
  const { text, values } = pageStatement(source, readAsked(source.list, search), reader);
  const client = await pool.connect();
  try {
    await client.query("begin");
    // Few rows are quickest read and sorted whole: the plan of many rows is asked for.
    await client.query("set local enable_seqscan = off");
    await client.query("set local enable_sort = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values]);
    expect(rows.map((row) => row["QUERY PLAN"]).filter((line) => /Sort/.test(line))).toEqual([]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("totals add up the rows that match, and nothing else", async () => {
  const pages = async (search: string) => {
    const rows: Readonly<Record<string, unknown>>[] = [];
    const list = listSources.find(({ list: { name } }) => name === "donations")?.list;
    if (!list) throw new Error("There is no list of donations");
    const asked = readAsked(list, search);
    const who = { userId: "demo-admin", language: "en" } as const;
    let page = await foundation.lists.page("donations", asked, who);
    const { count, totals } = page;
    for (;;) {
      rows.push(...page.rows);
      if (page.older === null) return { rows, count, totals };
      page = await foundation.lists.page("donations", { ...asked, before: page.older }, who);
    }
  };
  const all = await pages("");
  const monthly = await pages("?frequency=MONTHLY&least=10&most=100");
  expect(monthly.rows.length).toBeGreaterThan(0);
  expect(monthly.rows.length).toBeLessThan(all.rows.length);
  for (const { rows, count, totals } of [all, monthly]) {
    const sum = (of: typeof rows) => of.reduce((cents, row) => cents + Number(row["amountCents"]), 0);
    expect(count).toBe(rows.length);
    expect(totals).toEqual({
      amountCents: sum(rows),
      completedCents: sum(rows.filter(({ status }) => status === "COMPLETED")),
    });
  }
  const wrong = monthly.rows.filter(
    ({ frequency, amountCents }) =>
      frequency !== "MONTHLY" || Number(amountCents) < 1000 || Number(amountCents) > 10_000,
  );
  expect(wrong).toEqual([]);
});

test("donations are filtered by the method and provider of their payment", async () => {
  const { rows } = (await (await admin.get("/api/admin/donations?status=COMPLETED")).json()) as {
    rows: { id: string; method: string; provider: string; createdAt: string }[];
  };
  const [first] = rows;
  if (!first) throw new Error("There is no completed donation");
  const day = dutchDate(new Date(first.createdAt));
  const found = (await (
    await admin.get(
      `/api/admin/donations?method=${first.method},x&provider=${first.provider}&from=${day}&to=${day}`,
    )
  ).json()) as { rows: typeof rows };
  expect(found.rows.map(({ id }) => id)).toContain(first.id);
  const none = (await (await admin.get("/api/admin/donations?method=x")).json()) as { rows: unknown[] };
  expect(none.rows).toEqual([]);
});
