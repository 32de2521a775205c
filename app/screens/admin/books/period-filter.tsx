import { accounts } from "#domain/ledger/accounts.ts";
import { useLocation } from "wouter";
import { useAccountName } from "../../../components/back-office/account-name.tsx";
import { ChoiceField, ListFilter } from "../../../components/back-office/list-filter.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { booksSearch, firstAccount, readBooksView, yearsKey, type BooksView } from "./view.ts";

type Props = { own: string; view: BooksView; withAccount?: boolean };

/** A year, or days of one's own; of a card also whose. */
export function PeriodFilter({ own, view, withAccount = false }: Props) {
  const { text } = useText();
  const nameOf = useAccountName();
  const [, navigate] = useLocation();
  const years = useApi(yearsKey).data ?? [];
  return (
    <ListFilter
      shown={`${booksSearch(view)} ${years.length}`}
      submit={text("books.show")}
      onShow={(search) => navigate(own + booksSearch(readBooksView(search)))}
      className="sm:grid-cols-[7rem_10rem_10rem_auto] sm:justify-start"
    >
      {withAccount && (
        <ChoiceField
          name="account"
          label={text("books.account")}
          chosen={view.account ?? firstAccount}
          className="col-span-full"
          options={accounts.map(({ id, number }) => ({ value: id, label: `${number} ${nameOf(id)}` }))}
        />
      )}
      <ChoiceField
        name="year"
        label={text("books.year")}
        chosen={view.year}
        all="–"
        options={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
      />
      <DayField name="from" value={view.from} />
      <DayField name="to" value={view.to} />
    </ListFilter>
  );
}

export function DayField({ name, value }: { name: "from" | "to" | "on"; value: string | null }) {
  const { text } = useText();
  return (
    <Field label={text(`books.${name}`)}>
      {(control) => <TextInput {...control} type="date" name={name} defaultValue={value ?? ""} />}
    </Field>
  );
}
