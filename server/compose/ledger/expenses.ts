import type pg from "pg";

import { closedThrough } from "#adapters/postgres/book-years/closed-through.ts";
import { storedExpenses } from "#adapters/postgres/expenses/stored-expenses.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { ExpenseChoices, ExpensePage } from "#domain/expenses/answers.ts";
import { enterExpense } from "#domain/expenses/enter-expense.ts";
import type { AskedExpenses } from "#domain/expenses/ports.ts";
import type { Language } from "#domain/language.ts";
import { today } from "../../timing/clock.ts";
import { purposeChoices } from "../content/purpose-choices.ts";

/** Where staff enter what was spent, and undo what was entered wrongly. */
export function composeExpenses(pool: pg.Pool, sourceFor: SourceFor) {
  const { list, years, enter, reverse, document, zakatBalance } = storedExpenses(pool);
  const purposes = purposeChoices(sourceFor);

  const choices = async (language: Language): Promise<ExpenseChoices> => {
    const [named, allYears, zakatCents, closed] = await Promise.all([
      purposes.choices(language),
      years(),
      zakatBalance(),
      closedThrough(pool),
    ]);
    return { ...named, years: allYears, zakatCents, closedThrough: closed };
  };

  return {
    choices,
    list: async (asked: AskedExpenses, language: Language): Promise<ExpensePage> => {
      const [page, kept] = await Promise.all([list(asked), keptPurposes(pool)]);
      return {
        older: page.older,
        rows: page.rows.map(({ projectId, programId, purposeId, ...row }) => {
          const name = kept.booked({ purposeId, campaignId: null, projectId, programId })?.title[language];
          return {
            ...row,
            project: projectId === null ? null : { id: projectId, name: name ?? projectId },
            program: programId === null ? null : { id: programId, name: name ?? programId },
          };
        }),
      };
    },
    enter: enterExpense({ enter, isKnown: purposes.isKnown, isEligible: purposes.isEligible, today }),
    reverse,
    document,
  };
}
