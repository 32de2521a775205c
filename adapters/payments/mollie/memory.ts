import type { Client } from "mollie-api-typescript";
import type { PaymentResponse } from "mollie-api-typescript/models";
import type { GiftNotes } from "#domain/giving/gift-note.ts";
import type { PaymentMemory, RecalledPayment } from "#domain/giving/settle/recalled-payment.ts";
import { isUnknown, orUnavailable } from "./client.ts";
import { metadataOf } from "./report.ts";

const maxPerPage = 250;

export const mollieMemory = (client: Promise<Client>, notes: GiftNotes | null): PaymentMemory => ({
  begunSince: (since) => orUnavailable(client.then((mollie) => begunSince(mollie, since))),
  recall: (paymentId) => orUnavailable(client.then((mollie) => recall(mollie, paymentId, notes))),
});

async function begunSince(mollie: Client, since: Date): Promise<readonly string[]> {
  const newestFirst: string[] = [];
  for await (const { result } of await mollie.payments.list({ limit: maxPerPage })) {
    const page = result.embedded.payments ?? [];
    const recent = page.filter(({ createdAt }) => new Date(createdAt) >= since);
    newestFirst.push(...recent.map(({ id }) => id));
    // The rest is older.
    if (recent.length < page.length) break;
  }
  return newestFirst.toReversed();
}

async function recall(
  mollie: Client,
  paymentId: string,
  notes: GiftNotes | null,
): Promise<RecalledPayment | "not_ours"> {
  const payment = await mollie.payments.get({ paymentId });
  const { attemptId, monthly, newMethodOf, note } = metadataOf(payment);
  // A renewal carries the name of the first attempt but is not an attempt.
  if (!attemptId || newMethodOf || payment.sequenceType === "recurring") return "not_ours";
  return {
    attemptId,
    frequency: monthly ? "MONTHLY" : "ONE_TIME",
    createdAt: new Date(payment.createdAt),
    note: note && notes ? notes.read(note, attemptId) : null,
    ...(await donorOf(mollie, payment)),
  };
}

/** Sent for monthly donations only, unless the method requires an address. */
async function donorOf(
  mollie: Client,
  { customerId, billingAddress }: PaymentResponse,
): Promise<Pick<RecalledPayment, "donorName" | "donorEmail">> {
  const customer = customerId ? await customerOf(mollie, customerId) : null;
  return {
    donorName: customer?.name ?? null,
    donorEmail: customer?.email ?? billingAddress?.email ?? null,
  };
}

async function customerOf(mollie: Client, customerId: string) {
  try {
    return await mollie.customers.get({ customerId });
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return null;
  }
}
