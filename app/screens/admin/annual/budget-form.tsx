import { useState } from "react";
import type { BudgetPage } from "#domain/transparency/budget-page.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { BudgetTable } from "./budget-table.tsx";
import { readBudgetAmount } from "#domain/book-years/budget-amount.ts";
import { annualKey, budgetKey } from "./view.ts";

/** All lines are typed first and saved together, so that the board sees one budget and the log one change. */
export function BudgetForm({ page }: { page: BudgetPage }) {
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
