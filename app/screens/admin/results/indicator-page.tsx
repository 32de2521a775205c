import { useSearch } from "wouter";
import type { IndicatorAnswer } from "#domain/results/answers.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import type { ScreenProps } from "../../../routes/route.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { FigureCell } from "./figure-cell.tsx";
import { HistoryTable } from "./history-table.tsx";
import { RecordForm } from "./record-form.tsx";
import { indicatorKey, readCorrected, resultsPath } from "./view.ts";
import { WordsForm } from "./words-form.tsx";

/** One indicator: progress, history, and a form for a new record. */
export default function IndicatorScreen({ params: { id = "" } }: ScreenProps) {
  const { text, language } = useText();
  const { data } = useApi(indicatorKey(id), freshForMs);
  const title = data?.label[language] ?? text("results.title");
  return (
    <StaffPage title={title} description={text("results.description")}>
      {data && <Indicator indicator={data} />}
    </StaffPage>
  );
}

function Indicator({ indicator }: { indicator: IndicatorAnswer }) {
  const { text, language } = useText();
  const wanted = readCorrected(useSearch());
  const corrected = indicator.history.find(({ id }) => id === wanted) ?? null;
  const { measure, project } = indicator;
  return (
    <div className="grid gap-8 [&>*]:min-w-0">
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href={resultsPath} className="text-link">
          {text("results.title")}
        </Link>
        <Link href={`/projects/${project.id}`} className="text-link">
          {text("results.page")}: {project.title}
        </Link>
      </p>
      <Table
        label={indicator.label[language]}
        columns={[
          text("results.field.unit"),
          { number: text("results.column.baseline") },
          { number: text("results.column.target") },
          { number: text("results.column.actual") },
        ]}
      >
        <tbody>
          <tr>
            <td>{indicator.unit[language]}</td>
            <FigureCell measure={measure} figure={indicator.baseline} day="results.on" />
            <FigureCell measure={measure} figure={indicator.target} day="results.by" />
            <FigureCell measure={measure} figure={indicator.actual} day="results.on" />
          </tr>
        </tbody>
      </Table>
      <RecordForm key={wanted} indicatorId={indicator.id} corrected={corrected} />
      <HistoryTable indicator={indicator} />
      <WordsForm indicator={indicator} />
    </div>
  );
}
