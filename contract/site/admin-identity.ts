import { calls } from "../call.ts";
import { identityAnswer } from "#domain/content/kinds/foundation/identity-answer.ts";
import * as z from "zod/mini";
import { savedAnswer, conflictAnswer, incompleteAnswer } from "#domain/content/editing/answers.ts";

const maxValueLength = 300;
const values = z.record(z.string(), z.string().check(z.maxLength(maxValueLength)));

export const adminIdentityCalls = calls({
  "GET /api/admin/settings/identity": {
    who: "admin",
    summary: "Who the foundation is, and who it was before",
    answers: { 200: identityAnswer },
  },
  "PUT /api/admin/settings/identity": {
    who: "admin",
    proof: true,
    summary: "Change it on top of the version it was read from; papers that were issued keep theirs",
    body: z.object({ basedOn: z.int().check(z.positive()), values }),
    answers: {
      200: savedAnswer,
      404: "There is no identity to change",
      409: conflictAnswer,
      422: incompleteAnswer,
    },
  },
});
