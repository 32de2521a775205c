import { compared, needsPerson, type Finding } from "./belief.ts";
import {
  answerTo,
  newPayment,
  oddAmount,
  pageOf,
  paidPayment,
  refund,
  type MollieApi,
  type MollieBelief,
} from "./mollie-parts.ts";

const shownPatienceMs = 2 * 60_000;

export const refundBeliefs: readonly MollieBelief[] = [
  {
    id: "M17",
    sentence: "two equal refunds in short succession are a conflict",
    check: (api) =>
      withPaid(api, async (paymentId) => {
        const amount = oddAmount();
        await refund(api, paymentId, amount);
        const again = await answerTo(refund(api, paymentId, amount));
        return compared({ "the second": 409 }, { "the second": again });
      }),
  },
  {
    id: "M18",
    sentence:
      "a refund is queued or pending first, and the webhook tells of it later, but not when it is cancelled",
    check: (api) =>
      withPaid(api, async (paymentId) => {
        const { status } = await refund(api, paymentId);
        if (status !== "queued" && status !== "pending")
          return compared({ "at first": "queued or pending" }, { "at first": status });
        return needsPerson(
          `it is ${status} at first; start the program with test keys at an address Mollie can reach, refund a gift there and see in its log which changes the webhook tells of`,
        );
      }),
  },
  {
    id: "M23",
    sentence: "a refund is in the list of its payment two minutes after it was made",
    check: (api) =>
      withPaid(api, async (paymentId) => {
        const { id } = await refund(api, paymentId);
        const found = await api.until(
          async () => {
            const { result } = await api.mollie.refunds.list({ paymentId, limit: 250 });
            return result.embedded.refunds.some((each) => each.id === id);
          },
          Boolean,
          shownPatienceMs,
        );
        return compared({ "is listed": true }, { "is listed": found });
      }),
  },
];

async function withPaid(api: MollieApi, check: (paymentId: string) => Promise<Finding>): Promise<Finding> {
  const paid = await paidPayment(api);
  if (paid) return check(paid);
  return needsPerson(
    `pay ${pageOf(await newPayment(api))} as a test within a quarter of an hour, then run this again`,
  );
}
