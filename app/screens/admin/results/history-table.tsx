import type { IndicatorAnswer } from "#domain/results/answers.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { resultsPath } from "./view.ts";

type Entry = IndicatorAnswer["history"][number];

/** Everything that was entered, the newest first. */
export function HistoryTable({ indicator }: { indicator: IndicatorAnswer }) {
  const { text, format } = useText();
  const corrected = new Set(indicator.history.map(({ corrects }) => corrects));
  const shown = (value: number) =>
    indicator.measure === "PERCENT" ? format.percent(value) : format.number(value);
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      <h2 className="heading-3">{text("results.history")}</h2>
      <Table
        label={text("results.history")}
        columns={[
          text("results.column.day"),
          text("results.column.kind"),
          { number: text("results.column.value") },
          text("results.column.evidence"),
          text("results.column.entered"),
          text("results.column.correction"),
        ]}
      >
        <tbody>
          {indicator.history.map((entry) => (
            <tr key={entry.id}>
              <td className="whitespace-nowrap">
                <time dateTime={entry.on}>{format.date(entry.on)}</time>
              </td>
              <td>{text(`results.kind.${entry.kind}`)}</td>
              <td className="number">
                <bdi>{entry.value === null ? text("results.withdrawn") : shown(entry.value)}</bdi>
              </td>
              <td>
                <Evidence entry={entry} />
              </td>
              <td data-any-language>
                {format.date(entry.enteredOn)}{" "}
                <span className="block">
                  <bdi>{entry.enteredBy ?? ""}</bdi>
                </span>
              </td>
              <td>
                {corrected.has(entry.id) ? (
                  <Badge tone="bad">{text("results.corrected")}</Badge>
                ) : (
                  <Correct entry={entry} indicatorId={indicator.id} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
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
          <span className="block text-sm break-all text-ink-soft">
            <bdi dir="ltr">SHA-256 {document.sha256}</bdi>
          </span>
        </>
      )}
    </>
  );
}
