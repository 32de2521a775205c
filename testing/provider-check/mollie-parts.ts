import { randomInt, randomUUID } from "node:crypto";
import type { Client } from "mollie-api-typescript";
import type { PaymentRequest, PaymentResponse, SubscriptionResponse } from "mollie-api-typescript/models";
import { amountOf, centsOf, type MollieSettings } from "#adapters/payments/mollie/client.ts";
import type { Belief, Surroundings } from "./belief.ts";
import { asCents } from "#domain/money/cents.ts";

export type MollieApi = Surroundings & Readonly<{ mollie: Client; settings: MollieSettings }>;
export type MollieBelief = Belief<MollieApi>;

const giver = { name: "Provider Check", email: "provider-check@example.org" };
const maxPerPage = 250;
const dayMs = 24 * 60 * 60 * 1000;
/** More than the refunds of one run. */
const enoughCents = 500;

/** Never one that was asked for a moment ago: two equal refunds are taken for one that was sent twice. Another run begins elsewhere. */
const amounts = 50;
let place = randomInt(amounts);
export const oddAmount = () => {
  place = (place + 1) % amounts;
  return amountOf(asCents(100 + place));
};

export const newPayment = (
  { mollie }: MollieApi,
  more: Partial<PaymentRequest> = {},
  idempotencyKey?: string,
): Promise<PaymentResponse> =>
  mollie.payments.create({
    ...(idempotencyKey && { idempotencyKey }),
    paymentRequest: {
      amount: amountOf(asCents(1000)),
      description: "Provider Check",
      redirectUrl: "https://example.org/",
      ...more,
    },
  });

export const pageOf = ({ id, links }: PaymentResponse): string =>
  links.checkout?.href ?? `(${id} has no page)`;

export async function newCustomer({ mollie, afterwards }: MollieApi): Promise<string> {
  const { id: customerId } = await mollie.customers.create({ entityCustomer: giver });
  afterwards(() => mollie.customers.delete({ customerId }));
  return customerId;
}

/** With a debit that may be collected: Mollie takes an account's number for a mandate. */
export async function customerWithMandate(api: MollieApi): Promise<string> {
  const customerId = await newCustomer(api);
  await api.mollie.mandates.create({
    customerId,
    mandateRequest: {
      method: "directdebit",
      consumerName: giver.name,
      consumerAccount: "NL55INGB0000000000",
    },
  });
  return customerId;
}

type Terms = Readonly<{ description?: string; interval?: string; startDate?: string }>;

/** Far enough away that nothing is charged meanwhile. */
export const subscribe = (
  { mollie }: MollieApi,
  customerId: string,
  {
    description = `Provider Check ${randomUUID()}`,
    interval = "1 month",
    startDate = dateIn(20),
  }: Terms = {},
): Promise<SubscriptionResponse> =>
  mollie.subscriptions.create({
    customerId,
    subscriptionRequest: {
      amount: amountOf(asCents(1000)),
      interval,
      startDate,
      description,
      metadata: { attemptId: "provider-check" },
    },
  });

export const dateIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** "taken", or the status by which it was refused. What has no status is no answer of Mollie's. */
export async function answerTo(work: Promise<unknown>): Promise<number | "taken"> {
  try {
    await work;
    return "taken";
  } catch (error) {
    if (error instanceof Error && "statusCode" in error && typeof error.statusCode === "number")
      return error.statusCode;
    throw error;
  }
}

/** Somebody has to pay on Mollie's page first; any payment of earlier will do. */
export async function paidPayment({ mollie }: MollieApi): Promise<string | null> {
  const { result } = await mollie.payments.list({ limit: maxPerPage });
  const paid = result.embedded.payments?.find(
    ({ status, amountRemaining }) =>
      status === "paid" && amountRemaining !== undefined && centsOf(amountRemaining) >= enoughCents,
  );
  return paid?.id ?? null;
}

/** Called back while that can be. */
export async function refund({ mollie, afterwards }: MollieApi, paymentId: string, amount = oddAmount()) {
  const made = await mollie.refunds.create({
    paymentId,
    refundRequest: { amount, description: "Provider Check" },
  });
  afterwards(() => mollie.refunds.cancel({ paymentId, refundId: made.id }));
  return made;
}
