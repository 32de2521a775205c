import type { Result } from "./activity.ts";
import { element, narratives } from "./xml.ts";

const resultType = { output: "1", outcome: "2", impact: "3" } as const;
const measure = { number: "1", percentage: "2" } as const;

export const resultElements = (results: readonly Result[]): string => results.map(resultElement).join("");

const resultElement = ({ kind, title, indicator }: Result): string =>
  element(
    "result",
    { type: resultType[kind], "aggregation-status": "0" },
    element("title", {}, narratives(title)),
    element(
      "indicator",
      { measure: measure[indicator.unit], ascending: "1" },
      element("title", {}, narratives(indicator.title)),
      ...(indicator.baseline
        ? [
            element("baseline", {
              year: String(indicator.baseline.year),
              value: String(indicator.baseline.value),
            }),
          ]
        : []),
      ...indicator.periods.map(({ from, to, target, actual }) =>
        element(
          "period",
          {},
          element("period-start", { "iso-date": from }),
          element("period-end", { "iso-date": to }),
          ...(target === null ? [] : [element("target", { value: String(target) })]),
          ...(actual === null ? [] : [element("actual", { value: String(actual) })]),
        ),
      ),
    ),
  );
