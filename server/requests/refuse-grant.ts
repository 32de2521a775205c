import type { MessageId } from "#app/messages/ids.ts";
import type { ApplyOutcome } from "#domain/applications/grant/apply-for-grant.ts";
import type { LinkOutcome } from "#domain/applications/grant/keep-draft.ts";
import type { RequestContext } from "../context.ts";
import { refuse } from "../refuse.ts";

type ApplyRefusal = Exclude<ApplyOutcome, { ok: true }>["reason"];
type LinkRefusal = Exclude<LinkOutcome, { ok: true }>["reason"];
export type GrantRefusal = Exclude<ApplyRefusal | LinkRefusal, "invalid" | "email_invalid">;

/** Refusals without a wrong field. */
export const grantRefusals: Record<GrantRefusal, { status: 404 | 409; problem: MessageId }> = {
  call_unknown: { status: 404, problem: "errors.not_found" },
  call_not_open_yet: { status: 409, problem: "grants.error.call_not_open_yet" },
  call_closed: { status: 409, problem: "grants.error.call_closed" },
  draft_unknown: { status: 404, problem: "grants.error.draft_unknown" },
  already_sent: { status: 409, problem: "grants.error.already_sent" },
};

export const refuseGrant = (c: RequestContext, reason: GrantRefusal) =>
  refuse(c, grantRefusals[reason].status, grantRefusals[reason].problem);
