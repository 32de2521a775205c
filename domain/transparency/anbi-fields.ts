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
  reportUrl: "",
  balanceNotes: "",
  statementNotes: "",
  accountsUrl: "",
};
