import type { BalanceGroup, CostNature, ResultLine } from "#domain/annual-lines.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf as sumOfCents } from "#domain/money/sums.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";

/** Movements of an account in a year for a purpose. Debits are positive. */
export type LedgerLine = Readonly<{
  year: number;
  account: string;
  kind: "ASSET" | "LIABILITY" | "EQUITY" | "INCOME" | "EXPENSE";
  category: SpendingCategory | null;
  /** Its place in the annual accounts: balance, or income and expenditure. */
  group: BalanceGroup | null;
  line: ResultLine | null;
  campaignId: string | null;
  /** The program at booking time. */
  programId: string | null;
  projectId: string | null;
  /** Restricted to its own rules. */
  fund: Fund | null;
  /** Cost type; null if not given. */
  nature: CostNature | null;
  cents: Cents;
}>;

export const sumOf = (lines: readonly LedgerLine[]): Cents => sumOfCents(lines.map(({ cents }) => cents));
