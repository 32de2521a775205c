import { createMiddleware } from "hono/factory";
import { splitLanguage } from "#app/routing/language-path.ts";
import type { RequestEnv } from "../context.ts";

/** What the page for giving may reach besides ourselves, and nowhere else. */
type Elsewhere = Readonly<{ script?: string; connect?: string; frame?: string; form?: string }>;

const contentPolicyWith = ({ script = "", connect = "", frame = "", form = "" }: Elsewhere): string =>
  [
    "default-src 'self'",
    `script-src 'self'${script}`,
    // Rules say what to fetch ahead, and run nothing.
    `script-src-elem 'self' 'inline-speculation-rules'${script}`,
    // Components position themselves with style attributes; scripts are what must never be inline.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${connect}`,
    `frame-src 'self'${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${form}`,
    "frame-ancestors 'none'",
  ].join("; ");

const stripeSources: Elsewhere = {
  script: " https://js.stripe.com https://*.js.stripe.com",
  connect: " https://api.stripe.com",
  frame: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

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

/** The headers of everything that is sent from a path. */
export type HeadersFor = (path: string) => Readonly<Record<string, string>>;

export function securityHeadersFor({ production, contentPolicy, paymentProviders }: Needs): HeadersFor {
  const paysInPage = paymentProviders.includes("stripe");
  const everywhere = {
    ...headers,
    [policyHeader]: contentPolicy ?? contentPolicyWith({}),
    ...(production && { "strict-transport-security": `max-age=${twoYears}; includeSubDomains` }),
  };
  const whereOneGives = {
    ...everywhere,
    [policyHeader]: contentPolicy ?? contentPolicyWith(givingSources(paymentProviders)),
    ...(paysInPage && paymentWindows),
  };
  return (path) => (splitLanguage(path).path === "/donate" ? whereOneGives : everywhere);
}

/** Before the answer is made: changing a finished one copies it, which costs a small call as much as its work does. */
export const securityHeaders = (headersFor: HeadersFor) =>
  createMiddleware<RequestEnv>((c, next) => {
    for (const [name, value] of Object.entries(headersFor(c.req.path))) if (value) c.header(name, value);
    return next();
  });

const givingSources = (paymentProviders: readonly string[]): Elsewhere => ({
  ...(paymentProviders.includes("stripe") && stripeSources),
  // Without JavaScript the form itself is sent on to the provider's page, and from there perhaps straight to a bank.
  ...(paymentProviders.includes("mollie") && { form: " https:" }),
});

/** Wallets ask from within Stripe's frame, and some of them open a window of their own. */
const paymentWindows = {
  "permissions-policy": permissions('self "https://js.stripe.com"'),
  "cross-origin-opener-policy": "same-origin-allow-popups",
};
