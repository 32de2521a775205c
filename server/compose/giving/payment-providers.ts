import type pg from "pg";
import { giftNotes } from "#adapters/payments/gift-notes.ts";
import { mollieClient } from "#adapters/payments/mollie/client.ts";
import { isReachable } from "#adapters/payments/mollie/reachable.ts";
import { molliePayments } from "#adapters/payments/mollie/payments.ts";
import { oneOf, type PausedAt } from "#adapters/payments/one-of.ts";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { sandboxBank } from "#adapters/payments/sandbox/bank.ts";
import { sandboxPayouts } from "#adapters/payments/sandbox/payouts.ts";
import { sandboxPayments } from "#adapters/payments/sandbox/payments.ts";
import { sandboxSubscriptions } from "#adapters/payments/sandbox/subscriptions.ts";
import { stripeClient } from "#adapters/payments/stripe/client.ts";
import { readStripeNotice, stripeSignatureHeader } from "#adapters/payments/stripe/notices.ts";
import { stripePayments } from "#adapters/payments/stripe/payments.ts";
import { stateOf } from "#adapters/postgres/base/presence.ts";
import { quietWhileStill, type IsStill } from "#adapters/payments/while-still.ts";
import { suspendedAccounts } from "#adapters/payments/suspended-accounts.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import type { GiftNotes } from "#domain/giving/gift-note.ts";
import type { Provider } from "#domain/giving/payment-report.ts";
import type { CardTrust } from "#domain/giving/risk/card-trust.ts";
import type { Config } from "../../config.ts";

type Needs = {
  pausedAt: PausedAt;
  trust: CardTrust;
  isStill: IsStill;
  /** Called when a provider refuses our account. */
  onSuspended: (provider: Provider, what: string) => void;
};

/** All providers as one: the next serves where one cannot. */
export function composePayments(config: Config, pool: pg.Pool, needs: Needs) {
  const { pausedAt, trust, isStill, onSuspended } = needs;
  const accounts = suspendedAccounts({ now: () => performance.now(), onSuspended });
  const quiet = quietWhileStill(isStill);
  const { stripe, mollie, ...known } = providersFrom(config, pool);
  const serving = known.serving.map(accounts.watched).map(quiet.provider);
  const retired = known.retired.map(accounts.watched).map(quiet.provider);
  const online = oneOf(serving, { retired, pausedAt, trust, isSuspended: accounts.isSuspended });
  return {
    online: { ...online, isAvailable: async () => stateOf(pool) === "here" && online.isAvailable() },
    quiet: quiet.payments,
    providers: [...serving, ...retired],
    /** Whether there is a provider, but none that serves a browser without JavaScript. */
    needsScript: serving.length > 0 && !serving.some(({ hasHostedPage }) => hasHostedPage),
    stripe,
    mollie,
  };
}

/** Those that serve, in order; those that only look after what they once opened; and what their webhooks need. */
function providersFrom(config: Config, pool: pg.Pool) {
  const notes = giftNotes(config.sealingSecrets);
  const stripe = config.stripe && stripeFrom(config.stripe, notes);
  const mollie = config.mollie && mollieFrom(config.mollie, config.publicUrl, notes);
  const { publicUrl } = config;
  const subscriptions = sandboxSubscriptions({ pool, publicUrl });
  const payouts = sandboxPayouts(pool);
  const sandbox = sandboxPayments({ bank: sandboxBank(pool), payouts, subscriptions, publicUrl });
  const byName: Record<string, PaymentProvider | null> = {
    stripe: stripe?.provider ?? null,
    mollie,
    sandbox,
  };
  const serving = config.paymentProviders.flatMap((name) => byName[name] ?? []);
  const known = [...(stripe ? [stripe.provider] : []), ...(mollie ? [mollie] : [])];
  return {
    serving,
    retired: known.filter((provider) => !serving.includes(provider)),
    stripe: stripe && stripe.webhook,
    mollie,
  };
}

function stripeFrom(settings: NonNullable<Config["stripe"]>, notes: GiftNotes) {
  const client = stripeClient(settings);
  return {
    provider: stripePayments({ settings, notes, client }),
    webhook: {
      signatureHeader: stripeSignatureHeader,
      readNotice: readStripeNotice({ client, webhookSecret: settings.webhookSecret }),
    },
  };
}

const mollieFrom = (
  settings: NonNullable<Config["mollie"]>,
  publicUrl: string,
  notes: GiftNotes,
): PaymentProvider =>
  molliePayments({
    settings,
    notes,
    client: mollieClient(settings),
    addresses: {
      returnUrl: (language, outcome) => `${publicUrl}${inLanguage("/donate", language)}?${outcome}=true`,
      webhookUrl: isReachable(publicUrl) ? `${publicUrl}/api/webhooks/mollie` : null,
    },
  });
