import { useLocation } from "wouter";
import { ChoiceField, ListFilter } from "../../../components/back-office/list-filter.tsx";
import { addressOf } from "../../../components/back-office/list-address.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { yearsKey } from "../books/view.ts";
import { readAnnualView } from "./view.ts";

type Props = { own: string; shown: number | undefined; withNext?: boolean };

/** Years of the books. A budget can also be for the next year. */
export function YearFilter({ own, shown, withNext = false }: Props) {
  const { text } = useText();
  const [, navigate] = useLocation();
  const known = (useApi(yearsKey).data ?? []).map(({ year }) => year);
  const latest = Math.max(...known, shown ?? 0);
  const years = [...new Set([...(withNext ? [latest + 1] : []), latest, ...known])].filter(
    (year) => year > 0,
  );
  return (
    <ListFilter
      shown={`${shown} ${years.length}`}
      submit={text("books.show")}
      onShow={(search) => navigate(own + addressOf({ ...readAnnualView(search) }))}
      className="sm:grid-cols-2 sm:justify-start"
    >
      <ChoiceField
        name="year"
        label={text("books.year")}
        chosen={shown === undefined ? null : String(shown)}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
      />
    </ListFilter>
  );
}
