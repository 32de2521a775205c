import type { ReactNode } from "react";
import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { tableOf, type AnalyticsTable } from "#domain/analytics/tables.ts";
import { Card } from "../../../components/ui/card.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { FigureTable } from "./figure-table.tsx";

const formats = ["xlsx", "csv"];

type PanelProps = {
  table: AnalyticsTable;
  data: AnalyticsAnswer;
  /** What narrows the page, so that the file holds the same. */
  search: string;
  /** The picture, or why there is none. */
  children: ReactNode;
  isEmpty?: boolean;
};

/** A picture, the same figures as a table beneath it, and that table as a file. */
export function Panel({ table, data, search, children, isEmpty = false }: PanelProps) {
  const { text } = useText();
  const title = text(`analytics.panel.${table}`);
  return (
    // Beside another panel there is little room: opened, the table has the whole width.
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
