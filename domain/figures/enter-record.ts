import * as z from "zod/mini";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { readEvidence, type EvidenceRefusal, type BookedDocument } from "#domain/document-type.ts";
import { localizedSchema } from "#domain/localized-schema.ts";
import { corrects, countsTwice, measures, type FigureRecord } from "./figure-record.ts";

const maxLength = 500;
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

export const typedFigureRecord = z.object({
  measure: z.enum(measures),
  programId: z.nullable(text),
  from: z.iso.date(),
  to: z.iso.date(),
  value: z.int().check(z.nonnegative()),
  source: localizedSchema(text),
  /** The date that the evidence bears. */
  datedOn: z.nullable(z.iso.date()),
  /** Required for a correction. */
  reason: z.nullable(text),
});
export type TypedFigureRecord = z.infer<typeof typedFigureRecord>;

type Refusal = "counted_twice" | "reason_missing";
type Needs = {
  today: () => string;
  /** Checks again under a lock, then stores; a refusal changes nothing. */
  enter: (
    record: TypedFigureRecord,
    evidence: BookedDocument,
    refusal: (known: readonly FigureRecord[]) => Refusal | null,
    by: Caller,
  ) => Promise<"entered" | Refusal>;
};
type Outcome =
  | { ok: true }
  | { ok: false; reason: "in_the_future" | "ends_before_start" | EvidenceRefusal | Refusal };

/** The same period again is a correction; both records stay. */
export const enterFigureRecord =
  ({ today, enter }: Needs) =>
  async (record: TypedFigureRecord, bytes: Uint8Array | null, by: Caller): Promise<Outcome> => {
    if (record.to > today()) return { ok: false, reason: "in_the_future" };
    if (record.to < record.from) return { ok: false, reason: "ends_before_start" };
    const evidence = readEvidence({ bytes, datedOn: record.datedOn }, { from: record.from, today: today() });
    if (typeof evidence === "string") return { ok: false, reason: evidence };
    const refusal = (known: readonly FigureRecord[]): Refusal | null => {
      if (countsTwice(record, known)) return "counted_twice";
      return record.reason === null && corrects(record, known) ? "reason_missing" : null;
    };
    const outcome = await enter(record, evidence, refusal, by);
    return outcome === "entered" ? { ok: true } : { ok: false, reason: outcome };
  };
