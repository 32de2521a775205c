import { beforeAll, expect, test } from "vitest";
import { readAsked } from "#domain/lists/asked.ts";
import { testDatabase } from "#testing/database.ts";
import { countStatement, pageStatement } from "../lists/list-statement.ts";
import { volunteersSource } from "./applications-source.ts";

/** Enough that reading the whole table would cost more than reading an index. */
const applicants = 20_000;
const { pool, owner } = await testDatabase();

beforeAll(async () => {
  await pool.query(
    `insert into volunteer_applications (id, name, email, role_id, motivation, language, status, created_at)
     select 'v' || n, 'Applicant ' || n, 'person-' || n || '@example.org', 'role-' || n % 500, repeat('To help. ', 20),
       'en', (array['NEW','SCREENING','INTERVIEW','APPROVED','DECLINED'])[n % 5 + 1], now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [applicants],
  );
  await owner.query("analyze volunteer_applications");
});

const reader = { userId: "u1", now: new Date() };
const asked = (search: string) => readAsked(volunteersSource.list, search);

async function planOf({ text, values }: { text: string; values: unknown[] }): Promise<string> {
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test.each([
  ["everyone, newest first", "", "volunteer_applications_newest"],
  ["everyone, oldest first", "?sort=oldest", "volunteer_applications_newest"],
  ["everyone by name", "?sort=name", "volunteer_applications_who"],
  ["a later page", "?before=2026-01-01T00:00:00Z~v1", "volunteer_applications_newest"],
  ["those of one role", "?about=role-7", "volunteer_applications_about"],
  ["those of one colleague", "?assignee=u1", "volunteer_applications_assignee"],
  ["a part of a name", "?q=cant+1234", "volunteer_applications_search"],
  ["the beginning of a word", "?q=zz", "volunteer_applications_search"],
])("the list of %s is read from an index", async (_, search, index) => {
  const plan = await planOf(pageStatement(volunteersSource, asked(search), reader));
  expect(plan).toContain(index);
  expect(plan).not.toContain("Seq Scan on volunteer_applications");
});

test("people who wait are counted by an index", async () => {
  for (const [search, index] of [
    ["?q=cant+1234", "volunteer_applications_search"],
    ["?status=WAITING&about=role-7", "Index"],
  ] as const)
    expect(await planOf(countStatement(volunteersSource, asked(search), reader))).toContain(index);
});
