import type pg from "pg";
import { giftNotes } from "#adapters/payments/gift-notes.ts";
import { oneOf, type PausedAt } from "#adapters/payments/one-of.ts";
import type { Addresses } from "#adapters/payments/payment-adapter.ts";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { sandboxBank } from "#adapters/payments/sandbox/bank.ts";
import { sandboxPayouts } from "#adapters/payments/sandbox/payouts.ts";
import { sandboxPayments } from "#adapters/payments/sandbox/payments.ts";
import { sandboxSubscriptions } from "#adapters/payments/sandbox/subscriptions.ts";
import { stateOf } from "#adapters/postgres/base/presence.ts";
import { quietWhileStill, type IsStill } from "#adapters/payments/while-still.ts";
import { suspendedAccounts } from "#adapters/payments/suspended-accounts.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import type { Provider } from "#domain/giving/payment-report.ts";
import type { CardTrust, Rated } from "#domain/giving/risk/card-trust.ts";
import type { Config } from "../../config.ts";

type Needs = {
  pausedAt: PausedAt;
  trust: CardTrust;
  isStill: IsStill;
  onSuspended: (provider: Provider, what: string) => void;
};

/** All providers as one: the next serves where one cannot. */
export function composePayments(config: Config, pool: pg.Pool, needs: Needs) {
  const { pausedAt, trust, isStill, onSuspended } = needs;
  const accounts = suspendedAccounts({ now: () => performance.now(), onSuspended });
  const quiet = quietWhileStill(isStill);
  const { webhooks, ...known } = providersFrom(config, pool);
  const serving = known.serving.map(accounts.watched).map(quiet.provider);
  const retired = known.retired.map(accounts.watched).map(quiet.provider);
  const online = oneOf(serving, { retired, pausedAt, trust, isSuspended: accounts.isSuspended });
  return {
    online: {
      ...online,
      isAvailable: async (rated?: Rated) => stateOf(pool) === "available" && online.isAvailable(rated),
    },
    quiet: quiet.payments,
    serving,
    providers: [...serving, ...retired],
    /** Whether there is a provider, but none that serves a browser without JavaScript. */
    needsScript: serving.length > 0 && !serving.some(({ hasHostedPage }) => hasHostedPage),
    webhooks,
  };
}

/** Those that serve, in order; those that only look after what they once opened; and the webhooks of both. */
function providersFrom(config: Config, pool: pg.Pool) {
  const notes = giftNotes(config.sealingSecrets);
  const { publicUrl } = config;
  const returnUrl: Addresses["returnUrl"] = (language, outcome) =>
    `${publicUrl}${inLanguage("/donate", language)}?${outcome}=true`;
  const known = config.providers.map(({ name, open }) => ({
    name,
    ...open(notes, { publicUrl, returnUrl, webhookUrl: `${publicUrl}/api/webhooks/${name}` }),
  }));
  const subscriptions = sandboxSubscriptions({ pool, publicUrl });
  const payouts = sandboxPayouts(pool);
  const sandbox = sandboxPayments({ bank: sandboxBank(pool), payouts, subscriptions, publicUrl });
  const all: PaymentProvider[] = [...known.map(({ provider }) => provider), sandbox];
  const serving = config.paymentProviders.flatMap((name) => all.find((each) => each.name === name) ?? []);
  return {
    serving,
    retired: known.map(({ provider }) => provider).filter((provider) => !serving.includes(provider)),
    webhooks: known.map(({ name, webhook }) => ({ name, ...webhook })),
  };
}
