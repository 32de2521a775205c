import * as z from "zod/mini";
import { longestNote } from "#domain/back-office/add-note.ts";
import { applicationAnswer, letterPreview } from "#domain/back-office/application-answer.ts";
import { applicationKinds, type ApplicationKind } from "#domain/back-office/application-kind.ts";
import { applicationStatuses } from "#domain/back-office/application-status.ts";
import type { ApplicationKey } from "#domain/back-office/locked-application.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { doerOf, userOf } from "./doer.ts";
import { refuseChange, type ChangeRefusal } from "./refuse-change.ts";

const longestText = 5000;
const longestLine = 1000;
const text = (most: number) => z.string().check(z.maxLength(most));
const version = z.int().check(z.positive());
const award = z.optional(
  z.nullable(z.object({ cents: z.int().check(z.positive()), motivation: text(longestText) })),
);

const moveBody = z.object({
  version,
  to: z.enum(applicationStatuses),
  reason: z.optional(text(longestText)),
  line: z.optional(text(longestLine)),
  award,
});
const letterBody = z.object({ to: z.enum(applicationStatuses), line: z.optional(text(longestLine)), award });
const assigneeBody = z.object({ version, assigneeId: z.nullable(text(200)) });
const noteBody = z.object({ id: z.uuid(), text: text(longestNote) });

type Needs = Pick<Foundation, "backOffice">;

/** One application: everything about it, and what staff do with it. */
export const adminApplicationsApi = ({ backOffice }: Needs): Endpoint[] =>
  applicationKinds.flatMap((kind) => [...readingOf(kind, backOffice), ...workOf(kind, backOffice)]);

const refusals = {
  404: { description: "There is no such application" },
  409: { description: "A colleague changed it meanwhile, or its state does not allow this" },
  422: { description: "Something is missing; the sentence says what" },
};
export const changed = {
  ...refusals,
  200: { description: "The application as it is now", schema: applicationAnswer },
};

const readingOf = (kind: ApplicationKind, backOffice: Needs["backOffice"]): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: `/api/admin/applications/${kind}/:id`,
      who: "staff",
      summary: `One application (${kind}) with everything sent, its history and notes; looking is written down`,
      answers: { 200: changed[200], 404: refusals[404] },
    },
    async ({ c, user }) => {
      const key = keyOf(c, kind);
      const answer = await answerWith(c, backOffice, key);
      if (answer.ok) await backOffice.noteLook(key, doerOf(c, user));
      return answer;
    },
  ),
  endpoint(
    {
      method: "post",
      path: `/api/admin/applications/${kind}/:id/letter`,
      who: "staff",
      summary: `The letter that a move of this application (${kind}) would send; nothing is sent`,
      body: letterBody,
      answers: { 200: { description: "The letter", schema: letterPreview }, 404: refusals[404] },
    },
    async ({ c, body }) => {
      if (body.to === "NEW") return refuseChange(c, "move_not_allowed");
      const asked = { to: body.to, line: body.line ?? "", award: body.award ?? null };
      const letter = await backOffice.previewLetter(keyOf(c, kind), asked);
      return letter ? c.json(letter) : refuse(c, 404, "errors.not_found");
    },
  ),
];

const workOf = (kind: ApplicationKind, backOffice: Needs["backOffice"]): Endpoint[] => [
  endpoint(
    {
      method: "post",
      path: `/api/admin/applications/${kind}/:id/moves`,
      who: "staff",
      summary: `Move an application (${kind}) to another status, with a letter to the applicant`,
      body: moveBody,
      answers: changed,
    },
    async ({ c, body, user }) => {
      const { reason = "", line = "", award: given = null, ...rest } = body;
      const asked = { ...rest, reason, line, award: given };
      return answerChange(
        c,
        backOffice,
        kind,
        await backOffice.moveApplication(keyOf(c, kind), asked, doerOf(c, user)),
      );
    },
  ),
  endpoint(
    {
      method: "put",
      path: `/api/admin/applications/${kind}/:id/assignee`,
      who: "staff",
      summary: `Give an application (${kind}) to a colleague, or to nobody`,
      body: assigneeBody,
      answers: changed,
    },
    async ({ c, body, user }) =>
      answerChange(
        c,
        backOffice,
        kind,
        await backOffice.assignApplication(keyOf(c, kind), body, doerOf(c, user)),
      ),
  ),
  endpoint(
    {
      method: "post",
      path: `/api/admin/applications/${kind}/:id/notes`,
      who: "staff",
      summary: `Write a note about an application (${kind}); the same id again changes nothing`,
      body: noteBody,
      answers: changed,
    },
    async ({ c, body, user }) =>
      answerChange(c, backOffice, kind, await backOffice.addNote(keyOf(c, kind), body, doerOf(c, user))),
  ),
];

export const keyOf = (c: RequestContext, kind: ApplicationKind): ApplicationKey => ({
  kind,
  id: (c.req.param("id") ?? "").replaceAll("\0", ""),
});

type Outcome = { ok: true } | { ok: false; reason: ChangeRefusal };

export const answerChange = (
  c: RequestContext,
  backOffice: Needs["backOffice"],
  kind: ApplicationKind,
  outcome: Outcome,
): Response | Promise<Response> =>
  outcome.ok ? answerWith(c, backOffice, keyOf(c, kind)) : refuseChange(c, outcome.reason);

async function answerWith(
  c: RequestContext,
  backOffice: Needs["backOffice"],
  key: ApplicationKey,
): Promise<Response> {
  const reader = { userId: userOf(c.get("user")).id, language: c.get("language") };
  const found = await backOffice.showApplication(key, reader);
  return found ? c.json(found) : refuse(c, 404, "errors.not_found");
}
