import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { sdgs } from "./labels.ts";
import type { ReportedFigure } from "./ports.ts";

/** A reported figure with its words, so that the browser need not carry every label in every language. */
export const figureAnswer = z.object({
  name: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.enum(["number", "percent"]),
});

export type FigureAnswer = z.infer<typeof figureAnswer>;

/** One of the United Nations' goals, with their colour and the text colour that can be read on it. */
export const sdgAnswer = z.object({
  number: z.int(),
  title: z.string(),
  color: z.string(),
  textColor: z.enum(["black", "white"]),
});

export type SdgAnswer = z.infer<typeof sdgAnswer>;

/** What a project says in figures: what it has reached, or as long as it is a plan, what it aims for. */
export const shownFigures = (
  reported: readonly ReportedFigure[],
  { status }: Readonly<{ status: string }>,
): (ReportedFigure & { value: number })[] =>
  reported.flatMap((figure) => {
    const value = status === "PLANNED" ? figure.aim : figure.value;
    return value === null ? [] : [{ ...figure, value }];
  });

export const labelledFigures = (
  reported: readonly ReportedFigure[],
  project: Readonly<{ status: string }>,
  language: Language,
): FigureAnswer[] =>
  shownFigures(reported, project).map(({ name, label, value, unit }) => ({
    name,
    label: label[language],
    value,
    unit,
  }));

type Report = Readonly<{ status: string; reported: readonly ReportedFigure[] }>;

/** What several projects counted, added up where that means something. A plan has reached nothing yet. */
export function addedFigures(reports: readonly Report[], language: Language): FigureAnswer[] {
  const added = reports
    .filter(({ status }) => status !== "PLANNED")
    .flatMap((report) => labelledFigures(report.reported.filter(isAdded), report, language));
  return [...Map.groupBy(added, ({ name }) => name).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, value: same.reduce((sum, { value }) => sum + value, 0) })),
  );
}

const isAdded = ({ adds, unit }: ReportedFigure): boolean => adds && unit === "number";

export const allSdgs = (language: Language): SdgAnswer[] =>
  Object.entries(sdgs).map(([number, { title, color, textColor }]) => ({
    number: Number(number),
    title: title[language],
    color,
    textColor,
  }));
