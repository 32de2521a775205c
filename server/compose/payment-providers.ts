import type pg from "pg";
import { mollieClient } from "#adapters/payments/mollie/client.ts";
import { isReachable } from "#adapters/payments/mollie/reachable.ts";
import { molliePayments } from "#adapters/payments/mollie/payments.ts";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { sandboxBank } from "#adapters/payments/sandbox/bank.ts";
import { sandboxPayments } from "#adapters/payments/sandbox/payments.ts";
import { sandboxSubscriptions } from "#adapters/payments/sandbox/subscriptions.ts";
import { stripeClient } from "#adapters/payments/stripe/client.ts";
import { readStripeNotice, stripeSignatureHeader } from "#adapters/payments/stripe/notices.ts";
import { stripePayments } from "#adapters/payments/stripe/payments.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import type { Config } from "../config.ts";

/** Those that serve, in order; those that only look after what they once opened; and what their webhooks need. */
export function providersFrom(config: Config, pool: pg.Pool) {
  const stripe = config.stripe && stripeFrom(config.stripe);
  const mollie = config.mollie && mollieFrom(config.mollie, config.publicUrl);
  const { publicUrl } = config;
  const subscriptions = sandboxSubscriptions({ pool, publicUrl });
  const sandbox = sandboxPayments({ bank: sandboxBank(pool), subscriptions, publicUrl });
  const byName: Record<string, PaymentProvider | null> = {
    stripe: stripe && stripe.provider,
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

function stripeFrom(settings: NonNullable<Config["stripe"]>) {
  const client = stripeClient(settings);
  return {
    provider: stripePayments({ settings, client }),
    webhook: {
      signatureHeader: stripeSignatureHeader,
      readNotice: readStripeNotice({ client, webhookSecret: settings.webhookSecret }),
    },
  };
}

const mollieFrom = (settings: NonNullable<Config["mollie"]>, publicUrl: string): PaymentProvider =>
  molliePayments({
    settings,
    client: mollieClient(settings),
    addresses: {
      returnUrl: (language, outcome) => `${publicUrl}${inLanguage("/donate", language)}?${outcome}=true`,
      webhookUrl: isReachable(publicUrl) ? `${publicUrl}/api/webhooks/mollie` : null,
    },
  });
