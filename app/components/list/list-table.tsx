import type { Column } from "#domain/lists/column.ts";
import { labelOf, type AnyList, type RowOf } from "#domain/lists/list.ts";
import type { Address } from "../../data/api-key.ts";
import { Link } from "../../routing/link.tsx";
import { Table } from "../ui/table.tsx";
import { ListCell, type CellProps, type Cells } from "./list-cell.tsx";
import { useListText } from "./use-list-text.ts";

type Props<L extends AnyList> = {
  list: L;
  cells: Cells<L>;
  rows: readonly RowOf<L>[];
  listKey: Address;
};

/** A table whose rows are cards on narrow screens. */
export function ListTable<L extends AnyList>({ list, cells, rows, listKey }: Props<L>) {
  const { text } = useListText();
  const columns: Readonly<Record<string, Column>> = list.columns;
  const headings = list.table.map((name) => {
    const words = text(labelOf(list, name));
    return isNumber(columns[name]) ? { number: words } : words;
  });
  return (
    <Table label={text(list.words.title)} columns={headings}>
      <tbody>
        {rows.map((row: Readonly<Record<string, unknown>>) => (
          <tr key={String(row[list.key])}>
            {list.table.map((name, place) => {
              const cell = <Cell {...{ list, cells, name, listKey }} row={row as RowOf<L>} />;
              return list.open && place === 0 ? (
                <th key={name} scope="row">
                  <Link href={list.open(row)} className="text-link" data-row-link>
                    {cell}
                  </Link>
                </th>
              ) : (
                <td key={name} className={classOf(columns[name])}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell<L extends AnyList>({
  list,
  cells,
  name,
  row,
  listKey,
}: CellProps<L> & Pick<Props<L>, "list" | "cells"> & { name: string }) {
  const Own = cells[name];
  if (Own) return <Own row={row} listKey={listKey} />;
  const column = (list.columns as Readonly<Record<string, Column>>)[name];
  if (!column)
    throw new Error(`${name} is no column of the list ${list.name}, and its page has no such cell`);
  return <ListCell column={column} value={(row as Readonly<Record<string, unknown>>)[name]} />;
}

const isNumber = (column: Column | undefined): boolean =>
  column?.kind === "money" || column?.kind === "number";

function classOf(column: Column | undefined): string | undefined {
  if (isNumber(column)) return "number whitespace-nowrap";
  return column?.kind === "day" || column?.kind === "moment" ? "lg:whitespace-nowrap" : undefined;
}
