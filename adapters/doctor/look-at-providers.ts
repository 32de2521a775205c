import { found, type Finding } from "#domain/doctor/finding.ts";

type Stripe = Readonly<{ secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string }>;
type Mollie = Readonly<{ apiKey: string; accessToken?: string; apiBase: string }>;
type Providers = Readonly<{ mode: "demo" | "production"; stripe: Stripe | null; mollie: Mollie | null }>;

const timeoutMs = 8_000;

/** Asks each provider about a payment that does not exist: whoever may ask hears that there is none. Nothing is made there. */
export async function lookAtProviders({ mode, stripe, mollie }: Providers): Promise<Finding[]> {
  return [
    ...(stripe ? await lookAtStripe(stripe) : []),
    ...(mollie ? await lookAtMollie(mollie) : []),
    ...(mode === "production" ? testKeys(stripe, mollie) : []),
  ];
}

async function lookAtStripe({
  secretKey,
  publishableKey,
  webhookSecret,
  apiBase,
}: Stripe): Promise<Finding[]> {
  const answer = await statusOf(`${apiBase}/v1/payment_intents/pi_doctor`, secretKey);
  return [
    ...(isSilent(answer)
      ? [found("stripe_unreachable", { place: new URL(apiBase).host, why: String(answer) })]
      : []),
    ...(answer === 401 ? [found("stripe_key")] : []),
    ...(answer === 403 ? [found("stripe_permission")] : []),
    ...(isLive(secretKey) === isLive(publishableKey) ? [] : [found("stripe_mixed_keys")]),
    ...(webhookSecret.startsWith("whsec_") ? [] : [found("stripe_webhook_secret")]),
  ];
}

async function lookAtMollie({ apiKey, accessToken, apiBase }: Mollie): Promise<Finding[]> {
  const answer = await statusOf(`${apiBase}/v2/payments/tr_doctor`, apiKey);
  if (isSilent(answer))
    return [found("mollie_unreachable", { place: new URL(apiBase).host, why: String(answer) })];
  const token =
    accessToken === undefined ? 200 : await statusOf(`${apiBase}/v2/balances?limit=1`, accessToken);
  return [
    ...(answer === 401 || answer === 403 ? [found("mollie_key")] : []),
    ...(token === 401 || token === 403 ? [found("mollie_token")] : []),
  ];
}

/** With keys of test mode a donor sees a paid gift and no money moves. */
function testKeys(stripe: Stripe | null, mollie: Mollie | null): Finding[] {
  const named = [
    ...(stripe && stripe.secretKey.includes("_test_") ? ["stripe"] : []),
    ...(mollie?.apiKey.startsWith("test_") ? ["mollie"] : []),
  ];
  return named.map((place) => found("test_keys", { place }));
}

const isLive = (key: string): boolean => key.includes("_live_");

/** The status, or the reason why there is none. */
const statusOf = (url: string, key: string): Promise<number | string> =>
  fetch(url, { headers: { authorization: `Bearer ${key}` }, signal: AbortSignal.timeout(timeoutMs) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    reasonOf,
  );

const isSilent = (answer: number | string): boolean => typeof answer === "string" || answer >= 500;

/** `fetch` tells the cause of a failed connection one level down. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return cause instanceof Error ? cause.name : String(cause);
}
