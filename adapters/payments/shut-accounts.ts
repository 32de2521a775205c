import type { PaymentProvider } from "./payment-provider.ts";

/** The provider refuses us, not this request: the key was revoked, or the account suspended or limited. */
export class ShutAccount extends Error {}

/** Long enough that donors do not try it in vain; short enough that nobody has to tell us when it is mended. */
const shutMs = 10 * 60_000;

type Needs = {
  now: () => number;
  /** Called once, when an account turns out to be shut, and again only after it was open in between. */
  onShut: (name: PaymentProvider["name"], what: string) => void;
};

/**
 * An account that is shut is an outage like any other: whoever asks hears that the provider cannot be asked, and the next
 * one serves. But nobody waits for it to pass by itself, so someone is told.
 */
export function shutAccounts({ now, onShut }: Needs) {
  const shutSince = new Map<string, number>();

  const hearing =
    <Args extends unknown[], Answer, Silence>(
      name: PaymentProvider["name"],
      ask: (...args: Args) => Promise<Answer>,
      silence: Silence,
    ) =>
    async (...args: Args): Promise<Answer | Silence> => {
      try {
        const answer = await ask(...args);
        // Silence says nothing about the account.
        if (answer !== silence) shutSince.delete(name);
        return answer;
      } catch (error) {
        if (!(error instanceof ShutAccount)) throw error;
        const isNews = !shutSince.has(name);
        shutSince.set(name, now());
        if (isNews) onShut(name, error.message);
        return silence;
      }
    };

  return {
    isShut: (name: string): boolean => (shutSince.get(name) ?? -Infinity) > now() - shutMs,

    /** The same provider, which answers where its account is shut instead of throwing. */
    watched: (provider: PaymentProvider): PaymentProvider => {
      const { name, subscriptions, fees, costs } = provider;
      const heard = <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
        hearing(name, ask, "unavailable" as const);
      return {
        ...provider,
        open: heard(provider.open),
        withdraw: hearing(name, provider.withdraw, "refused" as const),
        fetch: heard(provider.fetch),
        refund: heard(provider.refund),
        returnedSince: heard(provider.returnedSince),
        ...(fees && { fees: heard(fees) }),
        ...(costs && { costs: heard(costs) }),
        subscriptions: {
          ...subscriptions,
          change: heard(subscriptions.change),
          pause: heard(subscriptions.pause),
          resume: heard(subscriptions.resume),
          cancel: heard(subscriptions.cancel),
          changeMethod: heard(subscriptions.changeMethod),
          charges: heard(subscriptions.charges),
          describe: heard(subscriptions.describe),
        },
      };
    },
  };
}
