import type { PageSources } from "#adapters/payments/payment-adapter.ts";
import { paymentAdapters } from "#adapters/payments/registry.ts";
import { splitLanguage } from "#app/routing/language-path.ts";
import { isRealProvider } from "#domain/money/providers.ts";
import type { RequestContext } from "../context.ts";

const contentPolicyWith = ({ script = "", connect = "", frame = "", form = "" }: PageSources): string =>
  [
    "default-src 'self'",
    `script-src 'self'${script}`,
    // Speculation rules run no code.
    `script-src-elem 'self' 'inline-speculation-rules'${script}`,
    // Components use style attributes; inline scripts are never allowed.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${connect}`,
    `frame-src 'self'${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${form}`,
    "frame-ancestors 'none'",
  ].join("; ");

function permissions(payment: string): string {
  return `camera=(), geolocation=(), microphone=(), payment=(${payment}), usb=(), browsing-topics=()`;
}

const headers: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": permissions("self"),
  "cross-origin-opener-policy": "same-origin",
};
const policyHeader = "content-security-policy";
const twoYears = 2 * 365 * 24 * 60 * 60;

type Needs = {
  production: boolean;
  contentPolicy?: string;
  paymentProviders: readonly string[];
};

export type HeadersFor = (path: string) => Readonly<Record<string, string>>;

export function securityHeadersFor({ production, contentPolicy, paymentProviders }: Needs): HeadersFor {
  const { paymentFrame, ...sources } = sourcesOf(paymentProviders);
  const everywhere = {
    ...headers,
    [policyHeader]: contentPolicy ?? contentPolicyWith({}),
    ...(production && { "strict-transport-security": `max-age=${twoYears}; includeSubDomains` }),
  };
  const whereOneGives = {
    ...everywhere,
    [policyHeader]: contentPolicy ?? contentPolicyWith(sources),
    ...(paymentFrame && paymentWindows(paymentFrame)),
  };
  return (path) => (splitLanguage(path).path === "/donate" ? whereOneGives : everywhere);
}

/** Set before the response exists: changing the headers later copies it, which costs as much as a small call. */
export const securityHeaders =
  (headersFor: HeadersFor) =>
  (c: RequestContext): void => {
    c.header("x-request-id", c.get("requestId"));
    for (const [name, value] of Object.entries(headersFor(c.req.path))) if (value) c.header(name, value);
  };

/** Each with a leading space, for the policy. */
function sourcesOf(paymentProviders: readonly string[]): PageSources {
  const sources: Record<string, string> = {};
  for (const name of paymentProviders.filter(isRealProvider))
    for (const [kind, places] of Object.entries(paymentAdapters[name].sources))
      sources[kind] = `${sources[kind] ?? ""} ${places}`;
  return sources;
}

const paymentWindows = (frame: string) => ({
  "permissions-policy": permissions(`self "${frame.trim()}"`),
  "cross-origin-opener-policy": "same-origin-allow-popups",
});
