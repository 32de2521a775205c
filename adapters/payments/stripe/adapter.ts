import type { PaymentAdapter } from "../payment-adapter.ts";
import { stripeClient } from "./client.ts";
import { examineStripe } from "./examine.ts";
import { readStripeNotice, stripeSignatureHeader } from "./notices.ts";
import { stripePayments } from "./payments.ts";

const apiBase = "https://api.stripe.com";

const variables = {
  STRIPE_SECRET_KEY: {
    means: "Required when stripe is named. Kept without it, earlier payments are still looked after.",
    example: "sk_test_example",
    required: true,
    secret: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    means: "Required when stripe is named.",
    example: "pk_test_example",
    required: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    means: "Required when stripe is named: the signing secret of PUBLIC_URL/api/webhooks/stripe.",
    example: "whsec_example",
    required: true,
    secret: true,
  },
  STRIPE_API_BASE: { means: "Stripe's own address.", defaultUrl: apiBase },
} as const;

export const stripeAdapter: PaymentAdapter<keyof typeof variables> = {
  variables,
  sources: {
    script: "https://js.stripe.com https://*.js.stripe.com",
    connect: "https://api.stripe.com",
    frame: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    // Wallets run in Stripe's frame, and some open a window.
    paymentFrame: "https://js.stripe.com",
  },
  emptyNoticeStatus: 400,
  configure: (values) => {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = values;
    if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;
    const settings = {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiBase: STRIPE_API_BASE ?? apiBase,
    };
    return {
      name: "stripe",
      settings,
      isTestMode: settings.secretKey.includes("_test_"),
      open: (notes) => {
        const client = stripeClient(settings);
        return {
          provider: stripePayments({ settings, notes, client }),
          webhook: {
            signatureHeader: stripeSignatureHeader,
            readNotice: readStripeNotice({ client, webhookSecret: settings.webhookSecret }),
          },
        };
      },
      examine: (webhookUrl) => examineStripe(settings, webhookUrl),
    };
  },
};
