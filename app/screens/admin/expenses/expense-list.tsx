import { useLocation, useSearch } from "wouter";
import { ExportLinks } from "../../../components/back-office/export-links.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { ExpenseFilter } from "./expense-filter.tsx";
import { ExpenseTable } from "./expense-table.tsx";
import { expenseQuery, expenseSearch, expensesKey, readExpenseView } from "./view.ts";

const own = "/admin/expenses";

export function ExpenseList() {
  const { text } = useText();
  const [, navigate] = useLocation();
  const view = readExpenseView(useSearch());
  const { data, error } = useApi(expensesKey(view), freshForMs);
  const at = (before: string | null) => own + expenseSearch({ ...view, before });
  const isNarrowed = view.category !== null || view.purpose !== null || view.year !== null;
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <ExpenseFilter
        view={view}
        onShow={(search) => navigate(own + expenseSearch(readExpenseView(search)))}
      />
      {useMayBook() && (
        <ButtonLink as={Link} href={`${own}/new`} variant="secondary" className="justify-self-start">
          {text("expenses.add")}
        </ButtonLink>
      )}
      <ListOutcome
        count={data?.rows.length}
        hasFailed={error !== undefined}
        none={text(isNarrowed ? "expenses.noMatch" : "expenses.none")}
        clear={isNarrowed ? { href: own, label: text("expenses.clear") } : null}
      >
        <ExpenseTable rows={data?.rows ?? []} listKey={expensesKey(view)} />
      </ListOutcome>
      <ExportLinks list="expenses" search={expenseQuery({ ...view, before: null })} />
      <OlderAndNewest
        label={text("expenses.title")}
        newest={view.before === null ? null : { href: at(null), label: text("expenses.newest") }}
        older={data?.older ? { href: at(data.older), label: text("expenses.older") } : null}
      />
    </div>
  );
}
