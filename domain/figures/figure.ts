import * as z from "zod/mini";

const figureUnits = ["cents", "count", "hours", "percent"] as const;
const unit = z.enum(figureUnits);

const amount = z.object({ label: z.string(), value: z.int(), unit });
/** Whole, but for what projects count: shares can have decimals. */
const value = z.number();
const period = z.object({ from: z.string(), to: z.string() });

/** A published figure: what it counts, of which day it is, and what it was made from. */
export const figureSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** What it counts, in a sentence. */
  counts: z.string(),
  unit,
  /** Money in whole cents. */
  value,
  /** The last day that is counted. */
  on: z.string(),
  /** Only what had been written down by the end of this day; null: all that is known now. */
  known: z.nullable(z.string()),
  period: z.nullable(period),
  /** Of a ratio: what is divided. Of a sum with a goal or a budget: the sum. */
  part: z.nullable(amount),
  /** What it is divided by, or compared with. */
  whole: z.nullable(amount),
  /** Computed from the ledger, added up from dated records, the latest of a project's records, counted from what is published, or divided out of a unit's cost. */
  origin: z.enum(["ledger", "records", "results", "content", "unit_cost"]),
  /** The last day on which it may be said; null where it has none. */
  validUntil: z.nullable(z.string()),
  /** The address at which the same question is answered as data. */
  question: z.string(),
});

export const figureAnswer = z.extend(figureSummary, {
  /** What adds up to it: sums and counts, never a donor. */
  rows: z.array(
    z.object({
      label: z.string(),
      period: z.nullable(period),
      value,
      unit,
      /** How it was counted. */
      source: z.nullable(z.string()),
      /** Where it can be looked up. */
      evidence: z.nullable(z.string()),
      /** An earlier record of the same period said something else. */
      isCorrection: z.boolean(),
    }),
  ),
});

export type FigureUnit = (typeof figureUnits)[number];
export type FigureSummary = z.infer<typeof figureSummary>;
export type FigureAnswer = z.infer<typeof figureAnswer>;
export type FigureRow = FigureAnswer["rows"][number];
