import type { Client } from "mollie-api-typescript";
import { chainOf, namesIn, type Chain } from "./chain.ts";
import { errorWithoutPersonalData, isRefusal, isUnavailable } from "./client.ts";

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
