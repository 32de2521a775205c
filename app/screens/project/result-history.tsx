import type { ResultAnswer } from "#domain/results/answers.ts";
import { Table } from "../../components/ui/table.tsx";
import { useText } from "../../i18n/text.tsx";
import { useResultFigure } from "./use-result-figure.ts";

type Entry = ResultAnswer["history"][number];

/** Every record that was ever entered about one indicator, with what it was counted from; the newest first. */
export function ResultHistory({ result, of }: { result: ResultAnswer; of: string }) {
  const { text, format } = useText();
  const figure = useResultFigure(result);
  const corrected = new Set(result.history.map(({ corrects }) => corrects));
  return (
    <Table
      label={result.label}
      rows={`rows/result-${of}-${result.name}`}
      caption={result.label}
      columns={[
        text("project.results.day"),
        text("project.results.kind"),
        { number: text("project.results.value") },
        text("project.results.evidence"),
      ]}
    >
      <tbody>
        {result.history.map((entry) => (
          <tr key={entry.id}>
            <td>
              <time dateTime={entry.on}>{format.date(entry.on)}</time>
            </td>
            <td>
              {text(`project.results.kind.${entry.kind}`)}
              {corrected.has(entry.id) && (
                <span className="block text-sm text-ink-soft">{text("project.results.corrected")}</span>
              )}
            </td>
            <td className="number">
              <bdi>{entry.value === null ? text("project.results.withdrawn") : figure(entry.value)}</bdi>
            </td>
            <td>
              <Evidence entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
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
          <span className="block text-sm break-all text-ink-soft">
            <bdi>SHA-256 {document.sha256}</bdi>
          </span>
        </>
      )}
      <span className="block text-sm text-ink-soft">
        {text("project.results.entered", { date: format.date(entry.enteredOn) })}
      </span>
    </>
  );
}
