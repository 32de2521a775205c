import { yearOf } from "#domain/calendar/day.ts";
import type { Result } from "#domain/open-data/iati/activity.ts";
import type { Indicator } from "#domain/results/indicator.ts";
import { progressOf } from "#domain/results/progress.ts";

/** An indicator from the project's start to the last record. Without records it is omitted. */
export function iatiResult(indicator: Indicator, project: { startsOn: string }, asOf: string): Result[] {
  const { baseline, target, actual } = progressOf(indicator.records, asOf);
  const from = baseline?.on ?? project.startsOn;
  if (!actual || actual.on <= from || actual.on > asOf) return [];
  return [
    {
      kind: "output",
      title: indicator.label,
      indicator: {
        title: indicator.label,
        unit: indicator.measure === "PERCENT" ? "percentage" : "number",
        baseline: baseline && { year: yearOf(baseline.on), value: baseline.value },
        periods: [{ from, to: actual.on, target: target?.value ?? null, actual: actual.value }],
      },
    },
  ];
}
