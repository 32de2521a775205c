import { defaultSort, sortAfterPress, writeAsked, type Asked } from "#domain/lists/asked.ts";
import type { Column } from "#domain/lists/column.ts";
import { labelOf, orderOf, type AnyList, type Options, type RowOf } from "#domain/lists/list.ts";
import type { Address } from "../../data/api-key.ts";
import { Link } from "../../routing/link.tsx";
import type { Cells } from "./list-cell.tsx";
import { keyOf } from "./list-key.ts";
import { isNumber, ListRow, type CardPlaces } from "./list-row.tsx";
import type { Selection } from "./list-selection.tsx";
import { useListText } from "./use-list-text.ts";

type Props<L extends AnyList> = {
  list: L;
  asked: Asked;
  cells: Cells<L>;
  rows: readonly RowOf<L>[];
  options: Options | undefined;
  listKey: Address;
  /** Other rows are loading. */
  isBusy: boolean;
  /** Null: nothing can be done with several rows. */
  selection: Selection<L> | null;
  /** The place of the row whose facts are beside the list. */
  peeked: number | null;
  onPeek: (place: number | null) => void;
};

/** A table with a sticky head. On narrow screens its rows are cards. */
export function ListTable<L extends AnyList>({
  list,
  asked,
  cells,
  rows,
  options,
  listKey,
  isBusy,
  selection,
  peeked,
  onPeek,
}: Props<L>) {
  const { text } = useListText();
  const names = asked.columns.length > 0 ? asked.columns : list.table;
  const columns: Readonly<Record<string, Column>> = list.columns;
  const places = cardPlaces(list, names, text);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section aria-label={text(list.words.title)} aria-busy={isBusy} tabIndex={0} className="list-region">
      <table className="table list-table font-sans [&_.number]:font-figures">
        <thead>
          <tr>
            {selection && (
              <th className="list-box">
                <input
                  type="checkbox"
                  aria-label={text("back-office.list.selectPage")}
                  checked={rows.length > 0 && rows.every((row) => selection.rows.has(keyOf(list, row)))}
                  onChange={({ target }) => selection.select(rows, target.checked)}
                />
              </th>
            )}
            {names.map((name) => (
              <Heading key={name} {...{ list, asked, name }} isNumber={isNumber(columns[name])} />
            ))}
            {list.open && (
              <th className="list-peek-button">
                <span className="sr-only">{text("back-office.list.peek")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <ListRow
              key={keyOf(list, row)}
              {...{ list, cells, names, places, row, options, listKey, selection }}
              isPeeked={place === peeked}
              onPeek={() => onPeek(place === peeked ? null : place)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadingProps = { list: AnyList; asked: Asked; name: string; isNumber: boolean };

function Heading({ list, asked, name, isNumber: isEnd }: HeadingProps) {
  const { text } = useListText();
  const next = sortAfterPress(list, asked.sort, name);
  const order = orderOf(list, asked.sort);
  const sorted = order.columns[0] === name ? (order.isDescending ? "descending" : "ascending") : undefined;
  const label = text(labelOf(list, name));
  return (
    <th scope="col" aria-sort={next === null ? undefined : sorted} className={isEnd ? "number" : undefined}>
      {next === null || (next === asked.sort && next === defaultSort(list)) ? (
        label
      ) : (
        <Link href={list.page + writeAsked(list, { ...asked, sort: next, before: null })}>
          {label}
          <span aria-hidden="true">{sorted === undefined ? "" : sorted === "ascending" ? " ↑" : " ↓"}</span>
        </Link>
      )}
    </th>
  );
}

/** The facts of a card come first, in their order and without a label; the other columns follow. */
function cardPlaces(list: AnyList, names: readonly string[], text: (id: string) => string): CardPlaces {
  const facts = (list.card ?? names.slice(0, 2)).filter((name) => names.includes(name));
  return new Map(
    [...new Set([...facts, ...names])].map((name, order) => [
      name,
      order < facts.length
        ? { style: { order }, "data-fact": order }
        : { style: { order }, "data-label": text(labelOf(list, name)) },
    ]),
  );
}
