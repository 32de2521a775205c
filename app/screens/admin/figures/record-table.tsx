import type { FigureRecordList } from "#domain/figures/list-records.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { figuresPath } from "./view.ts";

type Entry = FigureRecordList["rows"][number];

/** Everything that was entered, the newest first. What was replaced stays in sight. */
export function RecordTable({ list: { rows, programs } }: { list: FigureRecordList }) {
  const { text, format } = useText();
  const programOf = ({ programId }: Entry): string =>
    programs.find(({ id }) => id === programId)?.title ?? programId ?? text("figure-records.whole");
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      <h2 className="heading-3">{text("figure-records.history")}</h2>
      <Table
        label={text("figure-records.history")}
        columns={[
          text("figure-records.measure"),
          text("figure-records.program"),
          text("figure-records.period"),
          { number: text("figure-records.value") },
          text("figure-records.evidence"),
          text("figure-records.entered"),
          text("figure-records.correction"),
        ]}
      >
        <tbody>
          {rows.map((entry) => (
            <tr key={entry.id}>
              <td>{text(`figure-records.measure.${entry.measure}`)}</td>
              <td>{programOf(entry)}</td>
              <td>
                {text("figure-records.between", { from: format.date(entry.from), to: format.date(entry.to) })}
              </td>
              <td className="number">
                <bdi>{format.number(entry.value)}</bdi>
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
                {entry.holds ? (
                  <Link
                    href={`${figuresPath}?correct=${entry.id}`}
                    className="text-link"
                    aria-label={text("figure-records.correct.named", {
                      measure: text(`figure-records.measure.${entry.measure}`),
                      program: programOf(entry),
                      date: format.date(entry.to),
                    })}
                  >
                    {text("figure-records.correct")}
                  </Link>
                ) : (
                  <Badge tone="bad">{text("figure-records.replaced")}</Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Evidence({ entry: { source, reason, documentId, link } }: { entry: Entry }) {
  const { text, language } = useText();
  const href = documentId === null ? link : `/documents/${documentId}.pdf?lang=${language}`;
  return (
    <>
      <span className="block">{source[language]}</span>
      {reason !== null && (
        <span className="block" data-any-language>
          {text("figure-records.because", { reason })}
        </span>
      )}
      {href !== null && (
        <a href={href} className="text-link">
          {text(documentId === null ? "figure-records.link" : "figure-records.document")}
        </a>
      )}
    </>
  );
}
