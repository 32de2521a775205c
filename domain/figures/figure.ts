import * as z from "zod/mini";

const figureUnits = ["cents", "count", "hours", "percent"] as const;
const unit = z.enum(figureUnits);

const amount = z.object({ label: z.string(), value: z.int(), unit });
/** Integers, except percentages of projects. */
const value = z.number();
const period = z.object({ from: z.string(), to: z.string() });

export const figureSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Its meaning, in a sentence. */
  counts: z.string(),
  unit,
  /** Money in integer cents. */
  value,
  /** The last day included. */
  on: z.string(),
  /** Only what had been recorded by the end of this day; null: everything known now. */
  known: z.nullable(z.string()),
  period: z.nullable(period),
  /** The numerator of a ratio, or the sum compared with a goal or budget. */
  part: z.nullable(amount),
  /** The denominator, goal or budget. */
  whole: z.nullable(amount),
  /** Ledger, sum of dated records, latest project record, count of published content, or unit cost. */
  origin: z.enum(["ledger", "records", "results", "content", "unit_cost"]),
  /** The last day it may be shown; null: no end. */
  validUntil: z.nullable(z.string()),
  /** The API path of the same request. */
  question: z.string(),
});

export const figureAnswer = z.extend(figureSummary, {
  /** The rows that add up to it; never a single donor. */
  rows: z.array(
    z.object({
      label: z.string(),
      period: z.nullable(period),
      value,
      unit,
      /** Counting method. */
      source: z.nullable(z.string()),
      evidence: z.nullable(z.string()),
      /** Of the evidence: its hash, and the date that it bears. */
      sha256: z.nullable(z.string()),
      datedOn: z.nullable(z.string()),
      isCorrection: z.boolean(),
    }),
  ),
});

export type FigureUnit = (typeof figureUnits)[number];
export type FigureSummary = z.infer<typeof figureSummary>;
export type FigureAnswer = z.infer<typeof figureAnswer>;
export type FigureRow = FigureAnswer["rows"][number];
