import type { Language } from "#domain/language.ts";
import type { IndicatorAnswer, IndicatorList, ResultAnswer } from "./answers.ts";
import type { Indicator, ResultRecord } from "./indicator.ts";
import type { Results } from "./ports.ts";
import { progressOf, type Progress, type ValidRecord } from "./progress.ts";

type Named = IndicatorList["projects"][number];

type Needs = Pick<Results, "find"> & {
  list: (projectId: string | null) => Promise<readonly Indicator[]>;
  projects: (language: Language) => Promise<Named[]>;
  isProject: (id: string) => Promise<boolean>;
  today: () => string;
};

export function showIndicators({ list, find, projects, isProject, today }: Needs) {
  return {
    /** Null: unknown project. */
    forProject: async (projectId: string, language: Language): Promise<ResultAnswer[] | null> => {
      if (!(await isProject(projectId))) return null;
      return (await list(projectId)).map((each) => publicResult(each, language, today()));
    },

    list: async (language: Language): Promise<IndicatorList> => {
      const [indicators, named] = await Promise.all([list(null), projects(language)]);
      const rows = indicators.map(({ id, projectId, label, measure, records }) => ({
        id,
        project: projectOf(projectId, named),
        label: label[language],
        measure,
        ...shownProgress(progressOf(records, today())),
      }));
      return { rows, projects: named };
    },

    show: async (id: string, language: Language): Promise<IndicatorAnswer | null> => {
      const [indicator, named] = await Promise.all([find(id), projects(language)]);
      if (!indicator) return null;
      const { projectId, records, ...rest } = indicator;
      return {
        ...rest,
        project: projectOf(projectId, named),
        ...shownProgress(progressOf(records, today())),
        history: records.toReversed(),
      };
    },
  };
}

/** An unpublished project is named by its id. */
const projectOf = (id: string, named: readonly Named[]): Named =>
  named.find((project) => project.id === id) ?? { id, title: id };

/** Who entered a value is for staff only. */
const publicResult = (indicator: Indicator, language: Language, today: string): ResultAnswer => ({
  id: indicator.id,
  name: indicator.name,
  label: indicator.label[language],
  unit: indicator.unit[language],
  measure: indicator.measure,
  ...shownProgress(progressOf(indicator.records, today)),
  history: indicator.records.map((record) => publicRecord(record, language)).toReversed(),
});

function publicRecord(record: ResultRecord, language: Language): ResultAnswer["history"][number] {
  const { enteredBy: _, note, ...shown } = record;
  return { ...shown, note: note && note[language] };
}

const shownProgress = ({
  baseline,
  target,
  actual,
  reachedPercent,
}: Progress): Pick<IndicatorAnswer, "baseline" | "target" | "actual" | "reachedPercent"> => ({
  baseline: baseline && figureOf(baseline),
  target: target && figureOf(target),
  actual: actual && figureOf(actual),
  reachedPercent,
});

const figureOf = ({ value, on }: ValidRecord) => ({ value, on });
