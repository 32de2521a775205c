import { costNatures, type CostLine } from "#domain/annual-lines.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { CostAllocation } from "./annual-answers.ts";
import type { AllocatedCost } from "./cost-allocation.ts";

type Column = Readonly<{ line: CostLine; programId: string | null }>;
type Cost = Omit<AllocatedCost, "nature">;
type Asked = Readonly<{
  costs: readonly AllocatedCost[];
  before: readonly AllocatedCost[] | null;
  budget: readonly Cost[] | null;
  /** Programs in the order of the statement. */
  objectives: readonly (string | null)[];
  nameOf: (programId: string) => string;
}>;

/** Costs by nature (rows) and purpose (columns); its sums equal the statement. */
export function allocationTable({ costs, before, budget, objectives, nameOf }: Asked): CostAllocation {
  const columns: Column[] = [
    ...objectives.map((programId) => ({ line: "objectives" as const, programId })),
    { line: "fundraising", programId: null },
    { line: "administration", programId: null },
  ];
  const sums = (of: readonly Cost[]) => ({
    cells: columns.map(({ line, programId }) =>
      total(of.filter((cost) => cost.line === line && cost.programId === programId)),
    ),
    totalCents: total(of),
  });
  const rows = [...costNatures, null].map((nature) => {
    const own = costs.filter((cost) => cost.nature === nature);
    const beforeCents = before && total(before.filter((cost) => cost.nature === nature));
    return { nature, ...sums(own), beforeCents };
  });
  return {
    columns: columns.map(({ line, programId }) => ({
      line,
      programId,
      name: programId && nameOf(programId),
    })),
    rows: rows.filter(({ cells, beforeCents }) => cells.some((cents) => cents !== 0) || beforeCents),
    total: sums(costs),
    budget: budget && sums(budget),
    before: before && sums(before),
  };
}

const total = (costs: readonly { cents: Cents }[]): Cents => sumOf(costs.map(({ cents }) => cents));
