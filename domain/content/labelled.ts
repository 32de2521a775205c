import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { sdgs } from "#domain/labels.ts";
import type { ReportedFigure } from "./ports.ts";

/** A figure with its label, so that the browser needs no label table. */
export const figureAnswer = z.object({
  name: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.enum(["number", "percent"]),
});

export type FigureAnswer = z.infer<typeof figureAnswer>;

/** An SDG with its color and a readable text color. */
export const sdgAnswer = z.object({
  number: z.int(),
  title: z.string(),
  color: z.string(),
  textColor: z.enum(["black", "white"]),
});

export type SdgAnswer = z.infer<typeof sdgAnswer>;

/** Indicators common to all projects, shown separately. */
const commonNames = ["beneficiaries", "successRate"] as const;
const isCommon = ({ name }: ReportedFigure): boolean => commonNames.some((common) => common === name);

/** A project's results or, while it is planned, its targets. */
export const shownFigures = (
  reported: readonly ReportedFigure[],
  project: Readonly<{ status: string }>,
): (ReportedFigure & { value: number })[] =>
  reported.flatMap((figure) => {
    const value = valueOf(figure, project);
    return value === null || isCommon(figure) ? [] : [{ ...figure, value }];
  });

/** Rounded to whole; zero: not counted yet. */
export const helpedBy = (
  reported: readonly ReportedFigure[],
  project: Readonly<{ status: string }>,
): number => Math.floor(commonFigure(reported, project, "beneficiaries") ?? 0);

/** Null without a record. */
export const successRateOf = (
  reported: readonly ReportedFigure[],
  project: Readonly<{ status: string }>,
): number | null => commonFigure(reported, project, "successRate");

function commonFigure(
  reported: readonly ReportedFigure[],
  project: Readonly<{ status: string }>,
  name: (typeof commonNames)[number],
): number | null {
  const found = reported.find((figure) => figure.name === name);
  return found ? valueOf(found, project) : null;
}

const valueOf = ({ aim, value }: ReportedFigure, { status }: Readonly<{ status: string }>): number | null =>
  status === "PLANNED" ? aim : value;

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

/** Sums over several projects, where adding makes sense. Planned projects add nothing. */
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
