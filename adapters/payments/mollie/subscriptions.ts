import type { Client } from "mollie-api-typescript";
import type { MandateResponse, SubscriptionResponse } from "mollie-api-typescript/models";
import type { Subscriptions, SubscriptionStanding } from "#domain/giving/subscriptions.ts";
import { amountOf, centsOf } from "./amount.ts";
import { isRefusal, isUnavailable, surprise } from "./client.ts";
import { askForNewMethod } from "./new-method.ts";
import type { Addresses } from "./open.ts";
import { metadataOf } from "./truth.ts";

/** Mollie knows no pause. A next charge this far away is none, and the metadata says that it is meant so. */
const pausedUntil = "2099-01-01";
const mostPerPage = 250;

export const mollieSubscriptions = (
  client: Promise<Client>,
  { webhookUrl }: Pick<Addresses, "webhookUrl">,
): Subscriptions => {
  const next = (id: string, startDate: string) =>
    answered(client, id, async (mollie, names, { metadata }) => {
      await mollie.subscriptions.update({
        ...names,
        requestBody: {
          startDate,
          metadata: { ...(metadata as object | null), paused: startDate === pausedUntil },
        },
      });
      return "done" as const;
    });

  return {
    change: (id, { chargedCents, nextChargeOn, key }) =>
      answered(client, id, async (mollie, names, subscription) => {
        const { amount, nextPaymentDate, status } = subscription;
        // A new date would end a pause.
        const moves = !metadataOf(subscription).paused && nextPaymentDate !== nextChargeOn;
        // Heard already, when only the answer was lost.
        if (centsOf(amount) === chargedCents && !moves && !ended.includes(status)) return "done" as const;
        await mollie.subscriptions.update({
          ...names,
          // One key is good for one question, and the date is part of it.
          idempotencyKey: `${key}-${moves ? nextChargeOn : "amount"}`,
          requestBody: { amount: amountOf(chargedCents), ...(moves && { startDate: nextChargeOn }) },
        });
        return "done" as const;
      }),
    pause: (id) => next(id, pausedUntil),
    resume: (id, nextChargeOn) => next(id, nextChargeOn),

    cancel: (id) =>
      answered(client, id, async (mollie, names, { status }) => {
        if (!ended.includes(status)) await mollie.subscriptions.cancel(names);
        return "done" as const;
      }),

    changeMethod: (id, returnUrl) =>
      answered(client, id, async (mollie, names, { status }) =>
        ended.includes(status)
          ? ("refused" as const)
          : { url: await askForNewMethod(mollie, names, { returnUrl, webhookUrl }) },
      ),

    charges: (id, since) =>
      answered(client, id, async (mollie, names) => {
        const charges: string[] = [];
        for await (const { result } of await mollie.subscriptions.listPayments({
          ...names,
          limit: mostPerPage,
        })) {
          const page = result.embedded.payments ?? [];
          const recent = page.filter(({ createdAt }) => new Date(createdAt) >= new Date(since));
          charges.push(...recent.map((payment) => payment.id));
          // Newest first: whatever follows is older still.
          if (recent.length < page.length) break;
        }
        return charges;
      }),

    describe: (id) =>
      answered(client, id, async (mollie, { customerId }, subscription) => {
        const status = statusOf(subscription);
        const { mandateId, nextPaymentDate } = subscription;
        const mandate = mandateId ? await mollie.mandates.get({ customerId, mandateId }) : null;
        return {
          status,
          nextChargeOn: status === "ACTIVE" || status === "PAST_DUE" ? (nextPaymentDate ?? null) : null,
          method: methodOf(mandate),
        };
      }),
  };
};

type Names = { customerId: string; subscriptionId: string };

async function answered<T>(
  client: Promise<Client>,
  id: string,
  work: (mollie: Client, names: Names, subscription: SubscriptionResponse) => Promise<T>,
): Promise<T | "refused" | "unavailable"> {
  const [customerId, subscriptionId] = id.split("/");
  if (!customerId || !subscriptionId) return "refused";
  const names = { customerId, subscriptionId };
  try {
    const mollie = await client;
    return await work(mollie, names, await mollie.subscriptions.get(names));
  } catch (error) {
    if (isUnavailable(error)) return "unavailable";
    if (isRefusal(error)) return "refused";
    throw surprise(error);
  }
}

const ended: readonly string[] = ["canceled", "completed"];

function statusOf(subscription: SubscriptionResponse): SubscriptionStanding["status"] {
  if (ended.includes(subscription.status)) return "ENDED";
  if (metadataOf(subscription).paused) return "PAUSED";
  return subscription.status === "suspended" ? "PAST_DUE" : "ACTIVE";
}

function methodOf(mandate: MandateResponse | null): SubscriptionStanding["method"] {
  const { cardNumber, consumerAccount } = mandate?.details ?? {};
  if (mandate?.method === "creditcard") return { kind: "card", lastDigits: cardNumber?.slice(-4) ?? null };
  if (mandate?.method === "directdebit")
    return { kind: "sepa_debit", lastDigits: consumerAccount?.slice(-4) ?? null };
  return { kind: "other", lastDigits: null };
}
