import { beforeAll, expect, test } from "vitest";
import { applicationStatuses, undecidedStatuses } from "#domain/applications/application-status.ts";
import type { ListSort } from "#domain/applications/review/list-sort.ts";
import type { ApplicationFilter } from "#domain/applications/review/ports.ts";
import { testDatabase } from "#testing/database.ts";
import { countStatement, listStatement } from "./lists.ts";

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

const everyone: ApplicationFilter = {
  statuses: applicationStatuses,
  search: "",
  aboutId: null,
  assigneeId: null,
  before: null,
};

async function planOf({ text, values }: { text: string; values: unknown[] }): Promise<string> {
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test.each<[string, Partial<ApplicationFilter>, ListSort, string]>([
  ["everyone, newest first", {}, "newest", "volunteer_applications_newest"],
  ["everyone, oldest first", {}, "oldest", "volunteer_applications_newest"],
  ["everyone by name", {}, "name", "volunteer_applications_who"],
  ["those of one role", { aboutId: "role-7" }, "newest", "volunteer_applications_about"],
  ["those of one colleague", { assigneeId: "u1" }, "newest", "volunteer_applications_assignee"],
  ["a part of a name", { search: "cant 1234" }, "newest", "volunteer_applications_search"],
  ["the beginning of a word", { search: "zz" }, "newest", "volunteer_applications_search"],
])("the list of %s is read from an index", async (_, filter, sort, index) => {
  const statement = listStatement("volunteer", { ...everyone, ...filter }, sort, { most: 25, skip: 0 });
  const plan = await planOf(statement);
  expect(plan).toContain(index);
  expect(plan).not.toContain("Seq Scan on volunteer_applications");
});

test("whoever waits is counted by status, and a search by its pieces", async () => {
  expect(await planOf(countStatement("volunteer", { ...everyone, search: "cant 1234" }))).toContain(
    "volunteer_applications_search",
  );
  const waiting = { ...everyone, statuses: undecidedStatuses, aboutId: "role-7" };
  expect(await planOf(countStatement("volunteer", waiting))).toContain("Index");
});
