import { useState } from "react";
import { useSearch } from "wouter";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "../books/books-page.tsx";
import { FileLinks } from "../books/file-links.tsx";
import { BudgetImport } from "./budget-import.tsx";
import { BudgetTable } from "./budget-table.tsx";
import { budgetKey, budgetPath, readAnnualView, annualKey } from "./view.ts";
import { YearFilter } from "./year-filter.tsx";
import type { BudgetPage } from "#domain/transparency/budget-page.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { readBudgetAmount } from "#domain/book-years/budget-amount.ts";

export default function BudgetScreen() {
  const { text } = useText();
  const mayBook = useMayBook();
  // An import replaces unsaved input.
  const [saved, setSaved] = useState(0);
  const { data, error } = useApi(budgetKey(readAnnualView(useSearch())), freshForMs);
  return (
    <BooksPage tab="budget">
      <p className="max-w-prose text-ink-soft">{text("annual.budget.about")}</p>
      <YearFilter own={budgetPath} shown={data?.year} withNext />
      {data?.isClosed && <p>{text("annual.budget.closed", { year: String(data.year) })}</p>}
      <ListOutcome count={data && 1} error={error} none="">
        {data &&
          (mayBook && !data.isClosed ? (
            <>
              <BudgetForm key={`${data.year} ${saved}`} page={data} />
              <BudgetImport
                key={data.year}
                year={String(data.year)}
                onSaved={() => setSaved((count) => count + 1)}
              />
            </>
          ) : (
            <BudgetTable page={data} />
          ))}
      </ListOutcome>
      {data && <FileLinks file="budget" name={text("annual.budget.title")} search={`?year=${data.year}`} />}
    </BooksPage>
  );
}

/** All lines are saved together, so that the audit log has one change. */
function BudgetForm({ page }: { page: BudgetPage }) {
  const { text } = useText();
  const year = String(page.year);
  const { mutate, pending } = useMutation(
    [budgetKey({ year }), budgetKey({ year: null }), annualKey({ year })],
    text("annual.budget.saved", { year }),
  );
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const save = async (typed: FormData) => {
    const read = page.rows.map((_, place) => readBudgetAmount(typedText(typed, `row-${place}`)));
    setWrong(read.flatMap((cents, place) => (cents === null ? [place] : [])));
    const lines = page.rows.flatMap(({ line, programId, projectId }, place) => {
      const cents = read[place] ?? null;
      return cents === null || cents === 0 ? [] : [{ line, programId, projectId, cents }];
    });
    if (read.includes(null)) return;
    await mutate("PUT", key("/api/admin/books/budgets/:year", { year }), { lines });
  };
  return (
    <Form onSubmit={save} submit={text("annual.budget.save")} pending={pending}>
      <BudgetTable page={page} wrong={wrong} />
      {wrong.length > 0 && (
        <Notice tone="bad" role="alert">
          {text("annual.budget.wrong")}
        </Notice>
      )}
    </Form>
  );
}
