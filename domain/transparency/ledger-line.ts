import type { BalanceGroup, CostNature, ResultLine } from "#domain/annual-lines.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf as sumOfCents } from "#domain/money/sums.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";

/** What one account moved in one year for one purpose. Debits are positive, as in the books themselves. */
export type LedgerLine = Readonly<{
  year: number;
  account: string;
  kind: "ASSET" | "LIABILITY" | "EQUITY" | "INCOME" | "EXPENSE";
  category: SpendingCategory | null;
  /** Where the annual accounts show it: in the balance, or in income and expenditure. */
  group: BalanceGroup | null;
  line: ResultLine | null;
  campaignId: string | null;
  /** Of a campaign's gifts and a project's costs: the program it belonged to when they were booked. */
  programId: string | null;
  projectId: string | null;
  /** What may be spent on no more than its own rules allow, apart from everything else. */
  fund: Fund | null;
  /** Of costs: what they were made of; null where nobody said. */
  nature: CostNature | null;
  cents: Cents;
}>;

export const sumOf = (lines: readonly LedgerLine[]): Cents => sumOfCents(lines.map(({ cents }) => cents));
