import { useSearch } from "wouter";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { RecordForm } from "./record-form.tsx";
import { readCorrected, recordsKey, figuresPath } from "./view.ts";
import { evidencePath } from "#domain/figures/figure-record.ts";
import type { FigureRecordList } from "#domain/figures/list-records.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { Link } from "../../../routing/link.tsx";

export default function FigureRecordsScreen() {
  const { text } = useText();
  const { data, error } = useApi(recordsKey, freshForMs);
  const wanted = readCorrected(useSearch());
  const corrected = data?.rows.find(({ id }) => id === wanted) ?? null;
  return (
    <StaffPage title={text("figure-records.title")} description={text("figure-records.description")}>
      <div className="grid gap-8 [&>*]:min-w-0">
        <p className="max-w-prose text-ink-soft">{text("figure-records.lead")}</p>
        {data && <RecordForm key={wanted} list={data} corrected={corrected} />}
        <ListOutcome count={data?.rows.length} error={error} none={text("figure-records.none")}>
          {data && <RecordTable list={data} />}
        </ListOutcome>
      </div>
    </StaffPage>
  );
}

type Entry = FigureRecordList["rows"][number];

/** All records, newest first. Replaced ones stay visible. */
function RecordTable({ list: { rows, programs } }: { list: FigureRecordList }) {
  const { text, format } = useText();
  const programOf = ({ programId }: Entry): string =>
    programs.find(({ id }) => id === programId)?.title ?? programId ?? text("figure-records.whole");
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      <h2 className="heading-3">{text("figure-records.history")}</h2>
      <DataTable
        label={text("figure-records.history")}
        rows={rows}
        rowKey={(entry) => entry.id}
        columns={[
          {
            head: text("figure-records.measure"),
            cell: (entry) => text(`figure-records.measure.${entry.measure}`),
          },
          { head: text("figure-records.program"), cell: (entry) => programOf(entry) },
          {
            head: text("figure-records.period"),
            cell: (entry) =>
              text("figure-records.between", { from: format.date(entry.from), to: format.date(entry.to) }),
          },
          {
            head: text("figure-records.value"),
            number: true,
            cell: (entry) => <bdi>{format.number(entry.value)}</bdi>,
          },
          { head: text("figure-records.evidence"), cell: (entry) => <Evidence entry={entry} /> },
          {
            head: text("figure-records.entered"),
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
            head: text("figure-records.correction"),
            cell: (entry) =>
              entry.holds ? (
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
              ),
          },
        ]}
      />
    </div>
  );
}

function Evidence({ entry }: { entry: Entry }) {
  const { text, format, language } = useText();
  const { source, reason, sha256, datedOn } = entry;
  const href = evidencePath(entry);
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
          {text("documents.document")}
        </a>
      )}
      {datedOn !== null && (
        <span className="block text-sm text-ink-soft">
          {text("documents.datedOn", { date: format.date(datedOn) })}{" "}
          <bdi dir="ltr" className="break-all">
            SHA-256 {sha256}
          </bdi>
        </span>
      )}
    </>
  );
}
