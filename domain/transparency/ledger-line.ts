import type { SpendingCategory } from "#domain/spending-category.ts";

/** What one account moved in one year for one purpose. Debits are positive, as in the books themselves. */
export type LedgerLine = Readonly<{
  year: number;
  account: string;
  kind: "ASSET" | "EQUITY" | "INCOME" | "EXPENSE";
  category: SpendingCategory | null;
  campaignId: string | null;
  programId: string | null;
  projectId: string | null;
  cents: number;
}>;

type OfProgram = Readonly<{ id: string; programId: string | null }>;

/** Money given for a campaign, or spent on a project, is money of its program. */
export function withPrograms(
  lines: readonly LedgerLine[],
  { campaigns, projects }: Readonly<{ campaigns: readonly OfProgram[]; projects: readonly OfProgram[] }>,
): LedgerLine[] {
  const programOf = (list: readonly OfProgram[], id: string | null) =>
    list.find((item) => item.id === id)?.programId ?? null;
  return lines.map((line) => ({
    ...line,
    programId: line.programId ?? programOf(projects, line.projectId) ?? programOf(campaigns, line.campaignId),
  }));
}

export const sumOf = (lines: readonly LedgerLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
