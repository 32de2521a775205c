import type { ResultAnswer } from "#domain/results/answers.ts";
import { DataTable } from "../../components/ui/data-table.tsx";
import { useText } from "../../i18n/text.tsx";
import { useResultFigure } from "./use-result-figure.ts";

type Entry = ResultAnswer["history"][number];

export function ResultHistory({ result, of }: { result: ResultAnswer; of: string }) {
  const { text, format } = useText();
  const figure = useResultFigure(result);
  const corrected = new Set(result.history.map(({ corrects }) => corrects));
  return (
    <DataTable
      label={result.label}
      source={`rows/result-${of}-${result.name}`}
      caption={result.label}
      rows={result.history}
      rowKey={(entry) => entry.id}
      columns={[
        {
          head: text("project.results.day"),
          cell: (entry) => <time dateTime={entry.on}>{format.date(entry.on)}</time>,
        },
        {
          head: text("project.results.kind"),
          cell: (entry) => (
            <>
              {text(`project.results.kind.${entry.kind}`)}
              {corrected.has(entry.id) && (
                <span className="block text-sm text-ink-soft">{text("project.results.corrected")}</span>
              )}
            </>
          ),
        },
        {
          head: text("project.results.value"),
          number: true,
          cell: (entry) => (
            <bdi>{entry.value === null ? text("project.results.withdrawn") : figure(entry.value)}</bdi>
          ),
        },
        { head: text("project.results.evidence"), cell: (entry) => <Evidence entry={entry} /> },
      ]}
    />
  );
}

function Evidence({ entry }: { entry: Entry }) {
  const { text, format } = useText();
  const { note, link, document, reason } = entry;
  return (
    <>
      {note !== null && <span className="block">{note}</span>}
      {reason !== null && (
        <span className="block" data-any-language>
          {text("project.results.because", { reason })}
        </span>
      )}
      {link !== null && (
        <a href={link} rel="noopener nofollow" className="text-link inline-block py-1">
          {text("project.results.link")}
        </a>
      )}
      {document && (
        <>
          {document.isPublic ? (
            <a href={`/api/results/${entry.id}/document`} download className="text-link inline-block py-1">
              {text("project.results.document")}
            </a>
          ) : (
            <span className="block">{text("project.results.closed")}</span>
          )}
          <span className="block text-sm text-ink-soft">
            {document.datedOn !== null && (
              <>{text("project.results.dated", { date: format.date(document.datedOn) })} </>
            )}
            <code dir="ltr" className="break-all">
              SHA-256 {document.sha256}
            </code>
          </span>
        </>
      )}
      <span className="block text-sm text-ink-soft">
        {text("project.results.entered", { date: format.date(entry.enteredOn) })}
      </span>
    </>
  );
}
