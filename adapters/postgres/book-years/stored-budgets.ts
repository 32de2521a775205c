import type pg from "pg";
import { budgetKey, type BudgetLine, type Budgets } from "#domain/book-years/budget.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { closedThrough } from "./open-points.ts";

export const storedBudgets = (pool: pg.Pool): Budgets => ({
  of: (year) => budgetOf(pool, year),

  save: (year, lines, by, requestId) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `budget ${year}`);
      if (year <= ((await closedThrough(client)) ?? 0)) return "closed" as const;
      const before = await budgetOf(client, year);
      const after = lines.filter(({ cents }) => cents !== 0);
      const removed = without(before, after);
      const added = without(after, before);
      if (removed.length + added.length === 0) return "saved" as const;
      await client.query("delete from budgets where year = $1", [year]);
      await client.query(
        `insert into budgets (year, line, program_id, project_id, cents)
         select $1, line, "programId", "projectId", cents
         from jsonb_to_recordset($2::jsonb) as typed(line text, "programId" text, "projectId" text, cents bigint)`,
        [year, JSON.stringify(after)],
      );
      await writeAudit(client, {
        actor: by,
        action: "budget.changed",
        subject: { kind: "budget", id: String(year) },
        before: removed,
        after: added,
        requestId,
      });
      return "saved" as const;
    }),
});

async function budgetOf(db: Pick<pg.ClientBase, "query">, year: number): Promise<BudgetLine[]> {
  const { rows } = await db.query<BudgetLine>(
    `select line, program_id as "programId", project_id as "projectId", cents from budgets
     where year = $1 order by line, program_id, project_id`,
    [year],
  );
  return rows;
}

/** The lines without an equal line in the other list. */
function without(lines: readonly BudgetLine[], others: readonly BudgetLine[]): BudgetLine[] {
  const known = new Map(others.map((line) => [budgetKey(line), line.cents]));
  return lines.filter((line) => known.get(budgetKey(line)) !== line.cents);
}
