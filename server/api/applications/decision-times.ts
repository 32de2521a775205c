import type { Foundation } from "../../composition.ts";
import { decisionTimesCalls } from "#contract/applications/decision-times.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";

export const decisionTimesApi = ({ backOffice }: Pick<Foundation, "backOffice">): Endpoint[] =>
  endpoints(decisionTimesCalls, {
    "GET /api/decision-times": async ({ c }) => {
      const { medianDecisionDays } = backOffice;
      const [volunteer, grant, partner] = await Promise.all([
        medianDecisionDays("volunteer"),
        medianDecisionDays("grant"),
        medianDecisionDays("partner"),
      ]);
      return answer(c, 200, { volunteer, grant, partner });
    },
  });
