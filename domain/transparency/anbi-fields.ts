/* Separate from their schema, which pages need not load. */

/** The form's fields besides identity and figures, in order. Staff write them once a year. */
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

/** Fields from the foundation's record. */
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
 * Its balance sheet lines and their rows in the annual accounts. Null: no such account in the chart, so the line is
 * zero. Depreciated assets are tangible.
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

/** An empty form. */
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
