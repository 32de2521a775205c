import { compared } from "./belief.ts";
import {
  advancePast,
  daySeconds,
  invoicesOf,
  monthlyOnClock,
  noonOn,
  noonOnLastOf,
  periodEndOf,
  type Monthly,
} from "./stripe-months.ts";
import { amountCents, nameOf, type StripeApi, type StripeBelief } from "./stripe-parts.ts";

/** Before the charge it is meant for, as skips are asked for. */
const aheadSeconds = 12 * 60 * 60;

export const cycleBeliefs: readonly StripeBelief[] = [
  {
    id: "S15",
    sentence:
      "a pause that ends by itself voids what falls before its end, collects what follows, and keeps the anchor",
    check: async (api) => {
      const monthly = await skippingFebruary(api);
      await advancePast(api, monthly.clock, noonOnLastOf(3));
      await advancePast(api, monthly.clock, noonOnLastOf(4));
      const invoices = await invoicesOf(api, monthly.subscription.id);
      const { billing_cycle_anchor: anchor } = await api.stripe.subscriptions.retrieve(
        monthly.subscription.id,
      );
      return compared(
        { invoices: "paid void paid paid", anchor: monthly.subscription.billing_cycle_anchor },
        {
          invoices: invoices
            .toReversed()
            .map(({ status }) => status)
            .join(" "),
          anchor,
        },
      );
    },
  },
  {
    id: "S16",
    sentence:
      "a cycle of the 31st ends on the last day of shorter months and returns to the 31st, at its time in UTC",
    check: async (api) => {
      const { clock, subscription } = await monthlyOnClock(api, noonOnLastOf(1));
      const ends = [periodEndOf(subscription)];
      for (const month of [2, 3, 4]) {
        await advancePast(api, clock, noonOnLastOf(month));
        ends.push(periodEndOf(await api.stripe.subscriptions.retrieve(subscription.id)));
      }
      return compared({ ends: [2, 3, 4, 5].map(noonOnLastOf).join(" ") }, { ends: ends.join(" ") });
    },
  },
  {
    id: "S17",
    sentence:
      "a trial on an active subscription charges nothing, makes an invoice of nought and moves the anchor to its end",
    check: async (api) => {
      const { monthly, trialEnd } = await movedByTrial(api);
      const { data: before } = await api.stripe.charges.list({ customer: monthly.customer });
      const [nought] = await invoicesOf(api, monthly.subscription.id);
      const during = await api.stripe.subscriptions.retrieve(monthly.subscription.id);
      await advancePast(api, monthly.clock, trialEnd);
      const [first] = await invoicesOf(api, monthly.subscription.id);
      return compared(
        { charges: 1, "due at once": 0, anchor: trialEnd, "due at its end": amountCents, "is then": "paid" },
        {
          charges: before.length,
          "due at once": nought?.amount_due,
          anchor: during.billing_cycle_anchor,
          "due at its end": first?.amount_due,
          "is then": first?.status,
        },
      );
    },
  },
  {
    id: "S18",
    sentence: "bank statements do not speak of a trial when the amount after it is not nought",
    check: async (api) => {
      const { monthly, trialEnd } = await movedByTrial(api);
      await advancePast(api, monthly.clock, trialEnd);
      const { data } = await api.stripe.charges.list({ customer: monthly.customer });
      const words = data[0]?.calculated_statement_descriptor ?? "";
      return compared(
        { charges: 2, "speaks of a trial": false },
        { charges: data.length, "speaks of a trial": /trial/i.test(words) },
      );
    },
  },
  {
    id: "S28",
    sentence: "the payment of a month that is left out, if there is one, is cancelled and was never charged",
    check: async (api) => {
      const monthly = await skippingFebruary(api);
      const skipped = (await invoicesOf(api, monthly.subscription.id)).find(
        ({ status }) => status === "void",
      );
      if (!skipped) return compared({ "void invoices": 1 }, { "void invoices": 0 });
      const { data } = await api.stripe.invoicePayments.list({ invoice: skipped.id });
      const names = data.flatMap(({ payment }) => nameOf(payment.payment_intent) ?? []);
      const intents = await Promise.all(names.map((id) => api.stripe.paymentIntents.retrieve(id)));
      const wrong = intents.filter(
        ({ status, latest_charge: charge }) => status !== "canceled" || charge !== null,
      );
      return compared({ "payments that live": 0 }, { "payments that live": wrong.length });
    },
  },
];

/** Begun on 31 January; February is left out, and has passed. */
async function skippingFebruary(api: StripeApi): Promise<Monthly> {
  const monthly = await monthlyOnClock(api, noonOnLastOf(1));
  await api.stripe.subscriptions.update(monthly.subscription.id, {
    pause_collection: { behavior: "void", resumes_at: noonOnLastOf(3) - aheadSeconds },
  });
  await advancePast(api, monthly.clock, noonOnLastOf(2));
  return monthly;
}

/** Begun on 1 March, and moved to another day as a donor's request is: by a trial. */
async function movedByTrial(api: StripeApi): Promise<{ monthly: Monthly; trialEnd: number }> {
  const from = noonOn(3, 1);
  const trialEnd = from + 10 * daySeconds;
  const monthly = await monthlyOnClock(api, from);
  await api.stripe.subscriptions.update(monthly.subscription.id, {
    trial_end: trialEnd,
    proration_behavior: "none",
  });
  return { monthly, trialEnd };
}
