import { afterAll } from "vitest";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";

/** Both providers, gone when the file is done, and the variables with which the program finds them. */
export async function bothProviders(options: { maxPerPage?: number } = {}) {
  const [stripe, mollie] = await Promise.all([fakeStripe(options), fakeMollie(options)]);
  afterAll(() => Promise.all([stripe.stop(), mollie.stop()]));
  const env = {
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    STRIPE_API_BASE: stripe.settings.apiBase,
    MOLLIE_API_KEY: mollie.settings.apiKey,
    MOLLIE_API_BASE: mollie.settings.apiBase,
  };
  return { stripe, mollie, env };
}
