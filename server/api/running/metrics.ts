import { timingSafeEqual, createHash } from "node:crypto";
import type { Hono } from "hono";
import type { RequestEnv } from "../../context.ts";

/** For Prometheus, with the token; without a configured token the path does not exist. */
export function serveMetrics(
  app: Hono<RequestEnv>,
  token: string | null,
  describe: () => Promise<string>,
): void {
  app.get("/metrics", async (c, next) => {
    if (token === null) return next();
    c.header("cache-control", "no-store");
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
      c.header("www-authenticate", "Bearer");
      return c.text("A token is needed.", 401);
    }
    return c.body(await describe(), 200, {
      "content-type": "application/openmetrics-text; version=1.0.0; charset=utf-8",
    });
  });
}

/** Compares digests of equal length, so that timing does not reveal the token. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
