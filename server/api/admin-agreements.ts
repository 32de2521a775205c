import * as z from "zod/mini";
import { agreementStates } from "#domain/periodic/agreement.ts";
import { agreementPage, agreementStory } from "#domain/periodic/desk-answers.ts";
import { endGrounds } from "#domain/periodic/end-agreement.ts";
import { actorOf } from "../actor.ts";
import { today } from "../clock.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { file, languageOf } from "./my-papers.ts";

const base = "/api/admin/periodic-agreements";
const longestSearch = 200;
const longestCursor = 100;

/** A form sent without JavaScript names every field, so each may be empty. */
const listQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  state: z.optional(z.enum(["", ...agreementStates])),
  before: z.optional(z.string().check(z.maxLength(longestCursor))),
});
const unknown = { 404: { description: "No such agreement" } };
const statusFor = {
  not_active: 409,
  ground_not_agreed: 422,
  day_ahead: 422,
  day_before_start: 422,
} as const;

/** What staff do with agreements that donors have drawn up. */
export const adminAgreementsApi = ({
  periodicAgreements: agreements,
}: Pick<Foundation, "periodicAgreements">): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: base,
      who: "staff",
      summary: "Agreements by number, name, address and state, the newest first",
      query: listQuery,
      answers: { 200: { description: "One page and where the next begins", schema: agreementPage } },
    },
    async ({ c, query: { q = "", state, before } }) => {
      const search = q.replaceAll("\0", "").trim();
      return c.json(await agreements.desk.list({ search, state: state || null, before: before || null }));
    },
  ),
  endpoint(
    {
      method: "get",
      path: `${base}/:id`,
      who: "staff",
      summary: "One agreement; the look is written to the audit log",
      answers: { 200: { description: "The agreement", schema: agreementStory }, ...unknown },
    },
    async ({ c, user }) => {
      const story = await agreements.desk.show(c.req.param("id") ?? "", actorOf(user), c.get("requestId"));
      return story ? c.json(story) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "get",
      path: `${base}/:id/agreement.pdf`,
      who: "staff",
      summary: "The deed without the citizen service number, but for its last three digits",
      query: z.object({ language: z.optional(z.enum(["en", "nl", "ar"])) }),
      answers: { 200: { description: "The PDF" }, ...unknown },
    },
    async ({ c, user }) => {
      const look = { by: actorOf(user), requestId: c.get("requestId") };
      const deed = await agreements.maskedDeed(c.req.param("id") ?? "", languageOf(c), look);
      return deed ? file(c, "application/pdf", deed.name, deed.bytes) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "post",
      path: `${base}/:id/activation`,
      who: "staff",
      summary: "Both have signed: gifts from that day on count under the agreement",
      body: z.object({ signedOn: z.optional(z.iso.date()) }),
      answers: {
        200: {
          description: "Active",
          schema: z.object({ state: z.literal("ACTIVE"), activeFrom: z.string() }),
        },
        ...unknown,
        409: { description: "It was withdrawn" },
        422: { description: "The day lies ahead" },
      },
    },
    async ({ c, user, body: { signedOn = today() } }) => {
      const id = c.req.param("id") ?? "";
      const outcome = await agreements.activate(id, signedOn, actorOf(user), c.get("requestId"));
      if (outcome === null) return refuse(c, 422, "agreements.error.day_ahead");
      if (outcome.ok) return c.json({ state: "ACTIVE", activeFrom: outcome.activeFrom });
      return outcome.reason === "agreement_unknown"
        ? refuse(c, 404, "errors.not_found")
        : refuse(c, 409, "agreements.error.withdrawn");
    },
  ),
  endpoint(
    {
      method: "post",
      path: `${base}/:id/end`,
      who: "staff",
      summary: "It ends before its time, by a death or on a ground it names; gifts up to that day count",
      body: z.object({ endedOn: z.iso.date(), ground: z.enum(endGrounds) }),
      answers: {
        200: { description: "Ended", schema: z.object({ state: z.literal("ENDED"), endedOn: z.string() }) },
        ...unknown,
        409: { description: "It is not active" },
        422: { description: "Not agreed as a ground, or no day on which it can end" },
      },
    },
    async ({ c, user, body }) => {
      const id = c.req.param("id") ?? "";
      const outcome = await agreements.desk.end(id, body, actorOf(user), c.get("requestId"));
      if (outcome.ok) return c.json({ state: "ENDED", endedOn: body.endedOn });
      const { reason } = outcome;
      if (reason === "agreement_unknown") return refuse(c, 404, "errors.not_found");
      return refuse(c, statusFor[reason], `agreements.error.${reason}`);
    },
  ),
];
