import type { RegisterOutcome } from "#domain/events/register.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import type { Form, FormOutcome, Fields } from "../requests/form.ts";
import { pathParam } from "../requests/path-param.ts";
import {
  receiveApplication,
  receiveGrantApplication,
  receiveMessage,
  receivePartnerApplication,
  receiveRegistration,
} from "../requests/receive-forms.ts";
import { grantRefusals, type GrantRefusal } from "../requests/refuse-grant.ts";

export const publicForms = (foundation: Foundation): Form[] => {
  const volunteer = receiveApplication(foundation);
  const contact = receiveMessage(foundation);
  const partner = receivePartnerApplication(foundation);
  const forms: Form[] = [
    {
      path: "/volunteer",
      name: "volunteer",
      who: "anyone",
      handle: async (fields, c) => {
        const outcome = await volunteer(fields, c);
        if (outcome.ok) return sent(c, "submitted=1#apply");
        return outcome.reason === "invalid"
          ? { ok: false, errors: outcome.errors }
          : { ok: false, errors: { roleId: "volunteer.error.role_unknown" } };
      },
    },
    {
      path: "/contact",
      name: "contact",
      who: "anyone",
      handle: async (fields, c) => {
        const outcome = await contact(fields, c);
        return outcome.ok ? sent(c, "sent=1#write") : { ok: false, errors: outcome.errors };
      },
    },
    {
      path: "/partners",
      name: "partner",
      who: "anyone",
      handle: async (fields, c) => {
        const outcome = await partner(fields, c);
        return outcome.ok ? sent(c, "sent=1#apply") : { ok: false, errors: outcome.errors };
      },
    },
  ];
  return forms.map((form) => foundation.formLimits.form(form));
};

const sent = (c: RequestContext, search: string): FormOutcome => ({
  ok: true,
  location: `${c.req.path}?${search}`,
});

type Needs = Pick<Foundation, "registerForEvent" | "giveUpPlace" | "formLimits" | "consent">;

export const eventForms = (foundation: Needs): Form[] => [
  foundation.formLimits.form({
    path: "/events/:id",
    name: "event",
    who: "anyone",
    handle: async (fields, c) => {
      const outcome = await receiveRegistration(foundation, pathParam(c, "id"))(fields, c);
      if (outcome.ok) {
        const done = outcome.status === "CONFIRMED" ? "registered" : "waiting";
        return { ok: true, location: `${c.req.path}?${done}=1#registration` };
      }
      return outcome.reason === "invalid" ? { ok: false, errors: outcome.errors } : refusalOf[outcome.reason];
    },
  }),
  {
    path: "/events/:id",
    name: "give-up",
    who: "anyone",
    handle: async (fields, c) => {
      const outcome = await foundation.giveUpPlace(pathParam(c, "id"), fields["registration"] ?? "");
      return outcome.ok
        ? { ok: true, location: `${c.req.path}?gaveUp=1#registration` }
        : { ok: false, status: 404, problem: "events.error.no_such_registration" };
    },
  },
];

type Refusal = Exclude<RegisterOutcome, { ok: true }>["reason"];

/** The page reports an unknown event. */
const refusalOf: Record<Refusal, FormOutcome> = {
  no_such_event: { ok: false, status: 404, problem: "errors.not_found" },
  already_started: { ok: false, status: 409, problem: "events.error.already_started" },
  too_few_places: { ok: false, status: 409, errors: { people: "events.error.too_few_places" } },
};

type GrantNeeds = Pick<Foundation, "applyForGrant" | "grantDrafts" | "formLimits" | "consent">;

/** New or continued. The pressed button sends it, or saves it and mails a link. */
export const grantForms = (foundation: GrantNeeds): Form[] =>
  ["/grants/:id", "/grants/:id/apply/:token"].map((path) =>
    foundation.formLimits.form({
      path,
      name: "grant",
      who: "anyone",
      handle: (fields, c) =>
        fields["intent"] === "link" ? saveAndMail(foundation, fields, c) : send(foundation, fields, c),
    }),
  );

async function send(foundation: GrantNeeds, fields: Fields, c: RequestContext): Promise<FormOutcome> {
  const outcome = await receiveGrantApplication(foundation)(placeOf(c), fields, c);
  if (outcome.ok) return { ok: true, location: `${callPath(c)}?sent=1#apply` };
  return outcome.reason === "invalid" ? { ok: false, errors: outcome.errors } : refused(outcome.reason);
}

async function saveAndMail(
  { grantDrafts }: GrantNeeds,
  fields: Fields,
  c: RequestContext,
): Promise<FormOutcome> {
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
