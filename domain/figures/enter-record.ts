import * as z from "zod/mini";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { countsTwice, measures, type FigureRecord } from "./figure-record.ts";

const maxLength = 500;
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

/** What staff say of a figure that no ledger can count. */
export const typedFigureRecord = z.object({
  measure: z.enum(measures),
  programId: z.nullable(text),
  from: z.iso.date(),
  to: z.iso.date(),
  value: z.int().check(z.nonnegative()),
  source: z.object({ en: text, nl: text, ar: text }),
  documentId: z.nullable(text),
  link: z.nullable(text),
});
export type TypedFigureRecord = z.infer<typeof typedFigureRecord>;

type Needs = {
  today: () => string;
  /** Asks once more with nobody else entering at the same time; "counted_twice" leaves everything as it was. */
  enter: (
    record: TypedFigureRecord,
    isRefused: (known: readonly FigureRecord[]) => boolean,
    by: Caller,
  ) => Promise<"entered" | "counted_twice">;
};
type Outcome =
  | { ok: true }
  | { ok: false; reason: "in_the_future" | "ends_before_start" | "no_evidence" | "counted_twice" };

/** The same period again is a correction; both records stay. */
export const enterFigureRecord =
  ({ today, enter }: Needs) =>
  async (record: TypedFigureRecord, by: Caller): Promise<Outcome> => {
    if (record.to > today()) return { ok: false, reason: "in_the_future" };
    if (record.to < record.from) return { ok: false, reason: "ends_before_start" };
    if (record.documentId === null && record.link === null) return { ok: false, reason: "no_evidence" };
    const outcome = await enter(record, (known) => countsTwice(record, known), by);
    return outcome === "entered" ? { ok: true } : { ok: false, reason: outcome };
  };
