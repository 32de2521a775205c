import type { Logger } from "pino";
import type { Step } from "./steps.ts";

/** With TRUST_PROXY=0 behind a proxy, all visitors share one rate limit. Visitors can forge the header, so this only warns. */
export function warnOfUnknownProxy(log: Logger): Step {
  let hasWarned = false;
  return (c) => {
    if (!hasWarned && c.req.header("x-forwarded-for") !== undefined) {
      hasWarned = true;
      log.warn(
        "X-Forwarded-For arrives while TRUST_PROXY is 0: if a proxy stands in front, all visitors share one limit; set TRUST_PROXY to the number of proxies",
      );
    }
  };
}
