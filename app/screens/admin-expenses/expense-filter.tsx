import type { FormEvent } from "react";
import type { ExpenseChoices } from "#domain/expenses/answers.ts";
import { spendingCategories } from "#domain/spending-category.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { noChoices, purposeOptions } from "./purpose-options.ts";
import { expenseChoicesKey, expenseSearch, readExpenseView, type ExpenseView } from "./view.ts";

/** Nothing has this name, so the address reads it as all of them. */
const everything = "all";

/** Asks this very page with the choice in its address. Nothing moves until the button or Enter is pressed. */
export function ExpenseFilter({ view, onShow }: { view: ExpenseView; onShow: (view: ExpenseView) => void }) {
  const { text } = useWords();
  const choices = useApi<ExpenseChoices>(expenseChoicesKey).data ?? noChoices;
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].map(([name, value]) => [name, value as string]);
    onShow(readExpenseView(new URLSearchParams(chosen).toString()));
  };
  const select = (name: "category" | "purpose" | "year", options: { value: string; label: string }[]) => (
    <Field label={text(`expenses.${name}`)}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          defaultValue={view[name] ?? everything}
          options={[{ value: everything, label: text(`expenses.${name}.all`) }, ...options]}
        />
      )}
    </Field>
  );
  return (
    <search>
      {/* Drawn anew when Back or a link changes the address, or the choices arrive. */}
      <form
        key={`${expenseSearch(view)} ${choices === noChoices}`}
        method="get"
        onSubmit={show}
        className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_8rem_auto]"
      >
        {select(
          "purpose",
          purposeOptions(choices, (kind, name) => text(`expenses.purpose.${kind}`, { name })),
        )}
        {select(
          "category",
          spendingCategories.map((value) => ({ value, label: text(`expenses.category.${value}`) })),
        )}
        {select(
          "year",
          choices.years.map((year) => ({ value: String(year), label: String(year) })),
        )}
        <Button type="submit" variant="secondary">
          {text("expenses.show")}
        </Button>
      </form>
    </search>
  );
}
