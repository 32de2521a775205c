import type Stripe from "stripe";
import { errorWithoutPersonalData, isRefusal, isUnavailable } from "./client.ts";

/** What Stripe answers, in the three ways that a provider can: with what was asked, with a refusal, or not at all. */
export async function answered<T>(
  client: Promise<Stripe>,
  work: (stripe: Stripe) => Promise<T>,
): Promise<T | "refused" | "unavailable"> {
  try {
    return await work(await client);
  } catch (error) {
    if (isUnavailable(error)) return "unavailable";
    if (isRefusal(error)) return "refused";
    throw errorWithoutPersonalData(error);
  }
}
