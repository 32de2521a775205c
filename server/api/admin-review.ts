import * as z from "zod/mini";
import { checkStates } from "#domain/back-office/record-check.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { answerChange, changed, keyOf } from "./admin-applications.ts";
import { doerOf } from "./doer.ts";

const longestComment = 5000;
const mostCriteria = 50;
const day = z.optional(z.nullable(z.iso.date()));

/** What must be known before somebody is approved: a volunteer's check, a grant's scores. */
export const adminReviewApi = ({ backOffice }: Pick<Foundation, "backOffice">): Endpoint[] => [
  endpoint(
    {
      method: "put",
      path: "/api/admin/applications/volunteer/:id/background-check",
      who: "staff",
      summary: "Record how far a volunteer's background check is; never a copy of it",
      body: z.object({
        version: z.int().check(z.positive()),
        to: z.enum(checkStates),
        issuedOn: day,
        renewBy: day,
      }),
      answers: changed,
    },
    async ({ c, body, user }) => {
      const { issuedOn = null, renewBy = null, ...rest } = body;
      const asked = { ...rest, issuedOn, renewBy };
      const outcome = await backOffice.recordCheck(keyOf(c, "volunteer"), asked, doerOf(c, user));
      return answerChange(c, backOffice, "volunteer", outcome);
    },
  ),
  endpoint(
    {
      method: "put",
      path: "/api/admin/applications/volunteer/:id/stop",
      who: "staff",
      summary:
        "Record a volunteer's last day, after which their data are kept for their term; null takes it back",
      body: z.object({ version: z.int().check(z.positive()), stoppedOn: z.nullable(z.iso.date()) }),
      answers: changed,
    },
    async ({ c, body, user }) => {
      const outcome = await backOffice.recordStop(keyOf(c, "volunteer"), body, doerOf(c, user));
      return answerChange(c, backOffice, "volunteer", outcome);
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/admin/applications/grant/:id/scores",
      who: "staff",
      summary: "Score a grant application by the criteria of its call; each reviewer once",
      body: z.object({
        marks: z.array(z.int()).check(z.maxLength(mostCriteria)),
        comment: z.string().check(z.maxLength(longestComment)),
      }),
      answers: changed,
    },
    async ({ c, body, user }) => {
      const outcome = await backOffice.scoreApplication(keyOf(c, "grant"), body, doerOf(c, user));
      return answerChange(c, backOffice, "grant", outcome);
    },
  ),
];
