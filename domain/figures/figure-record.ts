import type { Localized } from "#domain/language.ts";

/** Measures that people count. */
export const measures = ["beneficiaries", "completed_projects", "volunteer_hours"] as const;
export type Measure = (typeof measures)[number];

/** A value for a period. It is never edited; a newer record for the same period replaces it. */
export type FigureRecord = Readonly<{
  id: number;
  measure: Measure;
  /** The program that counted it; null: the whole foundation. */
  programId: string | null;
  from: string;
  to: string;
  value: number;
  source: Localized;
  /** Evidence is a file with its date. Old records have a link instead. */
  sha256: string | null;
  datedOn: string | null;
  link: string | null;
  reason: string | null;
  enteredBy: string;
  enteredOn: string;
}>;

export const evidencePath = ({ id, sha256, link }: Pick<FigureRecord, "id" | "sha256" | "link">) =>
  sha256 === null ? link : `/api/figure-records/${id}/document`;

/** `on`: what had happened by then. `known`: what had been recorded by then; null for everything known now. */
export type AsOf = Readonly<{ on: string; known: string | null }>;

/** The valid records on a day: for each finished period the newest known one. */
export function recordsAsOf(records: readonly FigureRecord[], { on, known }: AsOf): FigureRecord[] {
  const holding = new Map<string, FigureRecord>();
  for (const record of records.toSorted((a, b) => a.id - b.id)) {
    if (record.to <= on && (known === null || record.enteredOn <= known))
      holding.set(periodOf(record), record);
  }
  return [...holding.values()];
}

export const isCorrection = (record: FigureRecord, records: readonly FigureRecord[]): boolean =>
  records.some((other) => other.id < record.id && isSamePeriod(other, record));

export const corrects = (record: Counted, records: readonly Counted[]): boolean =>
  records.some((other) => isSamePeriod(other, record));

/** Overlapping periods would count days twice; the same period again is a correction. */
export const countsTwice = (record: Counted, records: readonly Counted[]): boolean =>
  records.some(
    (other) =>
      other.measure === record.measure &&
      other.programId === record.programId &&
      !isSamePeriod(other, record) &&
      other.from <= record.to &&
      record.from <= other.to,
  );

type Counted = Omit<
  FigureRecord,
  "id" | "value" | "source" | "sha256" | "datedOn" | "link" | "reason" | "enteredBy" | "enteredOn"
>;

const periodOf = ({ measure, programId, from, to }: Counted): string =>
  [measure, programId ?? "", from, to].join(" ");

/** Compared field by field, because this runs for every pair of records. */
const isSamePeriod = (one: Counted, other: Counted): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.measure === other.measure &&
  one.programId === other.programId;
