import type { Localized } from "#domain/language.ts";
import type { Indicator } from "./indicator.ts";
import { progressOf } from "./progress.ts";

type ReportedFigure = Readonly<{
  name: string;
  label: Localized;
  unit: "number" | "percent";
  adds: boolean;
  value: number | null;
  aim: number | null;
}>;

export function reportedFigures(
  indicators: readonly Indicator[],
  on: string,
): ReadonlyMap<string, readonly ReportedFigure[]> {
  const byProject = Map.groupBy(indicators, ({ projectId }) => projectId);
  return new Map([...byProject].map(([id, own]) => [id, own.map((each) => figureOf(each, on))]));
}

function figureOf({ name, label, measure, adds, records }: Indicator, on: string): ReportedFigure {
  const known = records.filter((record) => record.kind === "TARGET" || record.on <= on);
  const { actual, target } = progressOf(known, on);
  const unit = measure === "PERCENT" ? "percent" : "number";
  return { name, label, unit, adds, value: actual?.value ?? null, aim: target?.value ?? null };
}
