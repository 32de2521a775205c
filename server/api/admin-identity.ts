import * as z from "zod/mini";
import { conflictAnswer, incompleteAnswer, savedAnswer } from "#domain/content/editing/answers.ts";
import { identityAnswer } from "#domain/content/identity-answer.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { answerSave, editorOf } from "./admin-content-answers.ts";

const path = "/api/admin/settings/identity";
const longestValue = 300;
const values = z.record(z.string(), z.string().check(z.maxLength(longestValue)));

/** Who the foundation is: its names, its address and the numbers it is registered under. */
export const adminIdentityApi = ({
  foundationIdentity,
}: Pick<Foundation, "foundationIdentity">): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path,
      who: "admin",
      summary: "Who the foundation is, and who it was before",
      answers: { 200: { description: "The identity with its history", schema: identityAnswer } },
    },
    async ({ c }) => c.json(await foundationIdentity.show()),
  ),
  endpoint(
    {
      method: "put",
      path,
      who: "admin",
      proof: true,
      summary: "Change it on top of the version it was read from; papers that were issued keep theirs",
      body: z.object({ basedOn: z.int().check(z.positive()), values }),
      answers: {
        200: { description: "The version it now has", schema: savedAnswer },
        409: { description: "Someone changed it meanwhile, or a draft waits", schema: conflictAnswer },
        422: { description: "What is wrong, field by field", schema: incompleteAnswer },
      },
    },
    async ({ c, user, body }) => {
      const outcome = await foundationIdentity.change(body, editorOf(c, user));
      if (!outcome.ok && outcome.reason === "draft_waits")
        return refuse(c, 409, "settings.identity.draftWaits");
      return answerSave(c, outcome);
    },
  ),
];
