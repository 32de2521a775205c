import type { CSSProperties } from "react";
import type { Column } from "#domain/lists/column.ts";
import type { AnyList, Options, RowOf } from "#domain/lists/list.ts";
import type { Address } from "../../data/api-key.ts";
import { Link } from "../../routing/link.tsx";
import { ChevronRight } from "../ui/icons.tsx";
import { ListCell, type CellProps, type Cells } from "./list-cell.tsx";
import { keyOf, nameOf } from "./list-key.ts";
import { selectionForm, type Selection } from "./list-selection.tsx";
import { useListText } from "./use-list-text.ts";

/** The order of each column in a card, and its label if it is no main fact. */
export type CardPlaces = ReadonlyMap<
  string,
  Readonly<{ style: CSSProperties; "data-fact"?: number; "data-label"?: string }>
>;

type Props<L extends AnyList> = {
  list: L;
  cells: Cells<L>;
  names: readonly string[];
  places: CardPlaces;
  row: RowOf<L>;
  options: Options | undefined;
  listKey: Address;
  selection: Selection<L> | null;
  isPeeked: boolean;
  onPeek: () => void;
};

export function ListRow<L extends AnyList>(props: Props<L>) {
  const { list, cells, names, places, row, options, listKey, selection, isPeeked, onPeek } = props;
  const { text } = useListText();
  const columns: Readonly<Record<string, Column>> = list.columns;
  const key = keyOf(list, row);
  const name = nameOf(list, row);
  return (
    <tr>
      {selection && (
        <td className="list-box">
          <input
            type="checkbox"
            name="only"
            form={selectionForm}
            value={key}
            data-row-box
            aria-label={text("back-office.list.select", { row: name })}
            checked={selection.rows.has(key)}
            onChange={({ target }) => selection.select([row], target.checked)}
          />
        </td>
      )}
      {names.map((column, place) => {
        const cell = <Cell {...{ list, cells, row, options, listKey }} name={column} />;
        return list.open && place === 0 ? (
          <th key={column} scope="row" {...places.get(column)}>
            <Link href={list.open(row)} className="text-link" data-row-link>
              {cell}
            </Link>
          </th>
        ) : (
          <td key={column} {...places.get(column)} className={classOf(columns[column])}>
            {cell}
          </td>
        );
      })}
      {list.open && (
        <td className="list-peek-button">
          <button
            type="button"
            data-row-peek
            aria-pressed={isPeeked}
            aria-label={text("back-office.list.peekAt", { row: name })}
            onClick={onPeek}
          >
            <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </button>
        </td>
      )}
    </tr>
  );
}

type OwnCell<L extends AnyList> = CellProps<L> &
  Pick<Props<L>, "list" | "cells" | "options"> & { name: string };

export function Cell<L extends AnyList>({ list, cells, name, row, options, listKey }: OwnCell<L>) {
  const Own = cells[name];
  if (Own) return <Own row={row} listKey={listKey} />;
  const column = (list.columns as Readonly<Record<string, Column>>)[name];
  if (!column)
    throw new Error(`${name} is no column of the list ${list.name}, and its page has no such cell`);
  const value = (row as Readonly<Record<string, unknown>>)[name];
  return <ListCell column={column} value={value} options={options?.[name]} />;
}

export const isNumber = (column: Column | undefined): boolean =>
  column?.kind === "money" || column?.kind === "number";

function classOf(column: Column | undefined): string | undefined {
  if (isNumber(column)) return "number whitespace-nowrap";
  return column?.kind === "day" || column?.kind === "moment" ? "lg:whitespace-nowrap" : undefined;
}
