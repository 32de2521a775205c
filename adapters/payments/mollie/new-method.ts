import type { Client } from "mollie-api-typescript";
import type { PaymentResponse } from "mollie-api-typescript/models";
import { amountOf } from "./amount.ts";
import { isRefusal } from "./client.ts";
import { metadataOf } from "./truth.ts";

/** The least Mollie takes by every method; it goes back at once. */
const proofCents = 1;

/** By which the balance's transactions are told from those of gifts: they quote it, and no metadata. */
const proofDescription = (subscriptionId: string): string => `proof ${subscriptionId}`;
export const isProof = (description: string): boolean => /^(proof )?sub_/.test(description);

/** A payment of a cent by which a donor gives us another mandate: a card or an account in place of the old one. */
export async function askForNewMethod(
  mollie: Client,
  { customerId, subscriptionId }: { customerId: string; subscriptionId: string },
  { returnUrl, webhookUrl }: { returnUrl: string; webhookUrl: string | null },
): Promise<string> {
  const { id, links } = await mollie.payments.create({
    paymentRequest: {
      amount: amountOf(proofCents),
      description: proofDescription(subscriptionId),
      redirectUrl: returnUrl,
      ...(webhookUrl && { webhookUrl }),
      metadata: { newMethodOf: subscriptionId },
      sequenceType: "first",
      customerId,
    },
  });
  if (!links.checkout) throw new Error(`Mollie has no page for payment ${id}`);
  return links.checkout.href;
}

/** Once it is paid the subscription is charged by the new mandate. Heard twice, it does the same twice. */
export async function takeNewMethod(mollie: Client, payment: PaymentResponse): Promise<void> {
  const { id, customerId, mandateId, status } = payment;
  const subscriptionId = metadataOf(payment).newMethodOf;
  if (status !== "paid" || !customerId || !mandateId || !subscriptionId) return;
  try {
    await mollie.subscriptions.update({ customerId, subscriptionId, requestBody: { mandateId } });
    if (!payment.links.refunds)
      await mollie.refunds.create({
        paymentId: id,
        idempotencyKey: `${id}-proof`,
        refundRequest: { amount: amountOf(proofCents), description: proofDescription(subscriptionId) },
      });
  } catch (error) {
    // The subscription has ended meanwhile, or the cent has gone back already.
    if (!isRefusal(error)) throw error;
  }
}
