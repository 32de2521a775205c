import type pg from "pg";
import { lastAnbiPublication } from "#adapters/postgres/book-years/anbi.ts";
import { closedThrough } from "#adapters/postgres/book-years/open-points.ts";
import { storedBookYears } from "#adapters/postgres/book-years/stored-book-years.ts";
import { storedExpenses } from "#adapters/postgres/expenses/stored-expenses.ts";
import { storedChart } from "#adapters/postgres/ledger/chart/stored-chart.ts";
import { firstDayOfBooks } from "#adapters/postgres/ledger/first-day-of-books.ts";
import { queueMails } from "#adapters/postgres/mail/outbox.ts";
import { checklistOf } from "#domain/book-years/book-year.ts";
import { closeYear } from "#domain/book-years/close-year.ts";
import { showYears } from "#domain/book-years/show-years.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { ExpenseChoices } from "#domain/expenses/answers.ts";
import { enterExpense } from "#domain/expenses/enter-expense.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { anbiDueOn, type AnbiDue } from "#domain/transparency/anbi-deadline.ts";
import { accountsOfYear } from "#domain/transparency/year-books.ts";
import { toStaff } from "../../letters/letter-writer.ts";
import { anbiDueLetter } from "../../letters/staff-letters.ts";
import { today } from "../../timing/clock.ts";
import { purposeChoices } from "../content/news-and-events.ts";
import type { Base } from "../site/base.ts";
import { composeAnbiForm } from "./anbi-form.ts";
import { composeAnnual } from "./annual.ts";
import { composeBooks } from "./books.ts";
import { composeHandEntries } from "./hand-entries.ts";

export function composeLedger({ pool, identity, sourceFor, staff, settings }: Base) {
  const limit = () => settings.get("giftApproval");
  const annual = composeAnnual(pool);
  return {
    annual,
    anbiForm: composeAnbiForm(pool, { identity, sourceFor, accounts: annual.accounts }),
    anbiDeadline: composeAnbiDeadline(pool, staff),
    expenses: composeExpenses(pool, sourceFor, limit),
    handEntries: composeHandEntries(pool, sourceFor, limit),
    bookYears: composeBookYears(pool),
    books: composeBooks(pool, identity),
  };
}

function composeBookYears(pool: pg.Pool) {
  const { list, openPoints, close, askReopening, reopen } = storedBookYears(pool, accountsOfYear);
  return {
    show: showYears({ list, today }),
    checklist: async (year: number) => checklistOf(await openPoints(year), year),
    close: closeYear({ close, openPoints, today }),
    askReopening,
    reopen,
  };
}

function composeAnbiDeadline(pool: pg.Pool, staff: () => Promise<readonly string[]>) {
  const due = async (): Promise<AnbiDue | null> => {
    const [last, firstBookedOn] = await Promise.all([lastAnbiPublication(pool, null), firstDayOfBooks(pool)]);
    return anbiDueOn(today(), { published: last ? [last.year] : [], firstBookedOn });
  };
  return {
    due,
    /** One letter per person and form. */
    warn: async (): Promise<void> => {
      const late = await due();
      if (late) await queueMails(pool, toStaff(await staff(), `anbi ${late.year}`, anbiDueLetter(late)));
    },
  };
}

function composeExpenses(pool: pg.Pool, sourceFor: SourceFor, limit: () => Promise<Cents>) {
  const { years, enter, toCorrect, reverse, document, zakatBalance } = storedExpenses(pool);
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
    enter: enterExpense({
      enter,
      document,
      isKnown: purposes.isKnown,
      isEligible: purposes.isEligible,
      isOpen: storedChart(pool).isOpen,
      limit,
      today,
    }),
    toCorrect,
    reverse,
    document,
  };
}
