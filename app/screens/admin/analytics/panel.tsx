import type { ReactNode } from "react";
import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { tableOf, type AnalyticsTable, type TableCell, type TableOf } from "#domain/analytics/tables.ts";
import { Card } from "../../../components/ui/card.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useBucketLabel } from "./use-bucket-label.ts";

const formats = ["xlsx", "csv"];

type PanelProps = {
  table: AnalyticsTable;
  data: AnalyticsAnswer;
  /** The filters of the page, also for the file. */
  search: string;
  children: ReactNode;
  isEmpty?: boolean;
};

export function Panel({ table, data, search, children, isEmpty = false }: PanelProps) {
  const { text } = useText();
  const title = text(`analytics.panel.${table}`);
  return (
    // The opened table gets the whole width.
    <Card as="section" className="h-full has-[details[open]]:col-span-full">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-4 grow">{children}</div>
      {!isEmpty && (
        <details className="mt-4 border-t border-line pt-2">
          <summary className="flex min-h-11 items-center font-medium text-action marker:content-none">
            <span className="text-link">{text("analytics.asTable")}</span>
            <span className="sr-only">: {title}</span>
          </summary>
          <FigureTable table={tableOf(table, data)} label={title} />
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {formats.map((format) => (
              <li key={format}>
                <Link
                  href={`/api/admin/analytics/${table}.${format}${search}`}
                  download
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {text("analytics.export", { format: format.toUpperCase() })}
                  <span className="sr-only"> {title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function FigureTable({ table, label }: { table: TableOf; label: string }) {
  const { text } = useText();
  const say = useCellText();
  const { columns, rows, totals } = table;
  return (
    <Table
      label={label}
      columns={columns.map((column, place) => {
        const words = text(`analytics.column.${column}`);
        return place === 0 ? words : { number: words };
      })}
    >
      <tbody>
        {rows.map(([first, ...rest], row) => (
          <tr key={row}>
            <th scope="row" className="min-w-40">
              {first && <bdi>{say(first)}</bdi>}
            </th>
            {rest.map((cell, place) => (
              <td key={columns[place + 1]} className="number">
                <bdi>{say(cell)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <th scope="row">{text("analytics.totals")}</th>
            {totals.map((cell, place) => (
              <td key={columns[place + 1]} className="number">
                <bdi>{say(cell)}</bdi>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

function useCellText(): (cell: TableCell) => string {
  const { text, format } = useText();
  const bucketLabel = useBucketLabel();
  return (cell) => {
    if ("label" in cell) return cell.label;
    if ("bucket" in cell) return bucketLabel(cell.bucket, cell.from);
    if ("step" in cell) return text(`analytics.step.${cell.step}`);
    if ("count" in cell) return format.number(cell.count);
    if ("cents" in cell) return format.moneyExact(cell.cents);
    return cell.percent === null ? "–" : format.percent(cell.percent);
  };
}
