import type { Client } from "mollie-api-typescript";
import type { PaymentResponse } from "mollie-api-typescript/models";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { dateAMonthLater } from "#domain/calendar/month.ts";
import { headOf, linksOf, subscriptionIdOf } from "./chain.ts";
import { isRefusal, keyFor } from "./client.ts";
import { notBefore } from "./links.ts";
import { metadataOf } from "./report.ts";

/** A mandate can be late. After this the donation is booked without one and checked every hour. */
const mandateWaitMs = 60 * 60 * 1000;

type Membership = Readonly<{ subscriptionId: string | null }>;
const none: Membership = { subscriptionId: null };

/** Finds or starts the monthly donation of a first payment. One customer per attempt and one key prevent a second start. */
export async function subscriptionOf(
  mollie: Client,
  payment: PaymentResponse,
  webhookUrl: string | null,
  now: number,
): Promise<Membership | "unavailable"> {
  const { customerId, subscriptionId, status, paidAt } = payment;
  if (!customerId) return none;
  if (subscriptionId) return { subscriptionId: await giftOf(mollie, payment, customerId, subscriptionId) };
  const { attemptId, monthly } = metadataOf(payment);
  if (payment.sequenceType !== "first" || !monthly || !attemptId || status !== "paid" || !paidAt) return none;

  const links = await linksOf(mollie, customerId);
  const known = links.find((link) => metadataOf(link).attemptId === attemptId);
  if (known) return { subscriptionId: subscriptionIdOf(customerId, headOf(known.id, known)) };

  const paidOn = dutchDate(new Date(paidAt));
  const day = Number(paidOn.slice(8));
  try {
    const { id } = await mollie.subscriptions.create({
      customerId,
      idempotencyKey: keyFor(`${attemptId}-subscription`),
      subscriptionRequest: {
        amount: payment.amount,
        interval: "1 month",
        startDate: notBefore(now, dateAMonthLater(paidOn, day), day),
        description: payment.description,
        metadata: { attemptId, day },
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

/** The payments of a subscription inherit its metadata; where they do not, the subscription itself is asked. */
async function giftOf(
  mollie: Client,
  payment: PaymentResponse,
  customerId: string,
  subscriptionId: string,
): Promise<string> {
  const written = metadataOf(payment).attemptId
    ? payment
    : await mollie.subscriptions.get({ customerId, subscriptionId });
  return subscriptionIdOf(customerId, headOf(subscriptionId, written));
}
