import { spendingCategories } from "#domain/spending-category.ts";
import { ChoiceField, ListFilter } from "../../../components/back-office/list-filter.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { purposeOptions } from "../../../components/back-office/purpose-options.ts";
import { expenseChoicesKey, expenseSearch, type ExpenseView, noChoices } from "./view.ts";

type Props = { view: ExpenseView; onShow: (search: string) => void };

export function ExpenseFilter({ view, onShow }: Props) {
  const { text } = useText();
  const choices = useApi(expenseChoicesKey).data ?? noChoices;
  const choice = (name: "category" | "purpose" | "year", options: { value: string; label: string }[]) => (
    <ChoiceField
      name={name}
      label={text(`expenses.${name}`)}
      chosen={view[name]}
      all={text(`expenses.${name}.all`)}
      options={options}
    />
  );
  return (
    <ListFilter
      shown={`${expenseSearch(view)} ${choices === noChoices}`}
      submit={text("expenses.show")}
      onShow={onShow}
      className="sm:grid-cols-2"
    >
      {choice(
        "purpose",
        purposeOptions(choices, (kind, name) => text(`expenses.purpose.${kind}`, { name })),
      )}
      {choice(
        "category",
        spendingCategories.map((value) => ({ value, label: text(`expenses.category.${value}`) })),
      )}
      {choice(
        "year",
        choices.years.map((year) => ({ value: String(year), label: String(year) })),
      )}
    </ListFilter>
  );
}
