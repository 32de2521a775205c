import type { SpendingCategory } from "#domain/spending-category.ts";
import type { FigureAnswer, FigureRow, FigureUnit } from "./figure.ts";

/** Figures of the whole foundation; others belong to a campaign, project, program or promise. */
type WholeFigure =
  | "raised"
  | "spent"
  | `${Lowercase<SpendingCategory>}-share`
  | "beneficiaries"
  | "completed-projects"
  | "volunteer-hours"
  | "countries";
type PartFigure =
  | "promise"
  | "raised-for"
  | "spent-on"
  | "spent-by"
  | "helped-by"
  | "result"
  | "aim"
  | "added";
export type FigureName = WholeFigure | PartFigure;

export type FigureWord =
  | `name.${FigureName}`
  | `counts.${FigureName}`
  | `amount.${"gift" | "unit" | "raised" | "goal" | "spent" | "budget" | "total"}`
  | `category.${SpendingCategory}`
  | `record.${"BASELINE" | "TARGET" | "ACTUAL"}`
  | "together";
export type Wording = (word: FigureWord, values?: Readonly<Record<string, string>>) => string;

type Subject = Readonly<{ id: string; title: string }>;
type Facts = Pick<FigureAnswer, "unit" | "value" | "origin"> &
  Partial<Pick<FigureAnswer, "period" | "part" | "whole" | "rows" | "validUntil">>;

/** A figure without the parameters of the request. */
export type FigureDraft = Omit<FigureAnswer, "on" | "known" | "question">;

export const drafted = (
  say: Wording,
  name: FigureName,
  facts: Facts,
  subject: Subject | null = null,
): FigureDraft => {
  const values = { title: subject?.title ?? "" };
  return {
    // A planned project's targets use the id of its later results.
    id: subject ? `${name === "aim" ? "result" : name}-${subject.id}` : name,
    name: say(`name.${name}`, values),
    counts: say(`counts.${name}`, values),
    period: null,
    part: null,
    whole: null,
    rows: [],
    validUntil: null,
    ...facts,
  };
};

export const row = (
  label: string,
  value: number,
  unit: FigureUnit,
  more: Partial<FigureRow> = {},
): FigureRow => ({
  label,
  value,
  unit,
  period: null,
  source: null,
  evidence: null,
  sha256: null,
  datedOn: null,
  isCorrection: false,
  ...more,
});
