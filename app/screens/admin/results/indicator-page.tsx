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
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { key } from "../../../data/api-key.ts";
import { typedWords, WordsFields } from "../../../components/back-office/words-fields.tsx";

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

const maxWordsLength = 120;

/** The meaning of an indicator is fixed. Its wording can change. */
function WordsForm({ indicator: { id, label, unit } }: { indicator: IndicatorAnswer }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([indicatorKey(id)], text("results.words.done"));
  const save = async (form: FormData) => {
    const words = { label: typedWords(form, "label"), unit: typedWords(form, "unit") };
    await mutate("PUT", key("/api/admin/results/:id/words", { id }), words);
  };
  return (
    <details className="max-w-3xl">
      <summary className="text-link cursor-pointer py-2">{text("results.words")}</summary>
      <Form
        onSubmit={save}
        className="mt-4"
        submit={text("results.words.save")}
        variant="secondary"
        pending={pending}
      >
        <WordsFields
          name="label"
          label={text("results.field.label")}
          maxLength={maxWordsLength}
          written={label}
        />
        <WordsFields
          name="unit"
          label={text("results.field.unit")}
          maxLength={maxWordsLength}
          written={unit}
        />
      </Form>
    </details>
  );
}
