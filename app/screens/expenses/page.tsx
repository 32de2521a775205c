import { useSearch } from "wouter";
import { Trail } from "../../components/content/trail.tsx";
import { openExpensesKey } from "../../data/expense-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { Failure } from "../error/failure.tsx";
import { ExpenseTable } from "./expense-table.tsx";
import { expensesPath, expensesSearch, readExpensesView } from "./view.ts";

/** "What was my money spent on?", line by line. */
export default function ExpensesScreen() {
  const { text } = useText();
  const search = useSearch();
  const view = readExpensesView(search);
  const { data, error } = useApi(openExpensesKey(search));
  const project = data?.project ?? null;
  const title = project ? text("expense.of", { project: project.title }) : text("expense.title");
  return (
    <Page title={title} description={text("expense.description")} hidden={!data}>
      <div className="page-width grid grid-cols-1 gap-6 py-6">
        <Trail
          above={
            project
              ? [
                  { href: "/projects", label: text("shell.nav.projects") },
                  { href: `/projects/${project.id}`, label: project.title },
                ]
              : [{ href: "/transparency", label: text("shell.nav.transparency") }]
          }
          here={text("expense.title")}
        />
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-prose text-lg">{text("expense.description")}</p>
        {error && !data && <Failure />}
        {data?.rows.length === 0 && <p>{text("expense.none")}</p>}
        {data && data.rows.length > 0 && <ExpenseTable rows={data.rows} />}
        <p className="flex flex-wrap gap-x-6">
          {view.before !== null && (
            <Link href={expensesPath + expensesSearch({ ...view, before: null })} className="text-link py-2">
              {text("expense.newest")}
            </Link>
          )}
          {data?.older && (
            <Link
              href={expensesPath + expensesSearch({ ...view, before: data.older })}
              className="text-link py-2"
            >
              {text("expense.older")}
            </Link>
          )}
          {view.project !== null && (
            <Link href={expensesPath} className="text-link py-2">
              {text("expense.all")}
            </Link>
          )}
        </p>
      </div>
    </Page>
  );
}
