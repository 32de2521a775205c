import { useSearch } from "wouter";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { RecordForm } from "./record-form.tsx";
import { RecordTable } from "./record-table.tsx";
import { readCorrected, recordsKey } from "./view.ts";

/** "Last quarter is counted: where do I write it down, and what did we say before?" */
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
