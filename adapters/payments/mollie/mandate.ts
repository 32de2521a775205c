import type { Client } from "mollie-api-typescript";
import type { MandateResponse } from "mollie-api-typescript/models";
import type { SubscriptionReport } from "#domain/giving/monthly/subscriptions.ts";
import type { Chain, Link } from "./chain.ts";
import { isUnknown } from "./client.ts";

/** What cannot begin again must not be ended for a day's sake. */
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
