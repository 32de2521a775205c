import type * as z from "zod";
import type { ProviderVariable } from "#adapters/payments/payment-adapter.ts";
import { providerVariables, type ProviderVariableName } from "#adapters/payments/registry.ts";
import { realProviders } from "#domain/money/providers.ts";
import { variable } from "./describe-variable.ts";
import { text, url } from "./readers.ts";

export const paymentVariables = {
  PAYMENT_PROVIDERS: variable(text(), {
    group: "Payments",
    means: `${realProviders.join(" and ")}, in the order in which they are asked; none; in a demonstration also sandbox.`,
    unset: "none",
    example: realProviders.join(),
  }),
  ...(Object.fromEntries(
    Object.entries(providerVariables).map(([name, fact]) => [name, described(fact)]),
  ) as Record<ProviderVariableName, ReturnType<typeof described>>),
};

function described({ means, example, defaultUrl }: ProviderVariable) {
  const schema: z.ZodType<string | undefined> = defaultUrl ? url.default(defaultUrl) : text();
  return variable(schema, {
    group: "Payments",
    means,
    ...(defaultUrl && { unset: defaultUrl }),
    ...(example && { example }),
  });
}

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
