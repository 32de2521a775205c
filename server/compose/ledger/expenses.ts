import type pg from "pg";

import { closedThrough } from "#adapters/postgres/book-years/open-points.ts";
import { storedExpenses } from "#adapters/postgres/expenses/stored-expenses.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { ExpenseChoices } from "#domain/expenses/answers.ts";
import { enterExpense } from "#domain/expenses/enter-expense.ts";
import type { Language } from "#domain/language.ts";
import { today } from "../../timing/clock.ts";
import { purposeChoices } from "../content/purpose-choices.ts";

/** Where staff enter what was spent, and undo what was entered wrongly. */
export function composeExpenses(pool: pg.Pool, sourceFor: SourceFor) {
  const { years, enter, reverse, document, zakatBalance } = storedExpenses(pool);
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
    enter: enterExpense({ enter, isKnown: purposes.isKnown, isEligible: purposes.isEligible, today }),
    reverse,
    document,
  };
}
