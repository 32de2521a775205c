import type { Localized } from "#domain/language.ts";

/** What is counted by people, because no ledger can. */
export const measures = ["beneficiaries", "completed_projects", "volunteer_hours"] as const;
export type Measure = (typeof measures)[number];

/** So much in this period. It stays as it was entered; a newer record of the same period takes its place. */
export type FigureRecord = Readonly<{
  id: number;
  measure: Measure;
  /** The program that counted it; null: none of them alone. */
  programId: string | null;
  from: string;
  to: string;
  value: number;
  /** How it was counted. */
  source: Localized;
  /** Where it can be looked up: a published document, or an address. */
  documentId: string | null;
  link: string | null;
  /** Of a correction: why it was not as it had been said. */
  reason: string | null;
  enteredBy: string;
  enteredOn: string;
}>;

/** `on`: what had happened by then. `known`: what had been written down by then; null for all that is known now. */
export type AsOf = Readonly<{ on: string; known: string | null }>;

/** The records that hold on a day: of each period the newest that was known, once the period was over. */
export function recordsAsOf(records: readonly FigureRecord[], { on, known }: AsOf): FigureRecord[] {
  const holding = new Map<string, FigureRecord>();
  for (const record of records.toSorted((a, b) => a.id - b.id)) {
    if (record.to <= on && (known === null || record.enteredOn <= known))
      holding.set(periodOf(record), record);
  }
  return [...holding.values()];
}

/** Whether an earlier record of the same period was replaced by it. */
export const isCorrection = (record: FigureRecord, records: readonly FigureRecord[]): boolean =>
  records.some((other) => other.id < record.id && isSamePeriod(other, record));

/** Whether a record of the same period is there already. */
export const corrects = (record: Counted, records: readonly Counted[]): boolean =>
  records.some((other) => isSamePeriod(other, record));

/** Two periods that share a day would count it twice; the same period again is a correction. */
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
  "id" | "value" | "source" | "documentId" | "link" | "reason" | "enteredBy" | "enteredOn"
>;

const periodOf = ({ measure, programId, from, to }: Counted): string =>
  [measure, programId ?? "", from, to].join(" ");

/** Asked of each record about all others: no text is made of them first. */
const isSamePeriod = (one: Counted, other: Counted): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.measure === other.measure &&
  one.programId === other.programId;
