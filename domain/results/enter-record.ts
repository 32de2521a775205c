import type { Caller } from "#domain/audit/audit-entry.ts";
import { readDocument, readEvidence, type EvidenceRefusal } from "#domain/document-type.ts";
import type { Indicator } from "./indicator.ts";
import type { Results } from "./ports.ts";
import type { TypedRecord } from "./typed-results.ts";

type Reason =
  | "not_found"
  | "in_the_future"
  | "value_missing"
  | "more_than_a_hundred"
  | "note_missing"
  | "reason_missing"
  | "unknown_record"
  | "day_taken"
  | "corrected_already"
  | EvidenceRefusal;
export type EnterRecordOutcome = { ok: true } | { ok: false; reason: Reason };

type Needs = Pick<Results, "find" | "enter"> & { today: () => string };

/** Adds a public result. Nothing is changed: a correction is a new record with a reason. */
export const enterRecord =
  ({ find, enter, today }: Needs) =>
  async (
    indicatorId: string,
    record: TypedRecord,
    bytes: Uint8Array | null,
    by: Caller,
  ): Promise<EnterRecordOutcome> => {
    const indicator = await find(indicatorId);
    if (!indicator) return { ok: false, reason: "not_found" };
    const refusal = refusalOf(indicator, record, today());
    if (refusal) return { ok: false, reason: refusal };
    const document = documentOf(record, bytes, today());
    if (typeof document === "string") return { ok: false, reason: document };
    const entered = await enter(indicator, record, document, by);
    return entered === "entered" ? { ok: true } : { ok: false, reason: entered };
  };

function refusalOf(
  { measure, records }: Indicator,
  { kind, value, on, note, corrects, reason }: TypedRecord,
  today: string,
): Reason | null {
  if (kind === "ACTUAL" && on > today) return "in_the_future";
  if (value === null && corrects === null) return "value_missing";
  if (measure === "PERCENT" && (value ?? 0) > 100) return "more_than_a_hundred";
  if (kind === "ACTUAL" && value !== null && note === null) return "note_missing";
  if ((corrects === null) !== (reason === null)) return "reason_missing";
  if (corrects !== null && !records.some((each) => each.id === corrects && each.kind === kind))
    return "unknown_record";
  return null;
}

/** A result needs evidence; a baseline or target may have a document. */
const documentOf = (
  { kind, value, on, documentDatedOn }: TypedRecord,
  bytes: Uint8Array | null,
  today: string,
) =>
  kind === "ACTUAL" && value !== null
    ? readEvidence({ bytes, datedOn: documentDatedOn }, { from: on, today })
    : bytes && readDocument(bytes);
