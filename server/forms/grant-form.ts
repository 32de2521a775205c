import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import type { Fields, Form, FormOutcome } from "../requests/form.ts";
import { pathParam } from "../requests/path-param.ts";
import { grantRefusals, type GrantRefusal } from "../requests/refuse-grant.ts";

type Needs = Pick<Foundation, "applyForGrant" | "grantDrafts" | "formLimits">;

/** The form of a call, new or continued: sent, or saved with a mailed link, by the pressed button. */
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

const refused = (reason: GrantRefusal): FormOutcome => ({ ok: false, ...grantRefusals[reason] });

const placeOf = (c: RequestContext): { callId: string; draftToken: string | null } => ({
  callId: pathParam(c, "id"),
  draftToken: c.req.param("token") ?? null,
});

/** The call's own page, in the language the form was sent in. */
const callPath = (c: RequestContext): string => c.req.path.replace(/\/apply\/[^/]*\/?$/, "");
