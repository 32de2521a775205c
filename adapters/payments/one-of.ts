import type { OpenRefusal, PaymentOrder, Payments } from "#domain/giving/ports.ts";
import type { CardTrust, Rated } from "#domain/giving/risk/card-trust.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Methods paused at a provider for this donor because of card testing; null: all. */
export type PausedAt = (name: string, rated?: Rated) => Promise<readonly (string | null)[]>;
/** No method has this name, so no provider can leave it out. */
const everything = "everything";

/**
 * Tries providers in order. The one that opened a payment keeps handling it, also when `retired`.
 * A lost answer may leave a second open payment. No donor can pay it: its secret was in the lost answer,
 * and only stored steps are shown. Unpaid payments expire at the provider.
 */
export function oneOf(
  providers: readonly PaymentProvider[],
  {
    now = () => performance.now(),
    retired = [],
    pausedAt = () => Promise.resolve([]),
    isSuspended = () => false,
    trust,
  }: {
    now?: () => number;
    retired?: readonly PaymentProvider[];
    pausedAt?: PausedAt;
    /** A suspended provider is asked only if no other is left. */
    isSuspended?: (name: string) => boolean;
    /** Donors who may use cards during card testing. */
    trust?: Pick<CardTrust, "without" | "opened">;
  } = {},
): Payments {
  const { isResting, watched } = breakers(now);
  const named = (name: string) => [...providers, ...retired].find((provider) => provider.name === name);

  return {
    isAvailable: async (rated) => (await notPaused("ONE_TIME", rated)).length > 0,

    open: async (order) => {
      const able = (await notPaused(order.frequency, order.rated)).filter(
        ({ provider: { hasHostedPage } }) => hasHostedPage || !order.needsHostedPage,
      );
      // If all are skipped, ask them anyway.
      const rested = able.filter(({ provider: { name } }) => !isResting(name) && !isSuspended(name));
      let refusal: OpenRefusal = "unavailable";
      for (const { provider, without } of rested.length > 0 ? rested : able) {
        const opened = await watched(provider.name, () => provider.open({ ...order, without }));
        if (opened === "method_unavailable") refusal = opened;
        if (typeof opened === "string") continue;
        if (order.rated) trust?.opened(opened, order.rated, without.length === 0);
        return opened;
      }
      return refusal;
    },

    withdraw: async ({ provider, paymentId }) => (await named(provider)?.withdraw(paymentId)) ?? "refused",
    fetch: async ({ provider, paymentId }) => (await named(provider)?.fetch(paymentId)) ?? "unavailable",
    refund: async ({ provider, paymentId, cents, refundId }) =>
      (await named(provider)?.refund(paymentId, cents, refundId)) ?? "unavailable",
  };

  /** Providers that are not paused, or can leave out the paused methods. */
  async function notPaused(frequency: PaymentOrder["frequency"], rated?: Rated) {
    const all = await Promise.all(
      providers.map(async (provider) => {
        const paused = (await pausedAt(provider.name, rated)).map((method) => method ?? everything);
        const notLent = rated && trust ? trust.without(provider.name, rated) : [];
        const without = [...new Set([...paused, ...notLent])];
        return { provider, without };
      }),
    );
    return all.filter(({ provider, without }) =>
      without.every((method) => provider.leavesOut?.(frequency).includes(method)),
    );
  }
}

/** A failed provider is skipped for this long. */
const restMs = 30_000;

/** Circuit breaker: skips a failing provider for a while, so that not every donor waits for its timeout. */
function breakers(now: () => number) {
  const restsUntil = new Map<string, number>();
  const rest = (name: string) => restsUntil.set(name, now() + restMs);
  return {
    isResting: (name: string): boolean => (restsUntil.get(name) ?? 0) > now(),

    watched: async <T>(name: string, work: () => Promise<T | "unavailable">): Promise<T | "unavailable"> => {
      if (restsUntil.has(name)) rest(name);
      const answer = await work();
      if (answer === "unavailable") rest(name);
      else restsUntil.delete(name);
      return answer;
    },
  };
}
