import type pg from "pg";
import { auditFileFaults } from "#adapters/postgres/ledger/books/audit-file-rules.fixtures.ts";
import { earlierResults, isOfResult, resultOfYear } from "#domain/ledger/books/account-sums.ts";
import { numberOf } from "#domain/ledger/books/audit-file.ts";
import { annualFaults } from "./annual-adds-up.fixtures.ts";
import { exportedCards, type exportsOf } from "./books-exports.fixtures.ts";

export type RawLine = Readonly<{ bookedOn: string; account: string; cents: number }>;

/** The ledger itself: every line, past all sums and reports. */
export async function rawLines(pool: pg.Pool): Promise<RawLine[]> {
  const { rows } = await pool.query<RawLine>(
    `select booked_on as "bookedOn", account_id as account, cents from ledger_entries join ledger_postings on entry_id = id`,
  );
  return rows;
}

const sumOf = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

export const heldOn = (lines: readonly RawLine[], account: string, day: string): number =>
  sumOf(lines.filter((line) => line.account === account && line.bookedOn <= day));

/** Where a file of the year says something else than the lines of the ledger. */
export function addsUp(
  files: Awaited<ReturnType<typeof exportsOf>>,
  lines: readonly RawLine[],
  year: number,
): string[] {
  const faults: string[] = [];
  const claim = (what: string, told: unknown, known: unknown) => {
    if (JSON.stringify(told) !== JSON.stringify(known))
      faults.push(`${what}: ${JSON.stringify(told)} is not ${JSON.stringify(known)}`);
  };
  const isOwn = ({ bookedOn }: RawLine) => bookedOn.startsWith(String(year));
  const isBefore = ({ bookedOn }: RawLine) => bookedOn < `${year}-01-01`;
  const own = lines.filter(isOwn);
  const movedIn = (text: string, columns: { number: number; debit: number; credit: number }) => {
    const rows = rowsIn(text);
    return {
      count: rows.length,
      cents: byName(
        rows.map((row) => ({
          name: row[columns.number] ?? "",
          cents: centsIn(row[columns.debit]) - centsIn(row[columns.credit]),
        })),
      ),
    };
  };
  const ofLedger = (some: readonly RawLine[]) =>
    byName(some.map(({ account, cents }) => ({ name: numberOf(account), cents })));

  claim("journal", movedIn(files.journal, { number: 6, debit: 8, credit: 9 }), {
    count: own.length,
    cents: ofLedger(own),
  });
  for (const account of exportedCards) {
    const ofAccount = own.filter((line) => line.account === account);
    const card = movedIn(files.cards[account] ?? "", { number: 6, debit: 8, credit: 9 });
    claim(`card of ${account}`, card, { count: ofAccount.length, cents: ofLedger(ofAccount) });
  }
  const opening = [
    ...lines
      .filter((line) => isBefore(line) && !isOfResult(line.account))
      .map(({ account, cents }) => ({ name: numberOf(account), cents })),
    ...lines
      .filter((line) => isBefore(line) && isOfResult(line.account))
      .map(({ cents }) => ({ name: earlierResults.number, cents })),
  ];
  const trial = rowsIn(files.trialBalance);
  const trialSums = (column: number) =>
    byName(trial.map((row) => ({ name: row[0] ?? "", cents: centsIn(row[column]) })));
  claim("opening of the trial balance", trialSums(2), byName(opening));
  claim(
    "closing of the trial balance",
    trialSums(5),
    byName([...opening, ...own.map(({ account, cents }) => ({ name: numberOf(account), cents }))]),
  );
  claim(
    "debits of the trial balance",
    trial.reduce((sum, row) => sum + centsIn(row[3]), 0),
    sumOf(own.filter(({ cents }) => cents > 0)),
  );

  const until = lines.filter((line) => isOwn(line) || isBefore(line));
  const sheet = byName(
    rowsIn(files.balanceSheet).map((row) => ({
      name: row[2] ?? "",
      cents: centsIn(row[4]) * (row[0] === "Assets" ? 1 : -1),
    })),
  );
  claim(
    "balance sheet",
    sheet,
    byName([
      ...until
        .filter(({ account }) => !isOfResult(account))
        .map(({ account, cents }) => ({ name: numberOf(account), cents })),
      ...until
        .filter(({ account }) => isOfResult(account))
        .map((line) => ({
          name: isBefore(line) ? earlierResults.number : resultOfYear.number,
          cents: line.cents,
        })),
    ]),
  );

  faults.push(...annualFaults(files, own));
  claim("rules of the audit file", auditFileFaults(files.auditFile), []);
  claim("audit file", ofAuditLines(files.auditFile, "trLine"), ofLedger(own));
  claim("opening of the audit file", ofAuditLines(files.auditFile, "obLine"), byName(opening));
  return faults;
}

const rowsIn = (text: string): string[][] =>
  text
    .split("\r\n")
    .filter(Boolean)
    .map((line) => line.split(","));

/** Digits are moved back; no fraction is made. */
const centsIn = (text = ""): number => Number((text || "0.00").replace(".", ""));

/** Sums by name in one order, without those that come to nothing. */
function byName(amounts: readonly Readonly<{ name: string; cents: number }>[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { name, cents } of amounts) sums.set(name, (sums.get(name) ?? 0) + cents);
  return [...sums].filter(([, cents]) => cents !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const ofAuditLines = (xml: string, line: string) =>
  byName(
    [
      ...xml.matchAll(
        new RegExp(`<${line}>.*?<accID>(\\d+)</accID>.*?<amnt>([\\d.]+)</amnt><amntTp>([DC])`, "g"),
      ),
    ].map(([, name = "", euros, side]) => ({ name, cents: centsIn(euros) * (side === "D" ? 1 : -1) })),
  );
