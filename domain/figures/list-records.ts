import * as z from "zod/mini";
import { localizedText } from "#domain/localized-schema.ts";
import { measures, recordsAsOf, type FigureRecord } from "./figure-record.ts";

const named = z.object({ id: z.string(), title: z.string() });

/** All records, newest first, and the possible subjects of a new one. */
export const figureRecordList = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      measure: z.enum(measures),
      programId: z.nullable(z.string()),
      from: z.string(),
      to: z.string(),
      value: z.int(),
      source: localizedText,
      sha256: z.nullable(z.string()),
      datedOn: z.nullable(z.string()),
      link: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      /** Null for the program, and for deleted accounts. */
      enteredBy: z.nullable(z.string()),
      enteredOn: z.string(),
      /** False: replaced by a newer record of the same period. */
      holds: z.boolean(),
    }),
  ),
  programs: z.array(named),
});
export type FigureRecordList = z.infer<typeof figureRecordList>;

type Named = Readonly<{ id: string; title: string }>;
type Known = Readonly<{
  records: readonly FigureRecord[];
  names: ReadonlyMap<string, string>;
  programs: readonly Named[];
}>;

export function listRecords({ records, names, programs }: Known, today: string): FigureRecordList {
  const holding = new Set(recordsAsOf(records, { on: today, known: null }).map(({ id }) => id));
  const rows = records.toReversed().map((record) => ({
    ...record,
    enteredBy: names.get(record.enteredBy) ?? null,
    holds: holding.has(record.id),
  }));
  return { rows, programs: [...programs] };
}
