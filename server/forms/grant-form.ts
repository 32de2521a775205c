import type { ApplyOutcome } from "#domain/grants/apply-for-grant.ts";
import type { LinkOutcome } from "#domain/grants/keep-draft.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import type { Fields, Form, FormOutcome } from "./serve-forms.ts";
import { refuse } from "../refuse.ts";

type Needs = Pick<Foundation, "applyForGrant" | "grantDrafts" | "formLimits">;

/** The form of a call, begun anew or gone on with: it is sent, or saved and its link mailed, by the button that was pressed. */
export const grantForms = (foundation: Needs): Form[] =>
  ["/grants/:id", "/grants/:id/apply/:token"].map((path) =>
    foundation.formLimits.form({
      path,
      name: "grant",
      who: "anyone",
      handle: (fields, c) =>
        fields["intent"] === "link" ? saveAndMail(foundation, fields, c) : send(foundation, fields, c),
    }),
  );

async function send({ applyForGrant }: Needs, fields: Fields, c: RequestContext): Promise<FormOutcome> {
  const outcome = await applyForGrant({ ...placeOf(c), input: fields, language: c.get("language") });
  if (outcome.ok) return { ok: true, location: `${callPath(c)}?sent=1#apply` };
  return outcome.reason === "invalid" ? { ok: false, errors: outcome.errors } : refused(outcome.reason);
}

async function saveAndMail({ grantDrafts }: Needs, fields: Fields, c: RequestContext): Promise<FormOutcome> {
  const { callId, draftToken } = placeOf(c);
  const outcome = await grantDrafts.saveAndMail({ callId, token: draftToken, fields }, c.get("language"));
  if (outcome.ok) return { ok: true, location: `${callPath(c)}/apply/${outcome.token}?mailed=1#apply` };
  return outcome.reason === "email_invalid"
    ? { ok: false, errors: { email: "grants.error.email_invalid" } }
    : refused(outcome.reason);
}

type ApplyRefusal = Exclude<ApplyOutcome, { ok: true }>["reason"];
type LinkRefusal = Exclude<LinkOutcome, { ok: true }>["reason"];
type GrantRefusal = Exclude<ApplyRefusal | LinkRefusal, "invalid" | "email_invalid">;

/** What is said when nothing is wrong with a field. */
const refusals: Record<GrantRefusal, { status: 404 | 409; problem: MessageId }> = {
  call_unknown: { status: 404, problem: "errors.not_found" },
  call_not_open_yet: { status: 409, problem: "grants.error.call_not_open_yet" },
  call_closed: { status: 409, problem: "grants.error.call_closed" },
  draft_unknown: { status: 404, problem: "grants.error.draft_unknown" },
  already_sent: { status: 409, problem: "grants.error.already_sent" },
};

/** A call is answered with the same sentence as the form. */
export const refuseGrant = (c: RequestContext, reason: GrantRefusal) =>
  refuse(c, refusals[reason].status, refusals[reason].problem);

const refused = (reason: GrantRefusal): FormOutcome => ({ ok: false, ...refusals[reason] });

const placeOf = (c: RequestContext): { callId: string; draftToken: string | null } => ({
  callId: c.req.param("id") ?? "",
  draftToken: c.req.param("token") ?? null,
});

/** The call's own page, in the language the form was sent in. */
const callPath = (c: RequestContext): string => c.req.path.replace(/\/apply\/[^/]*\/?$/, "");
