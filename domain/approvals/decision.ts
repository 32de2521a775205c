import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Cents } from "#domain/money/cents.ts";

type Waiting = Readonly<{ isOwn: boolean; isDecided: boolean }>;

export type DecisionRefusal = "unknown_entry" | "own_entry" | "decided_already" | "not_correctable";
/** `not_bookable`: what was right when it was entered no longer is. */
export type DecisionOutcome =
  | Readonly<{ ok: true }>
  | Readonly<{ ok: false; reason: DecisionRefusal | "not_bookable" }>;

/** What entering does: book now, keep for a second person, or book as that second person. */
export type EntryStep = "book" | "wait" | "approve";

/** Above the limit a second person approves. The program itself books what it must. */
export const stepOf = (cents: Cents, limitCents: Cents, by: Actor): EntryStep =>
  by !== "program" && cents > limitCents ? "wait" : "book";

/** Why a person cannot approve or refuse what waits: the second person is not the first. */
export function refusalOfDecision({ isOwn, isDecided }: Waiting): "decided_already" | "own_entry" | null {
  if (isDecided) return "decided_already";
  return isOwn ? "own_entry" : null;
}
