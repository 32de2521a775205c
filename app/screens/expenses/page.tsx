import { useSearch } from "wouter";
import { Trail } from "../../components/content/trail.tsx";
import { openExpensesKey } from "../../data/expense-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { Failure } from "../error/failure.tsx";
import type { PublicExpensePage } from "#domain/ledger/open/public-expense.ts";
import { ExpenseFor } from "../../components/content/expense-for.tsx";
import { ExpenseWords } from "../../components/content/expense-words.tsx";
import { Table } from "../../components/ui/table.tsx";

const expensesPath = "/transparency/expenses";

type ExpensesView = { project: string | null; before: string | null };

function readExpensesView(search = ""): ExpensesView {
  const query = new URLSearchParams(search);
  return { project: query.get("project") || null, before: query.get("before") || null };
}

function expensesSearch(view: ExpensesView): string {
  const entries = Object.entries(view).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
}

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

type Row = PublicExpensePage["rows"][number];

function ExpenseTable({ rows }: Pick<PublicExpensePage, "rows">) {
  const { text, format } = useText();
  return (
    <Table
      label={text("expense.title")}
      columns={[
        text("expense.day"),
        text("expense.what"),
        text("expense.for"),
        { number: text("expense.amount") },
        text("expense.document"),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.number} data-rows={`expense/${row.number}`}>
            <td className="whitespace-nowrap">
              <time dateTime={row.day}>{format.date(row.day)}</time>
            </td>
            <td>
              <Link href={`${expensesPath}/${row.number}`} className="text-link">
                <ExpenseWords {...row} />
              </Link>
              {row.reversedOn !== null && (
                <span className="block text-sm text-bad">
                  {text("expense.undone", { date: format.date(row.reversedOn) })}
                </span>
              )}
            </td>
            <td>
              {row.lines.map((line, place) => (
                <span key={place} className="block">
                  <ExpenseFor line={line} />
                </span>
              ))}
            </td>
            <td className="number whitespace-nowrap">
              <bdi>{format.moneyExact(row.totalCents)}</bdi>
            </td>
            <td>
              <Paper row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Paper({ row: { number, document, description } }: { row: Row }) {
  const { text } = useText();
  if (!document?.copy) return text(document ? "expense.hashOnly" : "expense.noDocument");
  return (
    <a
      href={`/api/expenses/${number}/document`}
      download
      className="text-link"
      aria-label={`${text("expense.open")}: ${description}`}
    >
      {text("expense.open")}
    </a>
  );
}
