import { byPerson, compared } from "./belief.ts";
import { amountCents, minuteMs, paidByCard, type StripeBelief } from "./stripe-parts.ts";

const disputePatienceMs = 5 * minuteMs;

export const disputeBeliefs: readonly StripeBelief[] = [
  {
    id: "S7",
    sentence: "a dispute holds the line that took the money, with its fee, and the one that gave it back",
    check: async (api) => {
      const { stripe, until } = api;
      const { id } = await paidByCard(api, "pm_card_createDispute");
      const { data } = await until(
        () => stripe.disputes.list({ payment_intent: id }),
        (disputes) => (disputes.data[0]?.balance_transactions.length ?? 0) > 0,
        disputePatienceMs,
      );
      const [dispute] = data;
      const taken = dispute?.balance_transactions[0];
      if (!dispute || !taken) return compared({ "takes the money": true }, { "takes the money": false });
      const evidence = { uncategorized_text: "winning_evidence" };
      await stripe.disputes.update(dispute.id, { evidence, submit: true });
      const won = await until(
        () => stripe.disputes.retrieve(dispute.id),
        ({ balance_transactions: lines }) => lines.length > 1,
        disputePatienceMs,
      );
      const back = won.balance_transactions.find((line) => line.id !== taken.id);
      return compared(
        { taken: -amountCents, "has a fee": true, dispute: "won", "given back": amountCents },
        { taken: taken.amount, "has a fee": taken.fee > 0, dispute: won.status, "given back": back?.amount },
      );
    },
  },
  byPerson(
    "S8",
    "a prevented dispute has lines of its own only if the money went by it, and not by a refund",
    "look at the first real one in https://dashboard.stripe.com/disputes: compare disputes/<id> with refunds?payment_intent=<its payment>",
  ),
];
