import { recordsAsOf, type FigureRecord } from "./figure-record.ts";

/** People helped by each program so far. */
export function helpedByProgram(
  records: readonly FigureRecord[],
  today: string,
): ReadonlyMap<string, number> {
  const helped = new Map<string, number>();
  for (const { measure, programId, value } of recordsAsOf(records, { on: today, known: null })) {
    if (measure !== "beneficiaries" || programId === null) continue;
    helped.set(programId, (helped.get(programId) ?? 0) + value);
  }
  return helped;
}
