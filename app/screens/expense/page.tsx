import type { PublicExpense } from "#domain/ledger/open/public-expense.ts";
import { ExpenseFor } from "../../components/content/expense-for.tsx";
import { ExpenseWords } from "../../components/content/expense-words.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { Table } from "../../components/ui/table.tsx";
import { openExpenseKey } from "../../data/expense-keys.ts";
import { isMissing } from "../../data/must-exist.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { PaidBy } from "./paid-by.tsx";
import { Download } from "../../components/ui/icons.tsx";
import { Section } from "../../components/ui/section.tsx";

export default function ExpenseScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(openExpenseKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const expense = entry.data;
  const title = text("expense.one", { number: params["id"] ?? "" });
  return (
    <Page title={title} description={text("expense.one.description")} hidden={!expense}>
      <div className="page-width grid max-w-3xl grid-cols-1 gap-8 py-6">
        <Trail above={[{ href: "/transparency/expenses", label: text("expense.title") }]} here={title} />
        {entry.error && !expense && <Failure />}
        {expense && <Expense expense={expense} title={title} />}
      </div>
    </Page>
  );
}

function Expense({ expense, title }: { expense: PublicExpense; title: string }) {
  const { text, format } = useText();
  return (
    <>
      <header>
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-3 text-xl">
          <ExpenseWords {...expense} />
        </p>
        <p className="mt-1 text-ink-soft">
          <time dateTime={expense.day}>{format.date(expense.day)}</time>
        </p>
        {expense.reversedOn !== null && (
          <p className="mt-2 text-bad">
            {text("expense.one.undone", { date: format.date(expense.reversedOn) })}
          </p>
        )}
      </header>
      <Table
        label={title}
        rows={`expense/${expense.number}`}
        columns={[text("expense.for"), { number: text("expense.amount") }]}
      >
        <tbody>
          {expense.lines.map((line, place) => (
            <tr key={place}>
              <th scope="row">
                <ExpenseFor line={line} />
              </th>
              <td className="number">
                <bdi>{format.moneyExact(line.cents)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        {expense.lines.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{text("expense.one.total")}</th>
              <td className="number">
                <bdi>{format.moneyExact(expense.totalCents)}</bdi>
              </td>
            </tr>
          </tfoot>
        )}
      </Table>
      <ExpensePaper expense={expense} />
      {expense.reversedOn === null && <PaidBy {...expense} />}
    </>
  );
}

function ExpensePaper({ expense: { number, document } }: { expense: PublicExpense }) {
  const { text } = useText();
  return (
    <Section id="paper" title={text("expense.paper")} heading="text-2xl" className="grid grid-cols-1 gap-3">
      {!document && <p>{text("expense.paper.none")}</p>}
      {document && <p>{text(document.copy ? "expense.paper.copy" : "expense.paper.closed")}</p>}
      {document?.copy && (
        <p>
          <a href={`/api/expenses/${number}/document`} download className="button button-secondary">
            <Download aria-hidden="true" />
            {text("expense.open")}
          </a>
        </p>
      )}
      {document && (
        <dl className="grid gap-3 text-sm">
          {document.copy && <Hash term={text("expense.paper.public")} value={document.copy.sha256} />}
          <Hash term={text("expense.paper.original")} value={document.originalSha256} />
        </dl>
      )}
    </Section>
  );
}

function Hash({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="break-all">
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}
