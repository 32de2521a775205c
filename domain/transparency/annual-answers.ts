import * as z from "zod/mini";
import { costLines, costNatures, incomeLines } from "#domain/annual-lines.ts";
import { centsField } from "#domain/money/cents-field.ts";

const statementSums = ["raised", "income", "objectives", "expenditure", "beforeFinancial", "result"] as const;
const reserveLines = ["continuityReserve", "restrictedFunds", "otherReserves"] as const;
export const statementLines = [...incomeLines, ...costLines, "financial"] as const;

const named = { programId: z.nullable(z.string()), name: z.nullable(z.string()) };
/** This year, what was expected of it, and last year. Null: there is no budget, or no year before. */
const threeSums = {
  cents: centsField,
  budgetCents: z.nullable(centsField),
  beforeCents: z.nullable(centsField),
};

/** A line, which its postings make up; a sum of the lines above it; or where the result went. */
const statementRow = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("line"), line: z.enum(statementLines), ...named, ...threeSums }),
  z.object({ kind: z.literal("sum"), line: z.enum(statementSums), ...threeSums }),
  z.object({ kind: z.literal("added"), line: z.enum(reserveLines), ...threeSums }),
]);
export type StatementRow = z.infer<typeof statementRow>;

export const ratioNames = [
  "objectives_of_expenditure",
  "objectives_of_income",
  "fundraising_of_raised",
  "administration_of_expenditure",
] as const;
const ratio = z.object({
  name: z.enum(ratioNames),
  partCents: centsField,
  wholeCents: centsField,
  before: z.nullable(z.object({ partCents: centsField, wholeCents: centsField })),
});

const allocationColumn = z.object({ line: z.enum(costLines), ...named });
/** A sum for each column, and for all of them. */
const allocationSums = z.object({ cells: z.array(centsField), totalCents: centsField });
/** What costs were made of, by what they were made for. The sums are those of the statement. */
const costAllocation = z.object({
  columns: z.array(allocationColumn),
  /** A nature of null: nobody said what it was made of. */
  rows: z.array(
    z.object({
      nature: z.nullable(z.enum(costNatures)),
      ...allocationSums.shape,
      beforeCents: z.nullable(centsField),
    }),
  ),
  total: allocationSums,
  budget: z.nullable(allocationSums),
  before: z.nullable(allocationSums),
});
export type CostAllocation = z.infer<typeof costAllocation>;

const projectCosts = z.object({
  projectId: z.string(),
  name: z.string(),
  programName: z.nullable(z.string()),
  natures: z.array(z.object({ nature: z.nullable(z.enum(costNatures)), cents: centsField })),
  ...threeSums,
});

export const balanceRows = [
  "fixed",
  "stocks",
  "receivables",
  "cash",
  "continuityReserve",
  "otherReserves",
  "restrictedFunds",
  "provisions",
  "longTermDebts",
  "shortTermDebts",
] as const;
const balanceRow = z.object({
  side: z.enum(["assets", "liabilities"]),
  row: z.enum(balanceRows),
  cents: centsField,
  beforeCents: z.nullable(centsField),
});

/** The annual accounts of a year after guideline RJ 650. Of a year that was adopted they are what the board adopted. */
export const annualAccounts = z.object({
  year: z.int(),
  adoptedOn: z.nullable(z.iso.date()),
  statement: z.array(statementRow),
  ratios: z.array(ratio),
  allocation: costAllocation,
  projects: z.array(projectCosts),
  /** Null when the books hold no closing balances for the year. */
  balance: z.nullable(
    z.object({ rows: z.array(balanceRow), totalCents: centsField, beforeCents: z.nullable(centsField) }),
  ),
});
export type AnnualAccounts = z.infer<typeof annualAccounts>;
