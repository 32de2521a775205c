import { expect, test } from "vitest";
import { readCsv } from "#domain/spreadsheet/read-csv.ts";
import { readBudget, type BudgetPurposes } from "./read-budget.ts";

const purposes: BudgetPurposes = {
  programs: [
    { contentId: "children", programId: null },
    { contentId: "elderly", programId: null },
  ],
  projects: [
    { contentId: "hub", programId: "children" },
    { contentId: "loose", programId: null },
  ],
};
function read(text: string) {
  const sheet = readCsv(text);
  if (!sheet.ok) throw new Error(sheet.reason);
  return readBudget(sheet.rows, purposes);
}

test("each row is a line; a project brings its program, and a line of nothing is left out", () => {
  const { lines, problems, incomeCents, costsCents } = read(
    "regel,programma,project,naam,bedrag\nindividuals,,,Gifts,1200.50\nobjectives,children,hub,Hub,800\n" +
      "objectives,,loose,,100\ncompanies,,,,\nfinancial,,,Interest,-25\n",
  );
  expect(problems).toEqual([]);
  expect(lines).toEqual([
    { line: "individuals", programId: null, projectId: null, cents: 120_050 },
    { line: "objectives", programId: "children", projectId: "hub", cents: 80_000 },
    { line: "objectives", programId: null, projectId: "loose", cents: 10_000 },
    { line: "financial", programId: null, projectId: null, cents: -2500 },
  ]);
  expect([incomeCents, costsCents]).toEqual([120_050, 87_500]);
});

test("everything that is wrong is told with its row and column, and then nothing is brought", () => {
  const { lines, problems } = read(
    "line,program,project,amount\nrent,,,5\nindividuals,children,,5\nobjectives,nobody,,5\nobjectives,,nothing,5\n" +
      "objectives,elderly,hub,5\ncompanies,,,1.234.5\ncompanies,,,7\nother,,,3\nother,,,4\nlotteries,,,999999999999\n",
  );
  expect(lines).toEqual([]);
  expect(problems.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [2, "line", "line_unknown"],
    [3, "program", "purpose_not_allowed"],
    [4, "program", "program_unknown"],
    [5, "project", "project_unknown"],
    [6, "project", "project_of_another"],
    [7, "amount", "amount_unreadable"],
    [10, "line", "line_twice"],
    [11, "amount", expect.stringMatching(/^amount_/)],
  ]);
});

test.each([
  ["a column that is missing", "line,program\nother,\n", "column_missing"],
  ["one that nobody knows", "line,amount,colour\nother,5,red\n", "column_unknown"],
  ["a heading alone", "line,amount\n", "no_rows"],
])("%s", (_, text, reason) => {
  expect(read(text).problems).toMatchObject([{ row: 1, reason }]);
});
