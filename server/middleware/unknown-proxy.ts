import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { RequestEnv } from "../context.ts";

/**
 * With TRUST_PROXY=0 a proxy in front makes all visitors one, and their limits with them. Whether one stands there shows in
 * its header; a visitor can write it too, so it is said once and nothing more is made of it.
 */
export function warnOfUnknownProxy({ trustedProxies }: { trustedProxies: number }, log: Logger) {
  let told = trustedProxies > 0;
  return createMiddleware<RequestEnv>((c, next) => {
    if (!told && c.req.header("x-forwarded-for") !== undefined) {
      told = true;
      log.warn(
        "X-Forwarded-For arrives while TRUST_PROXY is 0: if a proxy stands in front, all visitors share one limit; set TRUST_PROXY to the number of proxies",
      );
    }
    return next();
  });
}
