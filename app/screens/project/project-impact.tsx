import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { Figure, FigureList } from "../../components/content/figure-list.tsx";
import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";
import type { ResultAnswer } from "#domain/results/answers.ts";
import { Table } from "../../components/ui/table.tsx";
import { resultsKey } from "../../data/record-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { ResultHistory } from "./result-history.tsx";
import { useResultFigure } from "./use-result-figure.ts";

/** Figures of a planned project are labelled as goals. */
export function ProjectImpact({ project }: { project: ProjectPageAnswer }) {
  const { text, format } = useText();
  const figures = `result-${project.id}-`;
  const planned = project.status === "PLANNED";
  return (
    <Section
      id="impact"
      title={text(planned ? "project.impact.planned" : "project.impact")}
      heading="text-2xl"
      className="border-y border-line py-8"
    >
      {planned && <p className="mt-2 text-ink-soft">{text("project.planned")}</p>}
      <div className="mt-6">
        <FigureList figures={project.impact} of={figures}>
          {project.beneficiaries > 0 && (
            <Figure
              id={`${figures}beneficiaries`}
              label={text(planned ? "cards.beneficiaries.planned" : "cards.beneficiaries")}
              value={format.number(project.beneficiaries)}
            />
          )}
        </FigureList>
      </div>
      {project.successRate !== null && (
        <p className="mt-8 flex flex-wrap items-baseline gap-x-3 text-lg">
          <FigureLink id={`${figures}successRate`}>
            <bdi className="text-3xl font-semibold text-action">{format.percent(project.successRate)}</bdi>
          </FigureLink>
          <span>{project.successMetric}</span>
        </p>
      )}
      <ProjectResults projectId={project.id} />
    </Section>
  );
}

/** Details open without JavaScript. */
function ProjectResults({ projectId }: { projectId: string }) {
  const { text } = useText();
  const results = useApi(resultsKey(projectId)).data ?? [];
  if (results.length === 0) return null;
  return (
    <div className="mt-8 grid grid-cols-1 gap-4">
      <h3 className="text-xl">{text("project.results")}</h3>
      <Table
        label={text("project.results")}
        columns={[
          text("project.results.indicator"),
          { number: text("project.results.target") },
          { number: text("project.results.actual") },
          { number: text("project.results.reached") },
        ]}
      >
        <tbody>
          {results.map((result) => (
            <ResultRow key={result.id} result={result} of={projectId} />
          ))}
        </tbody>
      </Table>
      <details>
        <summary className="cursor-pointer py-2 font-medium">{text("project.results.history")}</summary>
        <div className="mt-4 grid grid-cols-1 gap-8">
          {results.map((result) => (
            <ResultHistory key={result.id} result={result} of={projectId} />
          ))}
        </div>
      </details>
    </div>
  );
}

function ResultRow({ result, of }: { result: ResultAnswer; of: string }) {
  const { text, format } = useText();
  const figure = useResultFigure(result);
  const { target, actual, reachedPercent } = result;
  const none = text("project.results.none");
  return (
    <tr data-rows={`rows/result-${of}-${result.name}`}>
      <th scope="row">
        {result.label} <span className="font-normal text-ink-soft">({result.unit})</span>
      </th>
      <td className="number">
        <Dated shown={target && figure(target.value)} none={none}>
          {target && text("project.results.by", { date: format.date(target.on) })}
        </Dated>
      </td>
      <td className="number">
        <Dated shown={actual && figure(actual.value)} none={none}>
          {actual && text("project.results.on", { date: format.date(actual.on) })}
        </Dated>
      </td>
      <td className="number">
        {reachedPercent === null ? none : <bdi>{format.percent(reachedPercent)}</bdi>}
      </td>
    </tr>
  );
}

type DatedProps = { shown: string | null; none: string; children: string | null };

function Dated({ shown, none, children }: DatedProps) {
  if (shown === null) return none;
  return (
    <>
      <span className="block font-semibold">
        <bdi>{shown}</bdi>
      </span>
      <span className="block text-sm text-ink-soft">{children}</span>
    </>
  );
}
