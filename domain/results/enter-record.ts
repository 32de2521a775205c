import type { Caller } from "#domain/audit/audit-entry.ts";
import { readDocument, type BookedDocument } from "#domain/document-type.ts";
import type { Indicator } from "./indicator.ts";
import type { Results } from "./ports.ts";
import type { TypedRecord } from "./typed-results.ts";

type Reason =
  | "not_found"
  | "in_the_future"
  | "value_missing"
  | "more_than_a_hundred"
  | "note_missing"
  | "evidence_missing"
  | "reason_missing"
  | "unknown_record"
  | "day_taken"
  | "corrected_already"
  | "document_wrong"
  | "document_too_large";
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
    const document = bytes && readDocument(bytes);
    if (typeof document === "string") return { ok: false, reason: document };
    const refusal = refusalOf(indicator, record, document, today());
    if (refusal) return { ok: false, reason: refusal };
    const entered = await enter(indicator, record, document, by);
    return entered === "entered" ? { ok: true } : { ok: false, reason: entered };
  };

function refusalOf(
  { measure, records }: Indicator,
  { kind, value, on, note, link, corrects, reason }: TypedRecord,
  document: BookedDocument | null,
  today: string,
): Reason | null {
  if (kind === "ACTUAL" && on > today) return "in_the_future";
  if (value === null && corrects === null) return "value_missing";
  if (measure === "PERCENT" && (value ?? 0) > 100) return "more_than_a_hundred";
  if (kind === "ACTUAL" && value !== null && note === null) return "note_missing";
  if (kind === "ACTUAL" && value !== null && link === null && document === null) return "evidence_missing";
  if ((corrects === null) !== (reason === null)) return "reason_missing";
  if (corrects !== null && !records.some((each) => each.id === corrects && each.kind === kind))
    return "unknown_record";
  return null;
}
