import { decisionTimesAnswer } from "#domain/back-office/decision-times.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";

export const decisionTimesApi = ({ backOffice }: Pick<Foundation, "backOffice">): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/decision-times",
      who: "anyone",
      summary: "How long applicants waited for a decision, in days, half of them less and half of them more",
      answers: {
        200: { description: "By kind of application; null for too few", schema: decisionTimesAnswer },
      },
    },
    async ({ c }) => {
      const { medianDecisionDays } = backOffice;
      const [volunteer, grant, partner] = await Promise.all([
        medianDecisionDays("volunteer"),
        medianDecisionDays("grant"),
        medianDecisionDays("partner"),
      ]);
      return c.json({ volunteer, grant, partner });
    },
  ),
];
