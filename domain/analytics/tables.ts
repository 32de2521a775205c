import { languages as siteLanguages } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { AnalyticsAnswer } from "./answers.ts";
import { netCents, shareOf, type Figures } from "./figures.ts";
import { dimensions, type Dimension } from "./parts.ts";

/** Every chart is also a table, to read and to download. */
export const analyticsTables = ["time", ...dimensions, "monthly", "funnel"] as const;
export type AnalyticsTable = (typeof analyticsTables)[number];

export type TableCell =
  | Readonly<{ label: string }>
  | Readonly<{ bucket: string; from: string }>
  | Readonly<{ step: AnalyticsAnswer["funnel"][number]["step"] }>
  | Readonly<{ count: number }>
  | Readonly<{ cents: Cents }>
  | Readonly<{ percent: number | null }>;

const giftColumns = ["gifts", "given", "returned", "net"] as const;
const monthlyColumns = [
  "month",
  "atStart",
  "kept",
  "keptShare",
  "lost",
  "begun",
  "atEnd",
  "atEndCents",
] as const;
const funnelColumns = ["step", "times", "ofBefore", "ofFirst", ...siteLanguages, "once", "monthly"] as const;
type Column =
  | AnalyticsAnswer["by"]
  | Dimension
  | "share"
  | (typeof giftColumns)[number]
  | (typeof monthlyColumns)[number]
  | (typeof funnelColumns)[number];

/** The first column names the row. Totals are given where rows can be added. */
export type TableOf = Readonly<{
  columns: readonly Column[];
  rows: readonly (readonly TableCell[])[];
  totals: readonly TableCell[] | null;
}>;

export function tableOf(table: AnalyticsTable, answer: AnalyticsAnswer): TableOf {
  if (table === "monthly") return monthlyTable(answer);
  if (table === "funnel") return funnelTable(answer);
  if (table === "time") return timeTable(answer);
  return partTable(table, answer);
}

const cellsOf = (figures: Figures): TableCell[] => [
  { count: figures.gifts },
  { cents: figures.givenCents },
  { cents: figures.returnedCents },
  { cents: netCents(figures) },
];

const timeTable = ({ by, time, total }: AnalyticsAnswer): TableOf => ({
  columns: [by, ...giftColumns],
  rows: time.map(({ name, from, ...figures }) => [{ bucket: name, from }, ...cellsOf(figures)]),
  totals: cellsOf(total),
});

const partTable = (dimension: Dimension, { parts, total }: AnalyticsAnswer): TableOf => ({
  columns: [dimension, ...giftColumns, "share"],
  rows: parts[dimension].map(({ label, ...figures }) => [
    { label },
    ...cellsOf(figures),
    { percent: shareOf(figures.givenCents, total.givenCents) },
  ]),
  totals: [...cellsOf(total), { percent: shareOf(total.givenCents, total.givenCents) }],
});

const monthlyTable = ({ monthly }: AnalyticsAnswer): TableOf => ({
  columns: monthlyColumns,
  rows: monthly.map(({ month, atStart, kept, lost, begun, atEnd }) => [
    { bucket: month.slice(0, 7), from: month },
    { count: atStart.gifts },
    { count: kept.gifts },
    { percent: shareOf(kept.gifts, atStart.gifts) },
    { count: lost.gifts },
    { count: begun.gifts },
    { count: atEnd.gifts },
    { cents: atEnd.cents },
  ]),
  totals: null,
});

const funnelTable = ({ funnel }: AnalyticsAnswer): TableOf => ({
  columns: funnelColumns,
  rows: funnel.map(({ step, count, ofBefore, ofFirst, languages, once, monthly }) => [
    { step },
    { count },
    { percent: ofBefore },
    { percent: ofFirst },
    ...siteLanguages.map((language) => ({ count: languages[language] })),
    { count: once },
    { count: monthly },
  ]),
  totals: null,
});
