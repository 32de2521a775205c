import type { Language } from "#domain/language.ts";
import type { IndicatorAnswer, ResultAnswer } from "./answers.ts";
import type { Indicator, ResultRecord } from "./indicator.ts";
import { progressOf, type Progress, type ValidRecord } from "./progress.ts";

/** Who entered a value is for staff only. */
export const publicResult = (indicator: Indicator, language: Language, today: string): ResultAnswer => ({
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

export const shownProgress = ({
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
