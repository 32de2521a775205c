import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { RequestEnv } from "../context.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders, securityHeadersFor } from "./security-headers.ts";

async function policyOf(path: string, paymentProviders: string[]): Promise<string> {
  const app = new Hono<RequestEnv>()
    .use(
      requestLog(
        pino({ level: "silent" }),
        securityHeaders(securityHeadersFor({ production: false, paymentProviders })),
      ),
    )
    .get("*", (c) => c.text("a page"));
  return (await app.request(path)).headers.get("content-security-policy") ?? "";
}

test.each(["/donate", "/nl/donate", "/ar/donate"])(
  "on %s Stripe may be reached, if it serves",
  async (path) => {
    const policy = await policyOf(path, ["stripe"]);
    expect(policy).toContain("script-src 'self' https://js.stripe.com");
    expect(policy).toContain("script-src-elem 'self' 'inline-speculation-rules' https://js.stripe.com");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/hooks\.stripe\.com/);
    expect(await policyOf(path, ["sandbox"])).not.toContain("stripe.com");
  },
);

test.each(["/", "/donate/else", "/nl", "/projects", "/api/donations"])(
  "on %s nobody else may be reached, whoever serves",
  async (path) => {
    expect(await policyOf(path, ["stripe", "mollie"])).toBe(await policyOf(path, []));
    expect(await policyOf(path, ["stripe", "mollie"])).not.toContain("https:");
  },
);

test("the form for giving may be sent on to a provider's own page", async () => {
  expect(await policyOf("/donate", ["mollie"])).toContain("form-action 'self' https:");
  expect(await policyOf("/donate", ["stripe"])).toMatch(/form-action 'self';/);
});

test("no script may stand in a page itself", async () => {
  const policy = await policyOf("/", []);
  expect(policy.match(/script-src[^;]*/g)).toEqual([
    "script-src 'self'",
    "script-src-elem 'self' 'inline-speculation-rules'",
  ]);
});
