import type { Payments } from "#domain/giving/ports.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Whether this is a restored copy that must not act. */
export type IsStill = () => Promise<boolean>;

/** A restored copy may read, but never charge, refund or change. */
export function quietWhileStill(isStill: IsStill) {
  const unless =
    <Args extends unknown[], Answer, Quiet>(act: (...args: Args) => Promise<Answer>, quiet: Quiet) =>
    async (...args: Args): Promise<Answer | Quiet> =>
      (await isStill()) ? quiet : act(...args);

  return {
    provider: (provider: PaymentProvider): PaymentProvider => {
      const { subscriptions, open, withdraw, refund } = provider;
      return {
        ...provider,
        open: unless(open, "unavailable" as const),
        withdraw: unless(withdraw, "refused" as const),
        refund: unless(refund, "unavailable" as const),
        subscriptions: {
          ...subscriptions,
          change: unless(subscriptions.change, "unavailable" as const),
          pause: unless(subscriptions.pause, "unavailable" as const),
          resume: unless(subscriptions.resume, "unavailable" as const),
          cancel: unless(subscriptions.cancel, "unavailable" as const),
          changeMethod: unless(subscriptions.changeMethod, "unavailable" as const),
          ...(subscriptions.forget && {
            forget: unless(subscriptions.forget, "unavailable" as const),
          }),
        },
      };
    },
    /** Bank transfers too: a copy must not issue references. */
    payments: (payments: Payments): Payments => ({
      ...payments,
      isAvailable: unless(payments.isAvailable, false as const),
      open: unless(payments.open, "unavailable" as const),
    }),
  };
}
