import type { MessageId } from "#app/messages/ids.ts";
import type { AssignOutcome } from "#domain/back-office/assign-application.ts";
import type { NoteOutcome } from "#domain/back-office/add-note.ts";
import type { MoveOutcome } from "#domain/back-office/move-application.ts";
import type { RequestContext } from "../context.ts";
import { refuse } from "../refuse.ts";

type ReasonOf<Outcome> = Outcome extends { ok: false; reason: infer Reason extends string } ? Reason : never;
export type ChangeRefusal = ReasonOf<MoveOutcome | AssignOutcome | NoteOutcome>;

/** Why a change to an application was not made, in words. */
export const refuseChange = (c: RequestContext, reason: ChangeRefusal): Response =>
  refuse(c, statusFor[reason], wordsFor[reason]);

const statusFor = {
  not_found: 404,
  changed_meanwhile: 409,
  move_not_allowed: 409,
  check_not_seen: 409,
  scores_missing: 409,
  reason_required: 422,
  award_required: 422,
  award_too_high: 422,
  motivation_required: 422,
  person_unknown: 422,
  note_empty: 422,
} as const satisfies Record<ChangeRefusal, number>;

const wordsFor: Record<ChangeRefusal, MessageId> = {
  not_found: "errors.not_found",
  changed_meanwhile: "application.error.changed_meanwhile",
  move_not_allowed: "application.error.move_not_allowed",
  check_not_seen: "application.error.check_not_seen",
  scores_missing: "application.error.scores_missing",
  reason_required: "application.error.reason_required",
  award_required: "application.error.award_required",
  award_too_high: "application.error.award_too_high",
  motivation_required: "application.error.motivation_required",
  person_unknown: "application.error.person_unknown",
  note_empty: "application.error.note_empty",
};
