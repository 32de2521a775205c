import { defaultSort, sortAfterPress, writeAsked, type Asked } from "#domain/lists/asked.ts";
import type { Column } from "#domain/lists/column.ts";
import { labelOf, orderOf, type AnyList, type Options, type RowOf } from "#domain/lists/list.ts";
import type { Address } from "../../data/api-key.ts";
import { Link } from "../../routing/link.tsx";
import { ListCell, type CellProps, type Cells } from "./list-cell.tsx";
import { nameOf, selectionForm, type Selection } from "./list-selection.tsx";
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
}: Props<L>) {
  const { text } = useListText();
  const names = asked.columns.length > 0 ? asked.columns : list.table;
  const columns: Readonly<Record<string, Column>> = list.columns;
  const keyOf = (row: RowOf<L>) => String((row as Readonly<Record<string, unknown>>)[list.key]);
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
                  checked={rows.length > 0 && rows.every((row) => selection.rows.has(keyOf(row)))}
                  onChange={({ target }) => selection.select(rows, target.checked)}
                />
              </th>
            )}
            {names.map((name) => (
              <Heading key={name} {...{ list, asked, name }} isNumber={isNumber(columns[name])} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row: Readonly<Record<string, unknown>>) => (
            <tr key={keyOf(row as RowOf<L>)}>
              {selection && (
                <td className="list-box">
                  <input
                    type="checkbox"
                    name="only"
                    form={selectionForm}
                    value={keyOf(row as RowOf<L>)}
                    data-row-box
                    aria-label={text("back-office.list.select", { row: nameOf(list, row as RowOf<L>) })}
                    checked={selection.rows.has(keyOf(row as RowOf<L>))}
                    onChange={({ target }) => selection.select([row as RowOf<L>], target.checked)}
                  />
                </td>
              )}
              {names.map((name, place) => {
                const cell = <Cell {...{ list, cells, name, options, listKey }} row={row as RowOf<L>} />;
                const inCard = places.get(name) ?? { style: {} };
                return list.open && place === 0 ? (
                  <th key={name} scope="row" {...inCard}>
                    <Link href={list.open(row)} className="text-link" data-row-link>
                      {cell}
                    </Link>
                  </th>
                ) : (
                  <td key={name} {...inCard} className={classOf(columns[name])}>
                    {cell}
                  </td>
                );
              })}
            </tr>
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

type OwnCell<L extends AnyList> = CellProps<L> &
  Pick<Props<L>, "list" | "cells" | "options"> & { name: string };

function Cell<L extends AnyList>({ list, cells, name, row, options, listKey }: OwnCell<L>) {
  const Own = cells[name];
  if (Own) return <Own row={row} listKey={listKey} />;
  const column = (list.columns as Readonly<Record<string, Column>>)[name];
  if (!column)
    throw new Error(`${name} is no column of the list ${list.name}, and its page has no such cell`);
  const value = (row as Readonly<Record<string, unknown>>)[name];
  return <ListCell column={column} value={value} options={options?.[name]} />;
}

/** The facts of a card come first, in their order and without a label; the other columns follow. */
function cardPlaces(list: AnyList, names: readonly string[], text: (id: string) => string) {
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

const isNumber = (column: Column | undefined): boolean =>
  column?.kind === "money" || column?.kind === "number";

function classOf(column: Column | undefined): string | undefined {
  if (isNumber(column)) return "number whitespace-nowrap";
  return column?.kind === "day" || column?.kind === "moment" ? "lg:whitespace-nowrap" : undefined;
}
