import type { TableCell, TableOf } from "#domain/analytics/tables.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useBucketLabel } from "./use-bucket-label.ts";

/** Every figure of a picture. Lines are named by their first cell. */
export function FigureTable({ table, label }: { table: TableOf; label: string }) {
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
