import { accountOf } from "#domain/ledger/accounts.ts";
import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import type { RawLine } from "./books-add-up.fixtures.ts";

const costs: readonly (string | null | undefined)[] = ["objectives", "fundraising", "administration"];
const total = (rows: readonly { cents: number }[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** Where the annual accounts of a year, on the page or in a file, say something else than the year's lines of the ledger. */
export function annualFaults(
  { annual, annualAccounts, costAllocation }: Files,
  lines: readonly RawLine[],
): string[] {
  const { statement, allocation, projects, balance } = annual;
  const sums = new Map(
    statement.filter(({ kind }) => kind === "sum").map(({ line, cents }) => [line, cents]),
  );
  const onLine = (line: string) => lines.filter(({ account }) => accountOf(account)?.line === line);
  const told = statement.flatMap((row) => (row.kind === "line" ? [row] : []));
  const claims: [string, number | undefined, number | undefined][] = [
    ...[...new Set(told.map(({ line }) => line))].map((line): [string, number, number] => [
      `line ${line}`,
      total(told.filter((row) => row.line === line)),
      total(onLine(line)) * (costs.includes(line) ? 1 : -1) || 0,
    ]),
    ["result", sums.get("result"), -total(lines.filter(isOfResult)) || 0],
    ["what the result went to", total(statement.filter(({ kind }) => kind === "added")), sums.get("result")],
    ["all costs that are allocated", allocation.total.totalCents, sums.get("expenditure")],
    ["rows of the allocation", sumOf(allocation.rows), allocation.total.totalCents],
    ["columns of the allocation", allocation.total.cells.reduce((a, b) => a + b, 0), sums.get("expenditure")],
    ...allocation.columns.map(({ line, programId }, place): [string, number | undefined, number] => [
      `column ${line} ${programId}`,
      allocation.total.cells[place],
      total(told.filter((row) => row.line === line && row.programId === programId)),
    ]),
    ...projects.map(({ projectId, natures, cents }): [string, number, number] => [
      projectId,
      total(natures),
      cents,
    ]),
    ...(balance ? balanceClaims(balance) : []),
    ["statement in the file", fileSum(annualAccounts, "Statement"), total(statement)],
    ["allocation in the file", fileSum(costAllocation, "Total"), rowSum(allocation)],
  ];
  return claims
    .filter(([, one, other]) => one !== other)
    .map(([what, one, other]) => `annual accounts, ${what}: ${one} is not ${other}`);
}

type Files = Readonly<{ annual: AnnualAccounts; annualAccounts: string; costAllocation: string }>;

const isOfResult = ({ account }: RawLine): boolean => accountOf(account)?.group === null;
const sumOf = (rows: readonly { totalCents: number }[]): number =>
  rows.reduce((sum, { totalCents }) => sum + totalCents, 0);
const rowSum = ({ total: { cells, totalCents }, before }: AnnualAccounts["allocation"]): number =>
  cells.reduce((sum, cents) => sum + cents, 0) + totalCents + (before?.totalCents ?? 0);

function balanceClaims({
  rows,
  totalCents,
}: NonNullable<AnnualAccounts["balance"]>): [string, number, number][] {
  return (["assets", "liabilities"] as const).map((side) => [
    side,
    total(rows.filter((row) => row.side === side)),
    totalCents,
  ]);
}

/** Of the rows that begin so: the first amount of each of a statement, every amount of an allocation. */
function fileSum(text: string, start: string): number {
  const rows = text
    .split("\r\n")
    .filter((row) => row.startsWith(start))
    .map((row) => [...row.matchAll(/(?:^|,)(-?\d+\.\d\d)(?=,|$)/g)].map(([, euros = ""]) => centsIn(euros)));
  return rows
    .flatMap((row) => (start === "Total" ? row : row.slice(0, 1)))
    .reduce((sum, cents) => sum + cents, 0);
}

/** Digits are moved back; no fraction is made. */
const centsIn = (euros: string): number => Number(euros.replace(".", ""));
