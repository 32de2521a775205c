import type { FigureRow } from "#domain/figures/figure.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Table } from "../../components/ui/table.tsx";
import { useText } from "../../i18n/text.tsx";
import { useFigureFormat } from "./use-figure-format.ts";

/** What adds up to the figure. Records say how they were counted as well, and where they can be looked up. */
export function FigureRows({ id, rows }: { id: string; rows: readonly FigureRow[] }) {
  const { text, format } = useText();
  const shown = useFigureFormat();
  const isTold = rows.some(({ source }) => source !== null);
  return (
    <div className="mt-10">
      <h2 className="text-2xl">{text("figure.rows")}</h2>
      <p className="mt-2 text-ink-soft">{text("figure.privacy")}</p>
      <Table
        label={text("figure.rows")}
        rows={`rows/${id}`}
        columns={[
          text("figure.row.what"),
          { number: text("figure.row.value") },
          ...(isTold ? [text("figure.row.source"), text("figure.row.evidence")] : []),
        ]}
        className="mt-4"
      >
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.label} ${row.period?.from ?? ""}`}>
              <th scope="row">
                {row.label}
                {row.period && (
                  <span className="block font-normal text-ink-soft">
                    {text("figure.between", {
                      from: format.date(row.period.from),
                      to: format.date(row.period.to),
                    })}
                  </span>
                )}
                {row.isCorrection && <Badge tone="warn">{text("figure.row.corrected")}</Badge>}
              </th>
              <td className="number">{shown(row)}</td>
              {isTold && (
                <>
                  <td>{row.source}</td>
                  <td>
                    {row.evidence !== null && (
                      <a href={row.evidence} className="text-link">
                        {text("figure.row.look")}
                      </a>
                    )}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
