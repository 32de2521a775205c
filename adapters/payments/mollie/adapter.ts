import { BlockList, isIP } from "node:net";
import { found, type Finding, type FindingId } from "#domain/doctor/finding.ts";
import { heardFrom, isSilent } from "../../doctor/look-at-providers.ts";
import type { PaymentAdapter } from "../payment-adapter.ts";
import { mollieClient, type MollieSettings } from "./client.ts";
import { molliePayments } from "./payments.ts";

const publicApi = "https://api.mollie.com";
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
  MOLLIE_API_BASE: { means: "Mollie's own address.", defaultUrl: publicApi },
} as const;

export const mollieAdapter: PaymentAdapter<keyof typeof variables> = {
  variables,
  // Without JavaScript the form is sent to the provider's page, and from there perhaps to a bank.
  sources: { form: "https:" },
  emptyNoticeStatus: 200,
  configure: ({ MOLLIE_API_KEY: apiKey, MOLLIE_ACCESS_TOKEN: accessToken, MOLLIE_API_BASE }) => {
    if (!apiKey) return null;
    const settings = { apiKey, apiBase: MOLLIE_API_BASE ?? publicApi, ...(accessToken && { accessToken }) };
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

/** The token's required permissions, one per list. */
const reads: readonly (readonly [FindingId, string])[] = [
  ["mollie_balances", "balances"],
  ["mollie_settlements", "settlements"],
  ["mollie_payments", "payments"],
  ["mollie_refunds", "refunds"],
];

/** Asks with the key about a payment that does not exist, and with the token for one of each list. */
async function examineMollie({ apiKey, accessToken, apiBase }: MollieSettings): Promise<Finding[]> {
  const heard = await heardFrom(`${apiBase}/v2/payments/tr_doctor`, apiKey);
  if (isSilent(heard))
    return [
      found("provider_unreachable", { place: `Mollie (${new URL(apiBase).host})`, why: String(heard) }),
    ];
  return [
    ...(heard === 401 || heard === 403
      ? [found("provider_key", { place: "Mollie", why: "MOLLIE_API_KEY" })]
      : []),
    ...(accessToken === undefined ? [] : await lookAtToken(accessToken, apiBase)),
  ];
}

async function lookAtToken(token: string, apiBase: string): Promise<Finding[]> {
  const heard = await Promise.all(reads.map(([, list]) => heardFrom(`${apiBase}/v2/${list}?limit=1`, token)));
  if (heard.includes(401)) return [found("mollie_token")];
  return reads.filter((_, index) => heard[index] === 403).map(([id]) => found(id));
}

/** Private networks. */
const own = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  own.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  own.addSubnet(network, prefix, "ipv6");

/** Names that public DNS does not know. */
const ownNames = /^[^.]+$|\.(localhost|local|internal|lan|home|home\.arpa|intranet)$/;

/** Mollie refuses a payment with a webhook address that it cannot reach. Without one, payments are polled. */
export function isReachable(publicUrl: string): boolean {
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const kind = isIP(host);
  if (kind === 0) return !ownNames.test(host);
  return !own.check(host, kind === 4 ? "ipv4" : "ipv6");
}
