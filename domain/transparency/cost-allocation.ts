import type { CostLine, CostNature } from "#domain/annual-lines.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { LedgerLine } from "./ledger-line.ts";

/** Costs by nature and purpose. All of a year are its expenditure. */
export type AllocatedCost = Readonly<{
  line: CostLine;
  /** For objectives; null: no program. */
  programId: string | null;
  projectId: string | null;
  /** Null: not given. */
  nature: CostNature | null;
  cents: Cents;
}>;

const lineOf = {
  PROGRAM: "objectives",
  FUNDRAISING: "fundraising",
  ADMINISTRATION: "administration",
} as const satisfies Record<SpendingCategory, CostLine>;

/** A year's costs by nature and purpose. Zeros are omitted. */
export function allocatedCosts(lines: readonly LedgerLine[], year: number): AllocatedCost[] {
  const found = new Map<string, AllocatedCost>();
  for (const { category, programId, projectId, nature, cents, ...of } of lines) {
    if (of.year !== year || category === null) continue;
    const isObjective = category === "PROGRAM";
    const cost = {
      line: lineOf[category],
      programId: isObjective ? programId : null,
      projectId: isObjective ? projectId : null,
      nature,
    };
    const name = JSON.stringify(Object.values(cost));
    found.set(name, { ...cost, cents: plus(found.get(name)?.cents ?? noCents, cents) });
  }
  return [...found.values()].filter(({ cents }) => cents !== 0);
}
