import type { Client } from "mollie-api-typescript";
import type { PaymentResponse } from "mollie-api-typescript/models";
import { amountOf, centsOf, isRefusal, keyFor } from "./client.ts";
import { changeWhilePaused, chainOf } from "./chain.ts";
import { metadataOf } from "./report.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { largerOf } from "#domain/money/sums.ts";

/** Enough for most methods. It is refunded at once. */
const minProofCents = asCents(1);
const maxProofCents = 100;

/** Marks balance transactions of method changes: they quote the description, not the metadata. */
const proofDescription = (head: string): string => `proof ${head}`;
export const isProof = (description: string): boolean => /^(proof )?sub_/.test(description);

type Gift = Readonly<{ customerId: string; head: string }>;

/** A payment of a cent that gives us a new mandate, for another card or account. */
export async function askForNewMethod(
  mollie: Client,
  { customerId, head }: Gift,
  { returnUrl, webhookUrl }: { returnUrl: string; webhookUrl: string | null },
): Promise<string> {
  const { id, links } = await mollie.payments.create({
    paymentRequest: {
      amount: amountOf(await proofCents(mollie)),
      description: proofDescription(head),
      redirectUrl: returnUrl,
      ...(webhookUrl && { webhookUrl }),
      metadata: { newMethodOf: head },
      sequenceType: "first",
      customerId,
    },
  });
  if (!links.checkout) throw new Error(`Mollie has no page for payment ${id}`);
  return links.checkout.href;
}

/** The smallest amount that every available method accepts; some start at two cents. */
async function proofCents(mollie: Client): Promise<Cents> {
  const { embedded } = await mollie.methods.list({ sequenceType: "first" });
  const least = embedded.methods
    .map(({ minimumAmount }) => centsOf(minimumAmount))
    .filter((cents) => cents <= maxProofCents);
  return least.reduce(largerOf, minProofCents);
}

/** After this payment the donation is charged with the new mandate. Safe to repeat. */
export async function takeNewMethod(mollie: Client, payment: PaymentResponse): Promise<void> {
  const { id, amount, customerId, mandateId, status } = payment;
  const head = metadataOf(payment).newMethodOf;
  if (status !== "paid" || !customerId || !mandateId || !head) return;
  await chargeBy(mollie, { customerId, head }, mandateId);
  if (payment.links.refunds) return;
  await orRefused(
    mollie.refunds.create({
      paymentId: id,
      idempotencyKey: keyFor(`${id}-proof`),
      refundRequest: { amount, description: proofDescription(head) },
    }),
  );
}

async function chargeBy(mollie: Client, { customerId, head }: Gift, mandateId: string): Promise<void> {
  const chain = await chainOf(mollie, customerId, head);
  if (chain?.living)
    await orRefused(
      mollie.subscriptions.update({
        customerId,
        subscriptionId: chain.living.id,
        requestBody: { mandateId },
      }),
    );
  else if (chain?.plan) await changeWhilePaused(mollie, chain, { ...chain.plan, mandateId });
}

/** The donation ended meanwhile, or the cent was already refunded. */
async function orRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
}
