import { accountOf, accounts } from "#domain/ledger/accounts.ts";
import { useLocation } from "wouter";
import { useAccountName, useAddedAccounts } from "../../../components/back-office/account-name.tsx";
import { ChoiceField, ListFilter } from "../../../components/back-office/list-filter.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import {
  booksSearch,
  entryChoicesKey,
  firstAccount,
  readBooksView,
  yearsKey,
  type BooksView,
} from "./view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

type Props = { own: string; view: BooksView; withAccount?: boolean };

/** A year or chosen days; for a card also the account. */
export function PeriodFilter({ own, view, withAccount = false }: Props) {
  const { text } = useText();
  const [, navigate] = useLocation();
  const years = useApi(yearsKey).data ?? [];
  // The default is the current year.
  const running = years.find(({ isOver }) => !isOver)?.year;
  const isAsked = view.year !== null || view.from !== null || view.to !== null;
  const shownYear = isAsked || running === undefined ? view.year : String(running);
  return (
    <ListFilter
      shown={`${booksSearch(view)} ${years.length}`}
      submit={text("books.show")}
      onShow={(search) => navigate(own + booksSearch(readBooksView(search)))}
      className={withAccount ? "sm:grid-cols-2" : "sm:grid-cols-2 xl:grid-cols-4"}
    >
      {withAccount && <AccountField shown={view.account} />}
      <ChoiceField
        name="year"
        label={text("books.year")}
        chosen={shownYear}
        all="–"
        options={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
      />
      <DayField name="from" value={view.from} />
      <DayField name="to" value={view.to} />
    </ListFilter>
  );
}

/** All accounts, including additional bank accounts. */
function AccountField({ shown }: { shown: string | null }) {
  const { text } = useText();
  const nameOf = useAccountName();
  const further = (useApi(entryChoicesKey).data?.accounts ?? []).map(({ account }) => account);
  const added = useAddedAccounts().map(({ id }) => id);
  const ids = new Set([...accounts.map(({ id }) => id), ...further, ...added, ...(shown ? [shown] : [])]);
  const options = [...ids]
    .map((id) => ({ value: id, number: accountOf(id)?.number }))
    .filter(({ number }) => number !== undefined)
    .toSorted((a, b) => ((a.number ?? "") < (b.number ?? "") ? -1 : 1));
  return (
    <ChoiceField
      name="account"
      label={text("books.account")}
      chosen={shown ?? firstAccount}
      options={options.map(({ value, number }) => ({ value, label: `${number} ${nameOf(value)}` }))}
    />
  );
}

export function DayField({ name, value }: { name: "from" | "to" | "on"; value: string | null }) {
  const { text } = useText();
  return <TextField label={text(`books.${name}`)} type="date" name={name} defaultValue={value ?? ""} />;
}
