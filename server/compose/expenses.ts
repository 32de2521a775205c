import type pg from "pg";

import { storedExpenses } from "#adapters/postgres/expenses/stored-expenses.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { ExpenseChoices, ExpensePage, Named } from "#domain/expenses/answers.ts";
import { enterExpense } from "#domain/expenses/enter-expense.ts";
import type { AskedExpenses } from "#domain/expenses/ports.ts";
import type { Language } from "#domain/language.ts";
import { today } from "../timing/clock.ts";

/** Where staff enter what was spent, and undo what was entered wrongly. */
export function composeExpenses(pool: pg.Pool, sourceFor: SourceFor) {
  const { list, years, enter, reverse, document, zakatBalance } = storedExpenses(pool);
  const projects = async () => (await sourceFor("project")).content.list("project");
  const programs = async () => (await sourceFor("program")).content.list("program");

  const choices = async (language: Language): Promise<ExpenseChoices> => {
    const [allProjects, allPrograms, allYears, zakatCents] = await Promise.all([
      projects(),
      programs(),
      years(),
      zakatBalance(),
    ]);
    const named = ({ id, title }: { id: string; title: Record<Language, string> }): Named => ({
      id,
      name: title[language],
    });
    return {
      projects: allProjects.map(named),
      programs: allPrograms.map(named),
      years: allYears,
      zakatCents,
    };
  };

  return {
    choices,
    list: async (asked: AskedExpenses, language: Language): Promise<ExpensePage> => {
      const [page, purposes] = await Promise.all([list(asked), keptPurposes(pool)]);
      return {
        older: page.older,
        rows: page.rows.map(({ projectId, programId, purposeId, ...row }) => {
          const name = purposes.booked({ purposeId, campaignId: null, projectId, programId })?.title[
            language
          ];
          return {
            ...row,
            project: projectId === null ? null : { id: projectId, name: name ?? projectId },
            program: programId === null ? null : { id: programId, name: name ?? programId },
          };
        }),
      };
    },
    enter: enterExpense({
      enter,
      isKnown: async ({ projectId, programId }) => {
        if (projectId !== null) return (await projects()).some(({ id }) => id === projectId);
        return programId === null || (await programs()).some(({ id }) => id === programId);
      },
      // A project is as eligible as the program it belongs to.
      isEligible: async ({ projectId, programId }) => {
        const project = (await projects()).find(({ id }) => id === projectId);
        const program = (await programs()).find(({ id }) => id === (project?.programId ?? programId));
        return program?.zakatEligible ?? false;
      },
      today,
    }),
    reverse,
    document,
  };
}
