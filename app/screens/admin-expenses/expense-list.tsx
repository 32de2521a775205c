import { useLocation, useSearch } from "wouter";
import type { ExpensePage } from "#domain/expenses/answers.ts";
import { ExportLinks } from "../../components/back-office/export-links.tsx";
import { freshForMs } from "../../components/back-office/keys.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { ExpenseFilter } from "./expense-filter.tsx";
import { ExpenseTable } from "./expense-table.tsx";
import { expenseQuery, expenseSearch, expensesKey, readExpenseView } from "./view.ts";

const own = "/admin/expenses";

export function ExpenseList() {
  const { text } = useWords();
  const [, navigate] = useLocation();
  const view = readExpenseView(useSearch());
  const { data, error } = useApi<ExpensePage>(expensesKey(view), freshForMs);
  const isNarrowed = view.category !== null || view.purpose !== null || view.year !== null;
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <ExpenseFilter view={view} onShow={(next) => navigate(own + expenseSearch(next))} />
      <ButtonLink as={Link} href={`${own}/new`} variant="secondary" className="justify-self-start">
        {text("expenses.add")}
      </ButtonLink>
      {error && !data && <NotLoaded />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.rows.length === 0 && (
        <EmptyState title={text(isNarrowed ? "expenses.noMatch" : "expenses.none")}>
          {isNarrowed && (
            <Link href={own} className="text-link">
              {text("expenses.clear")}
            </Link>
          )}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && <ExpenseTable rows={data.rows} listKey={expensesKey(view)} />}
      <ExportLinks list="expenses" search={expenseQuery({ ...view, before: null })} />
      <nav aria-label={text("expenses.title")} className="flex flex-wrap gap-3">
        {view.before !== null && (
          <ButtonLink as={Link} href={own + expenseSearch({ ...view, before: null })} variant="quiet">
            {text("expenses.newest")}
          </ButtonLink>
        )}
        {data?.older && (
          <ButtonLink
            as={Link}
            href={own + expenseSearch({ ...view, before: data.older })}
            variant="secondary"
          >
            {text("expenses.older")}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
