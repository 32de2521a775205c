import type { CostLine, CostNature } from "#domain/annual-lines.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { LedgerLine } from "./ledger-line.ts";

/** Costs of one kind, for one purpose. All of a year together are its expenditure. */
export type AllocatedCost = Readonly<{
  line: CostLine;
  /** Of objectives; null is work that belongs to no program. */
  programId: string | null;
  projectId: string | null;
  /** Null: nobody said what it was made of. */
  nature: CostNature | null;
  cents: Cents;
}>;

const lineOf = {
  PROGRAM: "objectives",
  FUNDRAISING: "fundraising",
  ADMINISTRATION: "administration",
} as const satisfies Record<SpendingCategory, CostLine>;

/** What the costs of a year were made of, and what they were made for. What comes to nothing is left out. */
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
