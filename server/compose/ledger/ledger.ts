import type { Base } from "../site/base.ts";
import { composeAnbiDeadline } from "./anbi-deadline.ts";
import { composeAnbiForm } from "./anbi-form.ts";
import { composeAnnual } from "./annual.ts";
import { composeBookYears } from "./book-years.ts";
import { composeBooks } from "./books.ts";
import { composeExpenses } from "./expenses.ts";
import { composeHandEntries } from "./hand-entries.ts";

/** The books: entries, years, annual documents. */
export function composeLedger({ pool, identity, sourceFor, staff }: Base) {
  const annual = composeAnnual(pool);
  return {
    annual,
    anbiForm: composeAnbiForm(pool, { identity, sourceFor, accounts: annual.accounts }),
    anbiDeadline: composeAnbiDeadline(pool, staff),
    expenses: composeExpenses(pool, sourceFor),
    handEntries: composeHandEntries(pool, sourceFor),
    bookYears: composeBookYears(pool),
    books: composeBooks(pool, identity),
  };
}
