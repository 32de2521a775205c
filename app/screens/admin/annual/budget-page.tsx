import { useState } from "react";
import { useSearch } from "wouter";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "../books/books-page.tsx";
import { FileLinks } from "../books/file-links.tsx";
import { BudgetForm } from "./budget-form.tsx";
import { BudgetImport } from "./budget-import.tsx";
import { BudgetTable } from "./budget-table.tsx";
import { budgetKey, budgetPath, readAnnualView } from "./view.ts";
import { YearFilter } from "./year-filter.tsx";

/** What the board expects of a year, with what came of it beside it. */
export default function BudgetScreen() {
  const { text } = useText();
  const mayBook = useMayBook();
  // What was typed and not saved gives way to what was imported.
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
