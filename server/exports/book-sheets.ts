import type { Language } from "#domain/language.ts";
import type { ComparedSheet } from "#domain/ledger/books/compared-sheet.ts";
import type { TrialBalance } from "#domain/ledger/books/trial-balance.ts";
import type { Sheet } from "#domain/spreadsheet/sheet.ts";
import { translate } from "../translate.ts";
import { accountName } from "./book-names.ts";

const trialColumns = [
  "number",
  "account",
  "openingCents",
  "debitCents",
  "creditCents",
  "closingCents",
] as const;
const sheetColumns = ["side", "group", "number", "account", "amountCents", "lastCents"] as const;
export const lineColumns = [
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

export const headingOf = (columns: readonly Column[], language: Language): string[] =>
  columns.map((column) => translate(language, `books.column.${column}`));

export const trialBalanceSheet = ({ rows }: TrialBalance, language: Language): Sheet => ({
  heading: headingOf(trialColumns, language),
  rows: rows.map((row) => [
    row.number,
    accountName(language, row.account),
    { cents: row.openingCents },
    { cents: row.debitCents },
    { cents: row.creditCents },
    { cents: row.closingCents },
  ]),
});

export const balanceSheetSheet = ({ assets, liabilities }: ComparedSheet, language: Language): Sheet => ({
  heading: headingOf(sheetColumns, language),
  rows: (["assets", "liabilities"] as const).flatMap((side) =>
    (side === "assets" ? assets : liabilities).flatMap(({ group, accounts }) =>
      accounts.map(({ account, number, cents, lastCents }) => [
        translate(language, `books.side.${side}`),
        translate(language, `books.group.${group}`),
        number,
        accountName(language, account),
        { cents },
        { cents: lastCents },
      ]),
    ),
  ),
});
