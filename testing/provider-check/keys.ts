import type { MollieSettings } from "#adapters/payments/mollie/client.ts";
import type { StripeSettings } from "#adapters/payments/stripe/client.ts";

/** Several steps of one belief may each take long in test mode; no donor waits for them. */
const timeoutMs = 30_000;

type Environment = Readonly<Record<string, string | undefined>>;
export type Keys = Readonly<{
  stripe: StripeSettings | null;
  mollie: MollieSettings | null;
  /** Why nothing at all is done. */
  refusal: string | null;
}>;

/** Only keys of test mode are used: each belief makes payments, and some of them take money back. */
export function keysIn(environment: Environment): Keys {
  const { STRIPE_SECRET_KEY: secretKey, MOLLIE_API_KEY: apiKey } = environment;
  const refused = [
    secretKey && !/^[sr]k_test_/.test(secretKey) && "STRIPE_SECRET_KEY must begin with sk_test_ or rk_test_",
    apiKey && !apiKey.startsWith("test_") && "MOLLIE_API_KEY must begin with test_",
  ].filter(Boolean);
  if (refused.length > 0) {
    const refusal = `${refused.join(", and ")}: this program makes and returns payments, and does so in test mode alone.`;
    return { stripe: null, mollie: null, refusal };
  }
  const { STRIPE_API_BASE, MOLLIE_API_BASE, MOLLIE_ACCESS_TOKEN: accessToken } = environment;
  return {
    stripe: secretKey
      ? {
          secretKey,
          publishableKey: "",
          webhookSecret: "",
          apiBase: STRIPE_API_BASE || "https://api.stripe.com",
          timeoutMs,
        }
      : null,
    mollie: apiKey
      ? {
          apiKey,
          ...(accessToken && { accessToken }),
          apiBase: MOLLIE_API_BASE || "https://api.mollie.com",
          timeoutMs,
        }
      : null,
    refusal: null,
  };
}
