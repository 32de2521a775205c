import { found, type Finding } from "#domain/doctor/finding.ts";
import { lookAtMollie, type Mollie } from "./look-at-mollie.ts";
import { lookAtStripe, type Stripe } from "./look-at-stripe.ts";

type Providers = Readonly<{
  mode: "demo" | "production";
  publicUrl: string;
  stripe: Stripe | null;
  mollie: Mollie | null;
}>;

/** What each provider lets us read, all of it asked at once. Nothing is made there. */
export async function lookAtProviders({ mode, publicUrl, stripe, mollie }: Providers): Promise<Finding[]> {
  // Stripe cannot reach a demonstration: whoever tries it out forwards notices by hand.
  const webhook = mode === "production" ? `${publicUrl}/api/webhooks/stripe` : null;
  const looked = await Promise.all([
    stripe ? lookAtStripe(stripe, webhook) : [],
    mollie ? lookAtMollie(mollie) : [],
  ]);
  return [...looked.flat(), ...(mode === "production" ? testKeys(stripe, mollie) : [])];
}

/** With keys of test mode a donor sees a paid gift and no money moves. */
function testKeys(stripe: Stripe | null, mollie: Mollie | null): Finding[] {
  const named = [
    ...(stripe && stripe.secretKey.includes("_test_") ? ["stripe"] : []),
    ...(mollie?.apiKey.startsWith("test_") ? ["mollie"] : []),
  ];
  return named.map((place) => found("test_keys", { place }));
}
