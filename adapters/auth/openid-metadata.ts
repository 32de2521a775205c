import * as z from "zod/mini";
import { askProvider } from "./openid-calls.ts";

const freshMs = 60 * 60 * 1000;

const metadataShape = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.optional(z.url()),
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
});
type KeySet = ReturnType<typeof import("jose").createRemoteJWKSet>;
export type OpenIdMetadata = z.infer<typeof metadataShape> & {
  /** Fetched when a token names one, and again when it names one that is not there yet. */
  keys: KeySet;
};

/** What the provider publishes about itself, asked when first needed and once an hour after that. */
export function openIdMetadata(issuer: string): () => Promise<OpenIdMetadata> {
  let known: { metadata: OpenIdMetadata; at: number } | null = null;
  return async () => {
    if (known && performance.now() - known.at < freshMs) return known.metadata;
    const metadata = await discover(issuer);
    known = { metadata, at: performance.now() };
    return metadata;
  };
}

async function discover(issuer: string): Promise<OpenIdMetadata> {
  const base = withoutSlash(issuer);
  const metadata = metadataShape.parse(await askProvider(`${base}/.well-known/openid-configuration`));
  if (withoutSlash(metadata.issuer) !== base) throw new Error(`${issuer} calls itself ${metadata.issuer}`);
  const { createRemoteJWKSet } = await import("jose");
  return { ...metadata, keys: createRemoteJWKSet(new URL(metadata.jwks_uri)) };
}

const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, "");
