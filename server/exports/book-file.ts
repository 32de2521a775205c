import { accountOf } from "#domain/ledger/accounts.ts";
import type { ComparedSheet } from "#domain/ledger/books/compared-sheet.ts";
import type { Period } from "#domain/ledger/books/period.ts";
import type { Language } from "#domain/language.ts";
import type { TrialBalance } from "#domain/ledger/books/trial-balance.ts";
import type { Sheet } from "#domain/spreadsheet/sheet.ts";
import type { Foundation } from "../composition.ts";
import { translate } from "../translate.ts";
import { allocationSheet, annualSheet, budgetSheet } from "./annual-sheets.ts";
import { splitFile } from "./send-export.ts";
import type { ExportFile } from "./open-export.ts";

type Asked = Period & Readonly<{ file: string; on: string; account: string; language: Language }>;

/** A part of the books as a file, and its name. Null: unknown file or account. */
export async function bookFile(
  { books, annual }: Pick<Foundation, "books" | "annual">,
  { file, from, to, on, account, language }: Asked,
): Promise<{ name: string; file: ExportFile } | null> {
  const period = { from, to };
  const year = Number(from.slice(0, 4));
  if (file === "auditfile.xaf") {
    const pieces = encoded(await books.auditFile(year));
    return {
      name: `auditfile-${year}`,
      file: { table: "auditfile", format: "xaf", filter: { year }, pieces },
    };
  }
  const { name, format } = splitFile(file);
  if (!format) return null;
  const lines = (of: string | null, called: string) => ({
    name: `${called}-${from}-${to}`,
    file: {
      table: name,
      rows: books.lines({ ...period, account: of }, language),
      heading: headingOf(lineColumns, language),
      format,
      filter: { ...period, account: of },
    },
  });
  const sheet = (made: Sheet) => ({
    name: `${name}-${year}`,
    file: { ...made, table: name, format, filter: { year } },
  });
  switch (name) {
    case "journal":
      return lines(null, name);
    case "card":
      return accountOf(account) ? lines(account, account) : null;
    case "trial-balance": {
      const made = trialBalanceSheet(
        await books.trialBalance(period),
        language,
        await books.accountNames(language),
      );
      return { name: `${name}-${from}-${to}`, file: { ...made, table: name, format, filter: period } };
    }
    case "balance-sheet": {
      const made = balanceSheetSheet(
        await books.balanceSheet(on),
        language,
        await books.accountNames(language),
      );
      return { name: `${name}-${on}`, file: { ...made, table: name, format, filter: { on } } };
    }
    case "annual-accounts":
      return sheet(annualSheet(await annual.accounts(year, language), language));
    case "cost-allocation":
      return sheet(allocationSheet(await annual.accounts(year, language), language));
    case "budget":
      return sheet(budgetSheet(await annual.budget(year, language), language));
    default:
      return null;
  }
}

async function* encoded(texts: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

const trialColumns = [
  "number",
  "account",
  "openingCents",
  "debitCents",
  "creditCents",
  "closingCents",
] as const;
const sheetColumns = ["side", "group", "number", "account", "amountCents", "lastCents"] as const;
const lineColumns = [
  "entry",
  "bookedOn",
  "valueOn",
  "kind",
  "description",
  "reference",
  "number",
  "account",
  "debitCents",
  "creditCents",
  "purpose",
] as const;

type Column = (typeof trialColumns | typeof sheetColumns | typeof lineColumns)[number];

const headingOf = (columns: readonly Column[], language: Language): string[] =>
  columns.map((column) => translate(language, `books.column.${column}`));

const trialBalanceSheet = (
  { rows }: TrialBalance,
  language: Language,
  nameOf: (id: string) => string,
): Sheet => ({
  heading: headingOf(trialColumns, language),
  rows: rows.map((row) => [
    row.number,
    nameOf(row.account),
    { cents: row.openingCents },
    { cents: row.debitCents },
    { cents: row.creditCents },
    { cents: row.closingCents },
  ]),
});

const balanceSheetSheet = (
  { assets, liabilities }: ComparedSheet,
  language: Language,
  nameOf: (id: string) => string,
): Sheet => ({
  heading: headingOf(sheetColumns, language),
  rows: (["assets", "liabilities"] as const).flatMap((side) =>
    (side === "assets" ? assets : liabilities).flatMap(({ group, accounts }) =>
      accounts.map(({ account, number, cents, lastCents }) => [
        translate(language, `books.side.${side}`),
        translate(language, `books.group.${group}`),
        number,
        nameOf(account),
        { cents },
        { cents: lastCents },
      ]),
    ),
  ),
});
