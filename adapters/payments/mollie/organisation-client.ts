import type { Client } from "mollie-api-typescript";
import type { PayoutRefusal } from "#domain/payouts/ports.ts";
import { defaultTimeoutMs, errorWithoutPersonalData, isUnavailable, type MollieSettings } from "./client.ts";

/** Balances and settlements need the organisation's token; profile keys cannot read them. */
export async function organisationClient({
  accessToken = "",
  apiBase,
  timeoutMs = defaultTimeoutMs,
}: MollieSettings): Promise<Client> {
  const { Client: MollieClient } = await import("mollie-api-typescript");
  return new MollieClient({
    security: { advancedAccessToken: accessToken },
    serverURL: apiBase,
    timeoutMs,
    retryConfig: { strategy: "none" },
  });
}

/** A token without this permission is no outage, and the account is not suspended. */
export async function orPayoutRefusal<T>(work: Promise<T>): Promise<T | PayoutRefusal> {
  try {
    return await work;
  } catch (error) {
    if (isUnavailable(error)) return "unavailable";
    if (error instanceof Error && "statusCode" in error && error.statusCode === 403) return "not_permitted";
    throw errorWithoutPersonalData(error);
  }
}

type Page<Item> = Readonly<{ items: readonly Item[]; next: string | null }>;

/** Takes only the cursor from the answer, so that our token is never sent to another address. */
export async function* allOf<Item>(
  pageFrom: (from: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  for (let from: string | undefined; ;) {
    const { items, next } = await pageFrom(from);
    yield* items;
    const place = next ? new URL(next).searchParams.get("from") : null;
    if (place === null) return;
    from = place;
  }
}
