import type { Client } from "mollie-api-typescript";
import type { MandateResponse } from "mollie-api-typescript/models";
import type { SubscriptionReport } from "#domain/giving/monthly/subscriptions.ts";
import { type Chain, type Link, chainOf, namesIn } from "./chain.ts";
import { isUnknown, errorWithoutPersonalData, isRefusal, isUnavailable } from "./client.ts";

/** Never end a subscription that cannot be started again. */
export async function canGoOn(mollie: Client, { customerId }: Chain, { mandateId }: Link): Promise<boolean> {
  if (!mandateId) return true;
  return ((await mandateOf(mollie, customerId, mandateId))?.status ?? "invalid") !== "invalid";
}

export async function mandateOf(
  mollie: Client,
  customerId: string,
  mandateId: string | null | undefined,
): Promise<MandateResponse | null> {
  if (!mandateId) return null;
  try {
    return await mollie.mandates.get({ customerId, mandateId });
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

export function methodOf(mandate: MandateResponse | null): SubscriptionReport["method"] {
  const { cardNumber, consumerAccount } = mandate?.details ?? {};
  if (mandate?.method === "creditcard") return { kind: "card", lastDigits: cardNumber?.slice(-4) ?? null };
  if (mandate?.method === "directdebit")
    return { kind: "sepa_debit", lastDigits: consumerAccount?.slice(-4) ?? null };
  return { kind: "other", lastDigits: null };
}

export type Work<T> = (mollie: Client, chain: Chain) => Promise<T | "refused">;

/** Finds the chain of subscriptions behind our name for a monthly gift, and answers as every provider does. */
export async function withChain<T>(
  client: Promise<Client>,
  id: string,
  work: Work<T>,
): Promise<T | "refused" | "unavailable"> {
  const names = namesIn(id);
  if (!names) return "refused";
  try {
    const mollie = await client;
    const chain = await chainOf(mollie, names.customerId, names.head);
    return chain ? await work(mollie, chain) : "refused";
  } catch (error) {
    if (isUnavailable(error)) return "unavailable";
    if (isRefusal(error)) return "refused";
    throw errorWithoutPersonalData(error);
  }
}
