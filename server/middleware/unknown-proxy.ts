import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { RequestEnv } from "../context.ts";

/** With TRUST_PROXY=0 behind a proxy, all visitors share one rate limit. Visitors can forge the header, so this only warns. */
export function warnOfUnknownProxy(log: Logger) {
  let hasWarned = false;
  return createMiddleware<RequestEnv>((c, next) => {
    if (!hasWarned && c.req.header("x-forwarded-for") !== undefined) {
      hasWarned = true;
      log.warn(
        "X-Forwarded-For arrives while TRUST_PROXY is 0: if a proxy stands in front, all visitors share one limit; set TRUST_PROXY to the number of proxies",
      );
    }
    return next();
  });
}
