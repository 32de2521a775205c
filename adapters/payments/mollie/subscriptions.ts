import type { Client } from "mollie-api-typescript";
import type { Subscriptions, SubscriptionReport } from "#domain/giving/monthly/subscriptions.ts";
import { amountOf, centsOf, keyFor } from "./client.ts";
import { changeWhilePaused, type Chain, type Link } from "./chain.ts";
import { begin, carryOutPlan, endAll, replace, correctedChargeDay } from "./links.ts";
import { canGoOn, mandateOf, methodOf, withChain, type Work } from "./mandate.ts";
import { askForNewMethod } from "./new-method.ts";
import type { Addresses } from "./open.ts";
import { metadataOf } from "./report.ts";

const maxPerPage = 250;

type Needs = {
  client: Promise<Client>;
  addresses: Pick<Addresses, "webhookUrl">;
  now: () => number;
};

export const mollieSubscriptions = ({ client, addresses: { webhookUrl }, now }: Needs): Subscriptions => {
  const doing = (mollie: Client) => ({ mollie, webhookUrl, now });
  /** First completes an interrupted change. */
  const withRunning = <T>(id: string, work: Work<T>) =>
    withChain(client, id, async (mollie, chain) => {
      const carriedOn = await carryOutPlan(doing(mollie), chain);
      return carriedOn.living || carriedOn.plan ? work(mollie, carriedOn) : "refused";
    });

  return {
    change: (id, { chargedCents, dayOfMonth, nextChargeOn, key }) =>
      withRunning(id, async (mollie, chain) => {
        const { living, plan } = chain;
        const wanted = { cents: chargedCents, day: dayOfMonth };
        if (!living) {
          if (plan) await changeWhilePaused(mollie, chain, { ...plan, ...wanted });
          return "done";
        }
        const { day, paused } = metadataOf(living);
        const isMoved = living.nextPaymentDate !== nextChargeOn || (day !== null && day !== dayOfMonth);
        // A new date would end a pause of the old kind.
        if (isMoved && !paused) {
          if (!(await canGoOn(mollie, chain, living))) return "refused";
          await replace(doing(mollie), chain, living, { ...wanted, startDate: nextChargeOn });
          return "done";
        }
        // Already done; only the answer was lost.
        if (centsOf(living.amount) === chargedCents) return "done";
        await mollie.subscriptions.update({
          customerId: chain.customerId,
          subscriptionId: living.id,
          idempotencyKey: keyFor(`${key} ${living.id} ${chargedCents}`),
          // Change nothing else: a concurrent move may be writing its plan into the metadata.
          requestBody: { amount: amountOf(chargedCents) },
        });
        return "done";
      }),

    pause: (id) =>
      withRunning(id, async (mollie, chain) => {
        const { living } = chain;
        if (living) await replace(doing(mollie), chain, living, { ...termsOf(living), startDate: null });
        return "done";
      }),

    resume: (id, nextChargeOn) =>
      withRunning(id, async (mollie, chain) => {
        const { living, plan } = chain;
        if (living) {
          if (living.nextPaymentDate === nextChargeOn) return "done";
          if (!(await canGoOn(mollie, chain, living))) return "refused";
          await replace(doing(mollie), chain, living, { ...termsOf(living), startDate: nextChargeOn });
        } else if (plan) await begin(doing(mollie), chain, plan, nextChargeOn);
        return "done";
      }),

    cancel: (id) =>
      withChain(client, id, async (mollie, chain) => {
        await endAll(doing(mollie), chain);
        return "done";
      }),

    forget: (id) =>
      withChain(client, id, async (mollie, { customerId, living, plan }) => {
        if (living || plan) return "refused";
        await mollie.customers.delete({ customerId });
        return "done";
      }),

    changeMethod: (id, returnUrl) =>
      withRunning(id, async (mollie, { customerId, head }) => ({
        url: await askForNewMethod(mollie, { customerId, head }, { returnUrl, webhookUrl }),
      })),

    charges: (id, since) =>
      withChain(client, id, async (mollie, { customerId }) => {
        const charges: string[] = [];
        // By customer, because a charge of an earlier subscription may be pending.
        for await (const { result } of await mollie.customers.listPayments({
          customerId,
          limit: maxPerPage,
        })) {
          const page = result.embedded.payments ?? [];
          const recent = page.filter(({ createdAt }) => new Date(createdAt) >= new Date(since));
          charges.push(...recent.filter(({ subscriptionId }) => subscriptionId).map((payment) => payment.id));
          // Newest first, so the rest is older.
          if (recent.length < page.length) break;
        }
        return charges;
      }),

    describe: (id) =>
      withChain(client, id, async (mollie, found) => {
        const { customerId, living, last, plan } = await onTheRightDay(
          mollie,
          await carryOutPlan(doing(mollie), found),
        );
        const status = living ? statusOf(living) : plan ? "PAUSED" : "ENDED";
        const mandate = await mandateOf(mollie, customerId, plan?.mandateId ?? last.mandateId);
        return {
          status,
          nextChargeOn:
            status === "ACTIVE" || status === "PAST_DUE" ? (living?.nextPaymentDate ?? null) : null,
          method: methodOf(mandate),
          mandateReference: mandate?.method === "directdebit" ? mandate.mandateReference : null,
        };
      }),
  };

  async function onTheRightDay(mollie: Client, chain: Chain): Promise<Chain> {
    const { living } = chain;
    const startDate = living && !metadataOf(living).paused ? correctedChargeDay(living, now()) : null;
    if (!living || startDate === null || !(await canGoOn(mollie, chain, living))) return chain;
    return replace(doing(mollie), chain, living, { ...termsOf(living), startDate });
  }
};

/** The amount may still change until it is ended. */
const termsOf = (living: Link) => ({ cents: null, day: metadataOf(living).day });

function statusOf(living: Link): SubscriptionReport["status"] {
  // The old form of a pause: a next charge in the year 2099.
  if (metadataOf(living).paused) return "PAUSED";
  return living.status === "suspended" ? "PAST_DUE" : "ACTIVE";
}
