import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { impactLabel, impactLabels, sdgs } from "./labels.ts";

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

export const labelledFigures = (
  impactData: Readonly<Record<string, number>>,
  language: Language,
): FigureAnswer[] =>
  Object.entries(impactData).map(([name, value]) => ({
    name,
    label: impactLabel(name, language),
    value,
    unit: unitOf(name),
  }));

/** What several projects counted, added up. A percentage of one group says nothing about another, so none is added. */
export function addedFigures(
  reports: readonly Readonly<Record<string, number>>[],
  language: Language,
): FigureAnswer[] {
  const sums: Record<string, number> = {};
  for (const [name, value] of reports.flatMap((report) => Object.entries(report))) {
    if (unitOf(name) === "number") sums[name] = (sums[name] ?? 0) + value;
  }
  return labelledFigures(sums, language);
}

export const allSdgs = (language: Language): SdgAnswer[] =>
  Object.entries(sdgs).map(([number, { title, color, textColor }]) => ({
    number: Number(number),
    title: title[language],
    color,
    textColor,
  }));

const unitOf = (name: string): FigureAnswer["unit"] =>
  (Object.hasOwn(impactLabels, name) && impactLabels[name]?.unit) || "number";
