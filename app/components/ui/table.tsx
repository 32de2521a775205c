import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The heading of a column. Headings of numbers are aligned like the numbers. */
type Column = string | { number: string };

type TableProps = {
  /** Names the scrollable region for keyboard users. */
  label: string;
  /** Adds a head; on narrow screens rows become labelled cards. */
  columns?: readonly Column[];
  /** Shown above it. */
  caption?: string;
  /** Source of its numbers, as named in docs/figures.md. */
  rows?: string | undefined;
  className?: string;
  /** <tbody>, <tfoot>, and <thead> if there are no columns. Cells with class "number" are aligned at the end. */
  children: ReactNode;
};

/** A calm, dense table. It scrolls inside its own region, which the keyboard can reach, and never widens the page. */
export function Table({ label, columns, caption, rows, className, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={classNames("overflow-x-auto", className)}>
      <table
        data-rows={rows}
        className={classNames("table font-sans [&_.number]:font-figures", columns && "table-cards")}
        style={columns && headings(columns)}
      >
        {caption !== undefined && <caption>{caption}</caption>}
        {columns && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={wordsOf(column)} scope="col" className={isNumber(column) ? "number" : undefined}>
                  {wordsOf(column)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </section>
  );
}

const isNumber = (column: Column): column is { number: string } => typeof column !== "string";
const wordsOf = (column: Column): string => (isNumber(column) ? column.number : column);

/** As strings of the style sheet, which writes them into the cells of a card: JSON quotes as CSS does. */
const headings = (columns: readonly Column[]): CSSProperties =>
  Object.fromEntries(
    columns.map((column, place) => [`--column-${place + 1}`, JSON.stringify(wordsOf(column))]),
  );
