/* Apart from their schema, which pages should not have to carry. */

/** What the form asks for besides identity and figures, in the order of its parts. Staff write it down once a year. */
export const anbiFacts = [
  "website",
  "sectors",
  "countries",
  "employees",
  "volunteers",
  "targetGroups",
  "work",
  "incomeFrom",
  "spentOn",
  "assetsHeld",
  "planUrl",
  "activities",
  "reportUrl",
  "balanceNotes",
  "statementNotes",
  "accountsUrl",
] as const;
export type AnbiFact = (typeof anbiFacts)[number];

/** What is known of the foundation anyway. */
export const anbiIdentity = [
  "name",
  "kvk",
  "rsin",
  "address",
  "phone",
  "email",
  "board",
  "objective",
  "remuneration",
] as const;

/**
 * The lines of its balance sheet, and which row of the annual accounts each is. Null: nothing in the chart of accounts is that, so the
 * line is nothing. What is depreciated is tangible.
 */
export const anbiBalance = [
  { line: "intangibleAssets", row: null },
  { line: "tangibleAssets", row: "fixed" },
  { line: "financialAssets", row: null },
  { line: "stocks", row: "stocks" },
  { line: "receivables", row: "receivables" },
  { line: "securities", row: null },
  { line: "cash", row: "cash" },
  { line: "continuityReserve", row: "continuityReserve" },
  { line: "earmarkedReserves", row: null },
  { line: "revaluationReserve", row: null },
  { line: "otherReserves", row: "otherReserves" },
  { line: "restrictedFunds", row: "restrictedFunds" },
  { line: "provisions", row: "provisions" },
  { line: "longTermDebts", row: "longTermDebts" },
  { line: "shortTermDebts", row: "shortTermDebts" },
] as const;

/** A form that nobody wrote anything in yet. */
export const noFacts: Record<AnbiFact, string> = {
  website: "",
  sectors: "",
  countries: "",
  employees: "",
  volunteers: "",
  targetGroups: "",
  work: "",
  incomeFrom: "",
  spentOn: "",
  assetsHeld: "",
  planUrl: "",
  activities: "",
  reportUrl: "",
  balanceNotes: "",
  statementNotes: "",
  accountsUrl: "",
};
