import type { PaymentAdapter } from "../payment-adapter.ts";
import { mollieClient } from "./client.ts";
import { examineMollie } from "./examine.ts";
import { molliePayments } from "./payments.ts";
import { isReachable } from "./reachable.ts";

const apiBase = "https://api.mollie.com";
const paymentId = /^tr_\w{1,64}$/;

const variables = {
  MOLLIE_API_KEY: {
    means: "Required when mollie is named. Kept without it, earlier payments are still looked after.",
    example: "test_example",
    required: true,
    secret: true,
  },
  MOLLIE_ACCESS_TOKEN: {
    means: "With the permission balances.read: Mollie's fees and other costs are booked only with it.",
    example: "access_example",
    secret: true,
  },
  MOLLIE_API_BASE: { means: "Mollie's own address.", defaultUrl: apiBase },
} as const;

export const mollieAdapter: PaymentAdapter<keyof typeof variables> = {
  variables,
  // Without JavaScript the form itself is sent on to the provider's page, and from there perhaps straight to a bank.
  sources: { form: "https:" },
  emptyNoticeStatus: 200,
  configure: ({ MOLLIE_API_KEY: apiKey, MOLLIE_ACCESS_TOKEN: accessToken, MOLLIE_API_BASE }) => {
    if (!apiKey) return null;
    const settings = { apiKey, apiBase: MOLLIE_API_BASE ?? apiBase, ...(accessToken && { accessToken }) };
    return {
      name: "mollie",
      settings,
      isTestMode: apiKey.startsWith("test_"),
      open: (notes, { publicUrl, returnUrl, webhookUrl }) => ({
        provider: molliePayments({
          settings,
          notes,
          client: mollieClient(settings),
          addresses: { returnUrl, webhookUrl: isReachable(publicUrl) ? webhookUrl : null },
        }),
        webhook: {
          paymentIdIn: (body) => {
            const id = new URLSearchParams(body).get("id") ?? "";
            return paymentId.test(id) ? id : null;
          },
        },
      }),
      examine: () => examineMollie(settings),
    };
  },
};
