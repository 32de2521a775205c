import type { MessageId } from "#app/messages/ids.ts";
import { adminApplicationsCalls } from "#contract/applications/admin-applications.ts";
import type { NoteOutcome } from "#domain/applications/review/add-note.ts";
import type { AssignOutcome } from "#domain/applications/review/assign-application.ts";
import type { ApplicationKey } from "#domain/applications/review/locked-application.ts";
import type { MoveOutcome } from "#domain/applications/review/move-application.ts";
import type { CheckOutcome } from "#domain/applications/review/record-check.ts";
import type { StopOutcome } from "#domain/applications/review/record-stop.ts";
import type { ScoreOutcome } from "#domain/applications/review/score-application.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { callerOf } from "../../auth/caller.ts";

type Needs = Pick<Foundation, "backOffice">;

export const adminApplicationsApi = ({ backOffice }: Needs) =>
  endpoints(adminApplicationsCalls, {
    "GET /api/admin/applications/grant": async ({ c }) =>
      answer(c, 200, await backOffice.newestApplications.grant()),
    "GET /api/admin/applications/volunteer": async ({ c }) =>
      answer(c, 200, await backOffice.newestApplications.volunteer()),
    "GET /api/admin/applications/:kind/:id": async ({ c, params }) => {
      const shown = await show(c, backOffice, params);
      if (shown.ok) await backOffice.noteLook(params, callerOf(c).asStaff());
      return shown;
    },
    "POST /api/admin/applications/:kind/:id/letter": async ({ c, params, body }) => {
      if (body.to === "NEW") return refuse(c, 409, "application.error.move_not_allowed");
      const asked = { to: body.to, line: body.line ?? "", award: body.award ?? null };
      const letter = await backOffice.previewLetter(params, asked);
      return letter ? answer(c, 200, letter) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/applications/:kind/:id/moves": async ({ c, params, body }) => {
      const { reason = "", line = "", award = null, ...rest } = body;
      const asked = { ...rest, reason, line, award };
      return answerChange(
        c,
        backOffice,
        params,
        await backOffice.moveApplication(params, asked, callerOf(c).asStaff()),
      );
    },
    "PUT /api/admin/applications/:kind/:id/assignee": async ({ c, params, body }) =>
      answerChange(
        c,
        backOffice,
        params,
        await backOffice.assignApplication(params, body, callerOf(c).asStaff()),
      ),
    "POST /api/admin/applications/:kind/:id/notes": async ({ c, params, body }) =>
      answerChange(c, backOffice, params, await backOffice.addNote(params, body, callerOf(c).asStaff())),
  });

type Outcome = { ok: true } | { ok: false; reason: ChangeRefusal };

export const answerChange = async (
  c: RequestContext,
  backOffice: Needs["backOffice"],
  key: ApplicationKey,
  outcome: Outcome,
) => (outcome.ok ? show(c, backOffice, key) : refuseChange(c, outcome.reason));

async function show(c: RequestContext, backOffice: Needs["backOffice"], key: ApplicationKey) {
  const reader = { userId: callerOf(c).asActor().userId, language: c.get("language") };
  const found = await backOffice.showApplication(key, reader);
  return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
}

type ReasonOf<Result> = Result extends { ok: false; reason: infer Reason extends string } ? Reason : never;
type ChangeRefusal = ReasonOf<
  MoveOutcome | AssignOutcome | NoteOutcome | CheckOutcome | StopOutcome | ScoreOutcome
>;

const refuseChange = (c: RequestContext, reason: ChangeRefusal) =>
  refuse(c, statusFor[reason], wordsFor[reason]);

const statusFor = {
  not_found: 404,
  changed_meanwhile: 409,
  move_not_allowed: 409,
  check_not_seen: 409,
  check_move_not_allowed: 409,
  already_decided: 409,
  already_scored: 409,
  scores_missing: 409,
  not_volunteering: 409,
  stopped_later: 422,
  stopped_before: 422,
  renew_by_required: 422,
  issued_later: 422,
  marks_incomplete: 422,
  comment_required: 422,
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
  check_move_not_allowed: "application.error.check_move_not_allowed",
  already_decided: "application.error.already_decided",
  already_scored: "application.error.already_scored",
  not_volunteering: "application.error.not_volunteering",
  stopped_later: "application.error.stopped_later",
  stopped_before: "application.error.stopped_before",
  renew_by_required: "application.error.renew_by_required",
  issued_later: "application.error.issued_later",
  marks_incomplete: "application.error.marks_incomplete",
  comment_required: "application.error.comment_required",
  scores_missing: "application.error.scores_missing",
  reason_required: "application.error.reason_required",
  award_required: "application.error.award_required",
  award_too_high: "application.error.award_too_high",
  motivation_required: "application.error.motivation_required",
  person_unknown: "application.error.person_unknown",
  note_empty: "application.error.note_empty",
};
