import { variable } from "./describe-variable.ts";
import { text, url } from "./readers.ts";

/** Who takes the money, and who says who somebody is. */
export const paymentVariables = {
  PAYMENT_PROVIDERS: variable(text(), {
    group: "Payments",
    means: "stripe and mollie, in the order in which they are asked; none; in a demonstration also sandbox.",
    unset: "none",
    example: "stripe,mollie",
  }),
  STRIPE_SECRET_KEY: variable(text(), {
    group: "Payments",
    means: "Required when stripe is named. Kept without it, earlier payments are still looked after.",
    example: "sk_test_example",
  }),
  STRIPE_PUBLISHABLE_KEY: variable(text(), {
    group: "Payments",
    means: "Required when stripe is named.",
    example: "pk_test_example",
  }),
  STRIPE_WEBHOOK_SECRET: variable(text(), {
    group: "Payments",
    means: "Required when stripe is named: the signing secret of PUBLIC_URL/api/webhooks/stripe.",
    example: "whsec_example",
  }),
  STRIPE_API_BASE: variable(url.default("https://api.stripe.com"), {
    group: "Payments",
    means: "Stripe's own address.",
    unset: "https://api.stripe.com",
  }),
  MOLLIE_API_KEY: variable(text(), {
    group: "Payments",
    means: "Required when mollie is named. Kept without it, earlier payments are still looked after.",
    example: "test_example",
  }),
  MOLLIE_ACCESS_TOKEN: variable(text(), {
    group: "Payments",
    means: "With the permission balances.read: Mollie's fees and other costs are booked only with it.",
    example: "access_example",
  }),
  MOLLIE_API_BASE: variable(url.default("https://api.mollie.com"), {
    group: "Payments",
    means: "Mollie's own address.",
    unset: "https://api.mollie.com",
  }),
};

export const openIdVariables = {
  OIDC_ISSUER: variable(url.optional(), {
    group: "Signing in",
    means: "An OpenID provider; these three are set together. Without it: e-mailed links and passkeys.",
    example: "https://login.example.org",
  }),
  OIDC_CLIENT_ID: variable(text(), {
    group: "Signing in",
    means: "Our name at the provider; the redirect address there is PUBLIC_URL/api/login/callback.",
    example: "open-hand",
  }),
  OIDC_CLIENT_SECRET: variable(text(), {
    group: "Signing in",
    means: "Our secret at the provider.",
    example: "provider-secret",
  }),
};
