import type pg from "pg";
import { readSheet } from "#adapters/files/read-sheet.ts";
import { adoptedAccounts, closedThrough } from "#adapters/postgres/book-years/open-points.ts";
import { storedBudgets } from "#adapters/postgres/book-years/stored-budgets.ts";
import { resultLines } from "#adapters/postgres/ledger/books/result-lines.ts";
import { ledgerLines } from "#adapters/postgres/ledger/ledger-lines.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { BudgetPreview } from "#domain/book-years/budget-file.ts";
import { isBudget, type BudgetLine } from "#domain/book-years/budget.ts";
import { readBudget } from "#domain/book-years/read-budget.ts";
import type { Language } from "#domain/language.ts";
import type { AskedResultLines } from "#domain/ledger/books/result-lines.ts";
import type { KeptPurpose } from "#domain/ledger/purpose.ts";
import type { RefusedSheet } from "#domain/spreadsheet/sheet.ts";
import { annualAccountsOf } from "#domain/transparency/annual-accounts.ts";
import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import { budgetPageOf, type BudgetPage } from "#domain/transparency/budget-page.ts";
import { publishedBooks } from "#domain/transparency/published-books.ts";

export function composeAnnual(pool: pg.Pool) {
  const budgets = storedBudgets(pool);

  const readBooks = async (year: number) => {
    const [lines, adopted, budget, purposes] = await Promise.all([
      ledgerLines(pool),
      adoptedAccounts(pool),
      budgets.of(year),
      keptPurposes(pool),
    ]);
    const adoptedOn = adopted.get(year)?.adoptedOn ?? null;
    return { books: publishedBooks(lines, adopted, year), adoptedOn, budget, purposes };
  };

  return {
    accounts: async (year: number, language: Language): Promise<AnnualAccounts> => {
      const { purposes, ...read } = await readBooks(year);
      const nameOf = (kind: "program" | "project", id: string) => {
        const known = purposes.latest(kind, id);
        return { name: known?.title[language] ?? id, programId: known?.programId ?? null };
      };
      return annualAccountsOf({
        ...read,
        names: {
          program: (id) => nameOf("program", id).name,
          project: (id) => nameOf("project", id),
        },
      });
    },

    lines: (asked: AskedResultLines) => resultLines(pool, asked),

    budget: async (year: number, language: Language): Promise<BudgetPage> => {
      const [{ books, budget, purposes }, closed] = await Promise.all([readBooks(year), closedThrough(pool)]);
      const named = ({ contentId, title, programId }: KeptPurpose) => ({
        id: contentId,
        name: title[language],
        programId,
      });
      return budgetPageOf({
        books,
        budget,
        isClosed: year <= (closed ?? 0),
        programs: purposes.all("program").map(named),
        projects: purposes.all("project").map(named),
      });
    },

    /** The budget in a file; saved as a whole like a typed one. */
    previewBudget: async (bytes: Uint8Array): Promise<BudgetPreview | RefusedSheet> => {
      const sheet = await readSheet(bytes);
      if (!sheet.ok) return sheet;
      const purposes = await keptPurposes(pool);
      return readBudget(sheet.rows, {
        programs: purposes.all("program"),
        projects: purposes.all("project"),
      });
    },

    saveBudget: async (year: number, lines: readonly BudgetLine[], by: Actor, requestId: string) =>
      isBudget(lines) ? budgets.save(year, lines, by, requestId) : ("wrong_budget" as const),
  };
}
