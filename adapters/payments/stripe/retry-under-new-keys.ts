import type Stripe from "stripe";
import { isReplayedFailure, errorWithoutPersonalData, isRefusal, isUnavailable } from "./client.ts";

/** A day's worth of failures on one question; Stripe forgets a key after that. */
const maxKeys = 10;

/**
 * Stripe gives the same answer under the same key for a day, also when that answer was a failure of its own: asking
 * again under it asks nothing. An answer that is only repeated has come to its end at Stripe, so the next key may be
 * tried: each call asks afresh once at most. Only for what may be done twice, or was looked for before.
 */
export async function retryUnderNewKeys<T>(key: string, ask: (key: string) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(tries === 0 ? key : `${key}~${tries}`);
    } catch (error) {
      if (tries + 1 >= maxKeys || !isReplayedFailure(error)) throw error;
    }
  }
}

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
