import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Table } from "./table.tsx";

type Column<Row> = Readonly<{
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligned at the end of the column, as digits are compared. */
  number?: boolean;
  /** Names its row for screen readers. */
  heading?: boolean;
  /** Text that people wrote, in any language. */
  anyLanguage?: boolean;
  className?: string;
}>;

type Props<Row> = {
  label: string;
  caption?: string;
  /** The source of its numbers, as docs/figures.md names it. */
  source?: string;
  rows: readonly Row[];
  rowKey: (row: Row, place: number) => string | number;
  columns: readonly Column<Row>[];
};

/** A table with one row per item. Each column declares its heading and its cell. */
export function DataTable<Row>({ label, caption, source, rows, rowKey, columns }: Props<Row>) {
  return (
    <Table
      label={label}
      rows={source}
      {...(caption !== undefined && { caption })}
      columns={columns.map(({ head, number }) => (number ? { number: head } : head))}
    >
      <tbody>
        {rows.map((row, place) => (
          <tr key={rowKey(row, place)}>
            {columns.map(({ head, cell, number, heading, anyLanguage, className }) => {
              const Cell = heading ? "th" : "td";
              return (
                <Cell
                  key={head}
                  scope={heading ? "row" : undefined}
                  className={classNames(number && "number", className) || undefined}
                  data-any-language={anyLanguage || undefined}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
