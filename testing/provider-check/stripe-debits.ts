import { compared } from "./belief.ts";
import {
  bankPatienceMs,
  begunByDebit,
  chargeIn,
  ibans,
  minuteMs,
  nameOf,
  successTold,
  withCharge,
  type StripeApi,
  type StripeBelief,
} from "./stripe-parts.ts";

/** What is created in the same moment differs by less. */
const laterSeconds = 60;

export const debitBeliefs: readonly StripeBelief[] = [
  {
    id: "S1",
    sentence: "a debit that waits has a charge that is pending and on the balance",
    check: async (api) => {
      const { id } = await begunByDebit(api, ibans.paidLater);
      const intent = await withCharge(api, id);
      const charge = chargeIn(intent);
      return compared(
        { intent: "processing", charge: "pending", "is on the balance": true },
        {
          intent: intent.status,
          charge: charge?.status,
          "is on the balance":
            typeof charge?.balance_transaction === "object" && charge.balance_transaction !== null,
        },
      );
    },
  },
  {
    id: "S2",
    sentence: "a debit that fails is taken off the balance, and was never called paid",
    check: async (api) => {
      const { id } = await begunByDebit(api, ibans.fails);
      const intent = await decided(api, id);
      const charge = chargeIn(intent);
      return compared(
        {
          intent: "requires_payment_method",
          charge: "failed",
          "has its failure": true,
          "was told as paid": false,
        },
        {
          intent: intent.status,
          charge: charge?.status,
          "has its failure": nameOf(charge?.failure_balance_transaction) !== null,
          "was told as paid": (await successTold(api, intent)) !== null,
        },
      );
    },
  },
  {
    id: "S3",
    sentence: "a debit that comes back after it succeeded is a dispute, and its payment stays succeeded",
    check: async (api) => {
      const { id } = await begunByDebit(api, ibans.disputed);
      const { data } = await api.until(
        () => api.stripe.disputes.list({ payment_intent: id }),
        (disputes) => disputes.data.length > 0,
        bankPatienceMs,
      );
      const { status } = await withCharge(api, id);
      return compared({ disputes: 1, intent: "succeeded" }, { disputes: data.length, intent: status });
    },
  },
  {
    id: "S4",
    sentence: "only the event of its success says when a debit was paid",
    check: async (api) => {
      const begun = await begunByDebit(api, ibans.paidLater);
      const intent = await decided(api, begun.id);
      const told = await api.until(
        () => successTold(api, intent),
        (event) => event !== null,
        minuteMs,
      );
      const charge = chargeIn(intent);
      return compared(
        {
          intent: "succeeded",
          "charge is as old as the payment": true,
          "event is of the bank's answer": true,
        },
        {
          intent: intent.status,
          "charge is as old as the payment": (charge?.created ?? 0) - begun.created < laterSeconds,
          "event is of the bank's answer": (told?.created ?? 0) - begun.created >= laterSeconds,
        },
      );
    },
  },
  {
    id: "S25",
    sentence: "failures of debits are listed by their type, with what their charge cost at first",
    check: async (api) => {
      const begun = await begunByDebit(api, ibans.fails);
      const charge = nameOf((await decided(api, begun.id)).latest_charge);
      const { data } = await api.until(
        () =>
          api.stripe.balanceTransactions.list({
            type: "payment_failure_refund",
            created: { gte: begun.created },
            expand: ["data.source.balance_transaction", "data.source.payment_intent"],
          }),
        (lines) => lines.data.some(({ source }) => nameOf(source) === charge),
        minuteMs,
      );
      const source = data.find((line) => nameOf(line.source) === charge)?.source;
      const whole = typeof source === "object" && source?.object === "charge" ? source : null;
      return compared(
        { "first line is whole": "balance_transaction", "payment is whole": "payment_intent" },
        {
          "first line is whole": kindOf(whole?.balance_transaction),
          "payment is whole": kindOf(whole?.payment_intent),
        },
      );
    },
  },
];

const decided = (api: StripeApi, id: string) =>
  api.until(
    () => withCharge(api, id),
    ({ status }) => status !== "processing",
    bankPatienceMs,
  );

const kindOf = (it: string | { object: string } | null | undefined): string | null =>
  typeof it === "string" ? "a name" : (it?.object ?? null);
