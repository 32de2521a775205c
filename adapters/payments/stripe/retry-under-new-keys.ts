import type Stripe from "stripe";
import { isReplayedFailure, errorWithoutPersonalData, isRefusal, isUnavailable } from "./client.ts";

/** Enough for a day of failures; Stripe then forgets the key. */
const maxKeys = 10;

/** Stripe repeats a failure under the same key for a day, so each call tries one new key. Only for what is safe to do twice. */
export async function retryUnderNewKeys<T>(key: string, ask: (key: string) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(tries === 0 ? key : `${key}~${tries}`);
    } catch (error) {
      if (tries + 1 >= maxKeys || !isReplayedFailure(error)) throw error;
    }
  }
}

/** The answer, a refusal, or "unavailable". */
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
