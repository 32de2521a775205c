import { createMiddleware } from "hono/factory";
import type { RequestEnv } from "../context.ts";

const strictContentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // Components position themselves with style attributes; scripts are what must never be inline.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const headers: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};
const policyHeader = "content-security-policy";
const twoYears = 2 * 365 * 24 * 60 * 60;

type Needs = { production: boolean; contentPolicy?: string };

export const securityHeaders = ({ production, contentPolicy = strictContentPolicy }: Needs) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (contentPolicy && !c.res.headers.has(policyHeader)) c.res.headers.set(policyHeader, contentPolicy);
    if (production) c.res.headers.set("strict-transport-security", `max-age=${twoYears}; includeSubDomains`);
  });
