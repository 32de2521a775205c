import type { PaymentOrder, Payments } from "#domain/giving/ports.ts";
import type { CardTrust, Rated } from "#domain/giving/risk/card-trust.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** The methods that are switched off at a provider because cards are tried out there; null is everything. */
export type PausedAt = (name: string) => Promise<readonly (string | null)[]>;
/** No method is called so, so nobody can leave it out. */
const everything = "everything";

/**
 * Tries the providers in the configured order until one opens a payment. Afterwards the provider that opened a payment
 * handles it, even if it serves no new ones (`retired`). A provider that did not answer may still have opened a payment
 * while the next one opens another. No donor can pay both: the secret or page that makes a payment payable is in the lost
 * answer. Only the returned step is stored, and only stored steps are shown. For the same attempt the first provider finds
 * its payment again by its key; then the other's was never shown. Unpaid payments expire at the provider.
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
    /** Its account is refused, so it is asked only where nobody else is left. */
    isSuspended?: (name: string) => boolean;
    /** To whom cards are lent while some are being tried out. */
    trust?: Pick<CardTrust, "without" | "opened">;
  } = {},
): Payments {
  const { isResting, watched } = breakers(now);
  const named = (name: string) => [...providers, ...retired].find((provider) => provider.name === name);

  return {
    isAvailable: async () => (await notPaused("ONE_TIME")).length > 0,

    open: async (order) => {
      const able = (await notPaused(order.frequency, order.rated)).filter(
        ({ provider: { hasHostedPage } }) => hasHostedPage || !order.needsHostedPage,
      );
      // When all of them are resting, waiting helps nobody: they are asked after all.
      const rested = able.filter(({ provider: { name } }) => !isResting(name) && !isSuspended(name));
      for (const { provider, without } of rested.length > 0 ? rested : able) {
        const opened = await watched(provider.name, () => provider.open({ ...order, without }));
        if (opened === "unavailable") continue;
        if (order.rated) trust?.opened(opened, order.rated, without.length === 0);
        return opened;
      }
      return "unavailable";
    },

    withdraw: async ({ provider, paymentId }) => (await named(provider)?.withdraw(paymentId)) ?? "refused",
    fetch: async ({ provider, paymentId }) => (await named(provider)?.fetch(paymentId)) ?? "unavailable",
    refund: async ({ provider, paymentId, cents, refundId }) =>
      (await named(provider)?.refund(paymentId, cents, refundId)) ?? "unavailable",
  };

  /** Those that are not switched off, or can leave out what is. */
  async function notPaused(frequency: PaymentOrder["frequency"], rated?: Rated) {
    const all = await Promise.all(
      providers.map(async (provider) => {
        const paused = (await pausedAt(provider.name)).map((method) => method ?? everything);
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

/** A provider that failed is left alone for this long before it is asked again. */
const restMs = 30_000;

/**
 * Circuit breaker: skips a provider that failed for a while, so that not every donor waits for the same timeout. Then one
 * request tries it again.
 */
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
