import type { Variables } from "./variables.ts";

/** Null: its keys are not all there. */
export function stripeOf(found: Variables) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = found;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE,
  };
}

/** Null: it has no key. */
export function mollieOf(found: Variables) {
  const { MOLLIE_API_KEY: apiKey, MOLLIE_ACCESS_TOKEN: accessToken, MOLLIE_API_BASE: apiBase } = found;
  return apiKey ? { apiKey, apiBase, ...(accessToken && { accessToken }) } : null;
}
