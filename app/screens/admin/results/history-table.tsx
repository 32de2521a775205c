import type { IndicatorAnswer } from "#domain/results/answers.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { resultsPath } from "./view.ts";

type Entry = IndicatorAnswer["history"][number];

export function HistoryTable({ indicator }: { indicator: IndicatorAnswer }) {
  const { text, format } = useText();
  const corrected = new Set(indicator.history.map(({ corrects }) => corrects));
  const shown = (value: number) =>
    indicator.measure === "PERCENT" ? format.percent(value) : format.number(value);
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      <h2 className="heading-3">{text("results.history")}</h2>
      <DataTable
        label={text("results.history")}
        rows={indicator.history}
        rowKey={(entry) => entry.id}
        columns={[
          {
            head: text("results.column.day"),
            className: "whitespace-nowrap",
            cell: (entry) => <time dateTime={entry.on}>{format.date(entry.on)}</time>,
          },
          { head: text("results.column.kind"), cell: (entry) => text(`results.kind.${entry.kind}`) },
          {
            head: text("results.column.value"),
            number: true,
            cell: (entry) => (
              <bdi>{entry.value === null ? text("results.withdrawn") : shown(entry.value)}</bdi>
            ),
          },
          { head: text("results.column.evidence"), cell: (entry) => <Evidence entry={entry} /> },
          {
            head: text("results.column.entered"),
            anyLanguage: true,
            cell: (entry) => (
              <>
                {format.date(entry.enteredOn)}{" "}
                <span className="block">
                  <bdi>{entry.enteredBy ?? ""}</bdi>
                </span>
              </>
            ),
          },
          {
            head: text("results.column.correction"),
            cell: (entry) =>
              corrected.has(entry.id) ? (
                <Badge tone="bad">{text("results.corrected")}</Badge>
              ) : (
                <Correct entry={entry} indicatorId={indicator.id} />
              ),
          },
        ]}
      />
    </div>
  );
}

function Correct({ entry, indicatorId }: { entry: Entry; indicatorId: string }) {
  const { text, format } = useText();
  if (entry.value === null) return null;
  return (
    <Link
      href={`${resultsPath}/${encodeURIComponent(indicatorId)}?correct=${encodeURIComponent(entry.id)}`}
      className="text-link"
      aria-label={text("results.correct.named", {
        kind: text(`results.kind.${entry.kind}`),
        date: format.date(entry.on),
      })}
    >
      {text("results.correct.button")}
    </Link>
  );
}

function Evidence({ entry: { id, kind, on, note, link, document, reason } }: { entry: Entry }) {
  const { text, format, language } = useText();
  return (
    <>
      {note && <span className="block">{note[language]}</span>}
      {reason !== null && (
        <span className="block" data-any-language>
          {text("results.because", { reason })}
        </span>
      )}
      {link !== null && (
        <a href={link} rel="noopener" className="text-link block">
          {text("results.link")}
        </a>
      )}
      {document && (
        <>
          <Link
            href={`/api/admin/result-records/${encodeURIComponent(id)}/document`}
            download
            className="text-link"
            aria-label={text("results.documentOf", {
              kind: text(`results.kind.${kind}`),
              date: format.date(on),
            })}
          >
            {text("results.document")}
          </Link>{" "}
          ({text(document.isPublic ? "results.public" : "results.staffOnly")})
          <span className="block text-sm text-ink-soft">
            {document.datedOn !== null && (
              <>{text("documents.datedOn", { date: format.date(document.datedOn) })} </>
            )}
            <bdi dir="ltr" className="break-all">
              SHA-256 {document.sha256}
            </bdi>
          </span>
        </>
      )}
    </>
  );
}
