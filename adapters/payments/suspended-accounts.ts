import type { PaymentProvider } from "./payment-provider.ts";

/** The provider refuses us, not this request: the key was revoked, or the account suspended or limited. */
export class SuspendedAccount extends Error {}

/** Long enough to spare donors, short enough to notice the repair without a message. */
const suspendedMs = 10 * 60_000;

type Needs = {
  now: () => number;
  /** Called once, when an account turns out to be suspended, and again only after it answered in between. */
  onSuspended: (name: PaymentProvider["name"], what: string) => void;
};

/** Counts as an outage, so that the next provider serves. It does not end without action, so staff get an email. */
export function suspendedAccounts({ now, onSuspended }: Needs) {
  const suspendedSince = new Map<string, number>();

  const hearing =
    <Args extends unknown[], Answer, Silence>(
      name: PaymentProvider["name"],
      ask: (...args: Args) => Promise<Answer>,
      silence: Silence,
    ) =>
    async (...args: Args): Promise<Answer | Silence> => {
      try {
        const answer = await ask(...args);
        // A timeout says nothing about the account.
        if (answer !== silence) suspendedSince.delete(name);
        return answer;
      } catch (error) {
        if (!(error instanceof SuspendedAccount)) throw error;
        const isNews = !suspendedSince.has(name);
        suspendedSince.set(name, now());
        if (isNews) onSuspended(name, error.message);
        return silence;
      }
    };

  return {
    isSuspended: (name: string): boolean => (suspendedSince.get(name) ?? -Infinity) > now() - suspendedMs,

    /** The same provider, which answers where its account is suspended instead of throwing. */
    watched: (provider: PaymentProvider): PaymentProvider => {
      const { name, subscriptions, fees, costs, memory } = provider;
      const heard = <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
        hearing(name, ask, "unavailable" as const);
      return {
        ...provider,
        methods: heard(provider.methods),
        open: heard(provider.open),
        withdraw: hearing(name, provider.withdraw, "refused" as const),
        fetch: heard(provider.fetch),
        refund: heard(provider.refund),
        returnedSince: heard(provider.returnedSince),
        ...(memory && {
          memory: { begunSince: heard(memory.begunSince), recall: heard(memory.recall) },
        }),
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
