import type { Client } from "mollie-api-typescript";
import type { PaymentResponse } from "mollie-api-typescript/models";
import { dutchDate } from "#domain/giving/dutch-date.ts";
import { dateAMonthLater } from "#domain/giving/recurring-gift.ts";
import { isRefusal } from "./client.ts";
import { metadataOf } from "./truth.ts";

/** A mandate can be a moment late. After this long the gift is booked without one, and a person has to look. */
const mandateWaitMs = 60 * 60 * 1000;
const mostSubscriptions = 250;

/** Ours names both: Mollie finds a subscription only under its customer. */
export const subscriptionIdOf = (customerId: string, subscriptionId: string): string =>
  `${customerId}/${subscriptionId}`;

type Membership = Readonly<{ subscriptionId: string | null }>;
const none: Membership = { subscriptionId: null };

/**
 * The subscription behind a payment, begun now if the payment is a monthly gift's first and has been paid. Mollie does
 * not begin it by itself, and whoever hears of the payment first does: each attempt has a customer of its own, so one
 * that is there already is found, and two at once send the same key.
 */
export async function subscriptionOf(
  mollie: Client,
  payment: PaymentResponse,
  webhookUrl: string | null,
  now: number,
): Promise<Membership | "unavailable"> {
  const { customerId, subscriptionId, status, paidAt } = payment;
  if (!customerId) return none;
  if (subscriptionId) return { subscriptionId: subscriptionIdOf(customerId, subscriptionId) };
  const { attemptId, monthly } = metadataOf(payment);
  if (payment.sequenceType !== "first" || !monthly || !attemptId || status !== "paid" || !paidAt) return none;

  const listed = await mollie.subscriptions.list({ customerId, limit: mostSubscriptions });
  const known = listed.result.embedded?.subscriptions?.find(
    (each) => metadataOf(each).attemptId === attemptId,
  );
  if (known) return { subscriptionId: subscriptionIdOf(customerId, known.id) };

  const paidOn = dutchDate(new Date(paidAt));
  try {
    const { id } = await mollie.subscriptions.create({
      customerId,
      idempotencyKey: `${attemptId}-subscription`,
      subscriptionRequest: {
        amount: payment.amount,
        interval: "1 month",
        startDate: dateAMonthLater(paidOn, Number(paidOn.slice(8))),
        description: payment.description,
        metadata: { attemptId },
        ...(payment.mandateId && { mandateId: payment.mandateId }),
        ...(webhookUrl && { webhookUrl }),
      },
    });
    return { subscriptionId: subscriptionIdOf(customerId, id) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return now - Date.parse(paidAt) < mandateWaitMs ? "unavailable" : none;
  }
}
