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

/** Indicators that every project can have, shown beside those that are its own kind of work. */
const commonNames = ["beneficiaries", "successRate"] as const;
const isCommon = ({ name }: ReportedFigure): boolean => commonNames.some((common) => common === name);

/** What a project says in figures: what it has reached, or as long as it is a plan, what it aims for. */
export const shownFigures = (
  reported: readonly ReportedFigure[],
  project: Readonly<{ status: string }>,
): (ReportedFigure & { value: number })[] =>
  reported.flatMap((figure) => {
    const value = valueOf(figure, project);
    return value === null || isCommon(figure) ? [] : [{ ...figure, value }];
  });

/** People and animals are whole; none: nobody counted them yet. */
export const helpedBy = (
  reported: readonly ReportedFigure[],
  project: Readonly<{ status: string }>,
): number => Math.floor(commonFigure(reported, project, "beneficiaries") ?? 0);

/** Null as long as there is no record of it. */
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
