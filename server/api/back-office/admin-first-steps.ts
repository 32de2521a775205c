import { adminFirstStepsCalls } from "#contract/back-office/admin-first-steps.ts";
import { isFirstStep } from "#domain/first-steps/first-steps.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

type Needs = Pick<Foundation, "firstSteps">;

/** What is left to do after a new site was set up. */
export const adminFirstStepsApi = ({ firstSteps }: Needs): Endpoint[] =>
  endpoints(adminFirstStepsCalls, {
    "GET /api/admin/first-steps": async ({ c }) => answer(c, 200, await firstSteps.show(c.get("language"))),
    "POST /api/admin/first-steps/:step/postponement": async ({ c, params }) => {
      if (!isFirstStep(params.step)) return refuse(c, 404, "errors.not_found");
      await firstSteps.postpone(params.step, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
  });
