import type { Payments } from "#domain/giving/ports.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** A provider that failed is left alone for this long before it is asked again. */
const restMs = 30_000;

/**
 * The providers in the order of the configuration. The next one serves when one cannot, before a payment exists; what
 * happens to a payment afterwards is the business of the one that opened it.
 */
export function oneOf(providers: readonly PaymentProvider[], now: () => number = Date.now): Payments {
  const restsUntil = new Map<string, number>();
  const isResting = ({ name }: PaymentProvider) => (restsUntil.get(name) ?? 0) > now();
  const named = (name: string) => providers.find((provider) => provider.name === name);

  return {
    isAvailable: () => Promise.resolve(providers.length > 0),

    open: async (order) => {
      // When all of them are resting, waiting helps nobody: they are asked after all.
      const rested = providers.filter((provider) => !isResting(provider));
      for (const provider of rested.length > 0 ? rested : providers) {
        const opened = await provider.open(order);
        if (opened !== "unavailable") return opened;
        restsUntil.set(provider.name, now() + restMs);
      }
      return "unavailable";
    },

    withdraw: async ({ provider, paymentId }) => (await named(provider)?.withdraw(paymentId)) ?? "refused",
    fetch: async ({ provider, paymentId }) => (await named(provider)?.fetch(paymentId)) ?? "unavailable",
    refund: async ({ provider, paymentId, cents, refundId }) =>
      (await named(provider)?.refund(paymentId, cents, refundId)) ?? "unavailable",
  };
}
