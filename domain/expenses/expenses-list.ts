import { choice, code, day, money, number, orNull, reference, text } from "#domain/lists/column.ts";
import { oneOf, option, year } from "#domain/lists/filter.ts";
import { defineList } from "#domain/lists/list.ts";
import { spendingCategories } from "#domain/spending-category.ts";

export const expensesList = defineList({
  name: "expenses",
  path: "/api/admin/expenses",
  page: "/admin/expenses",
  who: "books",
  scope: "books:read",
  summary: "Expenses as booked, the latest first, by project, program, category and year",
  group: "money",
  words: {
    part: "back-office.part.expenses",
    title: "expenses.title",
    description: "expenses.description",
    none: "expenses.none",
    next: "back-office.next.expenses",
  },
  columns: {
    id: code(),
    /** The number of its entry in the books. */
    number: number({ exported: false }),
    spentOn: day(),
    description: text(),
    category: choice(spendingCategories, "expenses.category"),
    project: orNull(reference({ exported: "id" })),
    program: orNull(reference({ exported: "id" })),
    amountCents: money(),
    /** Null for what was in the books before expenses were entered here, and for a deleted account. */
    enteredBy: orNull(text()),
    documentType: orNull(code({ exported: false })),
    document: orNull(code()),
    reversedOn: orNull(day()),
    reason: orNull(text()),
    /** The number of the entry that corrects it. */
    correctedBy: orNull(number({ exported: false })),
  },
  key: "number",
  card: ["description", "amountCents", "purpose", "spentOn"],
  table: ["spentOn", "description", "purpose", "amountCents", "enteredBy", "correction"],
  filters: {
    /** `project:<id>` or `program:<id>`. */
    purpose: option({ all: "expenses.purpose.all" }),
    category: oneOf(spendingCategories, "expenses.category", { all: "expenses.category.all" }),
    year: year({ all: "expenses.year.all" }),
    project: option({ hidden: true }),
    program: option({ hidden: true }),
  },
  sorts: {
    newest: "-spentOn",
    oldest: "spentOn",
    largest: ["-amountCents", "-spentOn"],
    smallest: ["amountCents", "spentOn"],
  },
  counted: true,
  totals: { amountCents: "expenses.total" },
  files: true,
});
