import { writeAsked, type Asked } from "#domain/lists/asked.ts";
import { filterLabelOf, maxCounted, type AnyList, type ListPage, type Options } from "#domain/lists/list.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { Link } from "../../routing/link.tsx";
import { useListText } from "./use-list-text.ts";

type Props = { list: AnyList; asked: Asked; options: Options | undefined };

/** Each filter that is set, with a link that removes it. */
export function ListChips({ list, asked, options }: Props) {
  const { text, format } = useListText();
  const wordsOf = (name: string, value: string): string => {
    const filter = list.filters[name];
    if (filter?.kind === "choice") return text(`${filter.words}.${value}`);
    if (filter?.kind === "day") return format.date(value);
    if (filter?.kind === "amount") return format.moneyExact(parseAmount(value));
    return options?.[name]?.find((option) => option.value === value)?.label ?? value;
  };
  const without = (name: string): Asked => {
    const { [name]: _, ...filters } = asked.filters;
    return { ...asked, filters, before: null };
  };
  const chips = Object.entries(asked.filters).map(([name, value]) => ({
    name,
    label: text(filterLabelOf(list, name)),
    value: wordsOf(name, value),
    rest: without(name),
  }));
  if (asked.search !== "")
    chips.push({
      name: "q",
      label: text("back-office.list.search"),
      value: asked.search,
      rest: { ...asked, search: "", before: null },
    });
  if (chips.length === 0) return null;
  return (
    <ul className="list-chips">
      {chips.map(({ name, label, value, rest }) => (
        <li key={name}>
          <span>
            {label}: <bdi data-any-language>{value}</bdi>
          </span>
          <Link
            href={list.page + writeAsked(list, rest)}
            aria-label={text("back-office.list.remove", { filter: `${label}: ${value}` })}
          >
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Read aloud whenever other rows appear. */
export function ListTotals({
  list,
  data,
  error,
}: {
  list: AnyList;
  data: ListPage<unknown> | undefined;
  error: unknown;
}) {
  const { text, format } = useListText();
  const { found = "back-office.list.found" } = list.words;
  if (!list.counted) return null;
  const { count = 0, totals } = data ?? {};
  return (
    <output className="list-totals">
      {!data ? (
        !error && text("shell.loading")
      ) : count > maxCounted ? (
        text("back-office.list.foundMore", { count: format.number(maxCounted) })
      ) : (
        <>
          <span>{text(found, { count })}</span>
          {Object.entries(list.totals ?? {}).map(([name, label]) => {
            const cents = totals?.[name];
            return (
              cents !== undefined && (
                <span key={name}>
                  {text(label)} <bdi className="font-figures font-medium">{format.moneyExact(cents)}</bdi>
                </span>
              )
            );
          })}
        </>
      )}
    </output>
  );
}
