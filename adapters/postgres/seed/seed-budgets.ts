import type pg from "pg";
import { incomeLines } from "#domain/annual-lines.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { accountsOfYear } from "#domain/transparency/year-books.ts";
import { ledgerLines } from "../ledger/ledger-lines.ts";

/** Boards plan in hundreds of euros. */
const step = 10_000;

/** Budgets for this year and the last, rounded from the year before. */
export async function seedBudgets(client: pg.ClientBase, today: string): Promise<void> {
  const lines = await ledgerLines(client);
  const budgets = [yearOf(today) - 1, yearOf(today)].flatMap((year) => {
    const { accounts, costs } = accountsOfYear(lines, year - 1);
    const income = incomeLines.map((line) => ({
      line,
      programId: null,
      projectId: null,
      cents: accounts.incomeCents[line],
    }));
    return [...income, ...costs].map(({ line, programId, projectId, cents }) => ({
      year,
      line,
      programId,
      projectId,
      cents,
    }));
  });
  await client.query(
    `insert into budgets (year, line, program_id, project_id, cents)
     select year, line, "programId", "projectId", round(sum(cents) / $2) * $2
     from jsonb_to_recordset($1::jsonb)
       as planned(year int, line text, "programId" text, "projectId" text, cents bigint)
     group by 1, 2, 3, 4 having round(sum(cents) / $2) <> 0`,
    [JSON.stringify(budgets), step],
  );
}
