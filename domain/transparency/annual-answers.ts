import * as z from "zod/mini";
import { costLines, costNatures, incomeLines } from "#domain/annual-lines.ts";
import { centsField } from "#domain/money/cents-field.ts";

const statementSums = ["raised", "income", "objectives", "expenditure", "beforeFinancial", "result"] as const;
const reserveLines = ["continuityReserve", "restrictedFunds", "otherReserves"] as const;
export const statementLines = [...incomeLines, ...costLines, "financial"] as const;

const named = { programId: z.nullable(z.string()), name: z.nullable(z.string()) };
/** This year, its budget, and last year. Null: no budget, or no previous year. */
const threeSums = {
  cents: centsField,
  budgetCents: z.nullable(centsField),
  beforeCents: z.nullable(centsField),
};

/** A line with postings, a subtotal, or the allocation of the result. */
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
/** A sum per column, and the total. */
const allocationSums = z.object({ cells: z.array(centsField), totalCents: centsField });
/** Costs by nature and purpose. The sums equal the statement. */
const costAllocation = z.object({
  columns: z.array(allocationColumn),
  /** Nature null: not given. */
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

/** How a restricted fund moved in the year. Name null: zakat for any purpose. */
const fundMovement = z.object({
  name: z.nullable(z.string()),
  isZakat: z.boolean(),
  openingCents: centsField,
  receivedCents: centsField,
  spentCents: centsField,
  closingCents: centsField,
});

/** The annual accounts under RJ 650. For an adopted year: as adopted. */
export const annualAccounts = z.object({
  year: z.int(),
  adoptedOn: z.nullable(z.iso.date()),
  statement: z.array(statementRow),
  ratios: z.array(ratio),
  allocation: costAllocation,
  projects: z.array(projectCosts),
  funds: z.array(fundMovement),
  /** Null if the books have no closing balances. */
  balance: z.nullable(
    z.object({ rows: z.array(balanceRow), totalCents: centsField, beforeCents: z.nullable(centsField) }),
  ),
});
export type AnnualAccounts = z.infer<typeof annualAccounts>;
