import { noCents, type Cents } from "#domain/money/cents.ts";
import { PaperText } from "../parts/paper-text.tsx";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { accountsOf, Sourced } from "../parts/sourced.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import type { PaperTexts } from "../texts.ts";
import { otherIncomeLines, raisedLines, sumsOf, type Accounts, type Books } from "./books.ts";

/** One line of the statement and its value in a year's accounts. */
type Line = Readonly<{ label: string; cents: (accounts: Accounts) => Cents; strong?: boolean }>;

/** The statement in RJ 650 order, with the previous year. */
export function IncomeAndExpenditure({ books }: { books: Books }) {
  const words = usePaperTexts();
  const { text, format } = words;
  const years = [books.accounts, ...(books.before ? [books.before.accounts] : [])];
  return (
    <>
      <PaperText>
        {books.adoptedOn === null
          ? text("papers.accounts.not_adopted")
          : text("papers.accounts.adopted", { date: format.date(books.adoptedOn) })}
      </PaperText>
      <Sourced sources={[accountsOf(...years.map((_, back) => books.year - back))]}>
        <Table
          columns={[
            { label: text("papers.accounts.statement"), share: 5 },
            ...years.map((_, back) => ({ label: String(books.year - back), share: 2, figures: true })),
          ]}
          rows={linesOf(books.accounts, words).map(({ label, cents, strong = false }): TableRow => ({
            cells: [label, ...years.map((accounts) => format.moneyExact(cents(accounts)))],
            strong,
          }))}
        />
      </Sourced>
    </>
  );
}

function linesOf(accounts: Accounts, { text, language }: PaperTexts): Line[] {
  const income = (line: keyof Accounts["incomeCents"]): Line => ({
    label: text(`papers.accounts.income.${line}`),
    cents: ({ incomeCents }) => incomeCents[line],
  });
  const added = (fund: keyof Accounts["addedToCents"]): Line => ({
    label: text(`papers.accounts.added.${fund}`),
    cents: ({ addedToCents }) => addedToCents[fund],
  });
  const sum = (name: keyof ReturnType<typeof sumsOf>): Line => ({
    label: text(`papers.accounts.sum.${name}`),
    cents: (year) => sumsOf(year)[name],
    strong: true,
  });
  return [
    ...raisedLines.map(income),
    sum("raised"),
    ...otherIncomeLines.map(income),
    sum("income"),
    ...accounts.objectives.map(({ label }): Line => ({
      label: text("papers.accounts.objective", { name: label[language] }),
      cents: ({ objectives }) => objectives.find((other) => other.label.en === label.en)?.cents ?? noCents,
    })),
    sum("objectives"),
    { label: text("papers.accounts.fundraising"), cents: (year) => year.fundraisingCents },
    { label: text("papers.accounts.administration"), cents: (year) => year.administrationCents },
    sum("expenditure"),
    sum("beforeFinancial"),
    { label: text("papers.accounts.financial"), cents: (year) => year.financialCents },
    sum("result"),
    added("continuityReserve"),
    added("restrictedFunds"),
    added("otherReserves"),
  ];
}
