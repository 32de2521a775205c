import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { RequestEnv } from "../context.ts";

/** One line per request, without address, query or name: enough to find a fault, nothing to find a person. */
export const requestLog = (log: Logger) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    const started = performance.now();
    c.header("x-request-id", requestId);
    await next();
    if (c.req.path === "/healthz" || c.req.path.startsWith("/assets/")) return;
    const ms = Math.round(performance.now() - started);
    const path = withoutSecrets(c.req.path);
    c.get("log").info({ method: c.req.method, path, status: c.res.status, ms }, "request");
  });

/**
 * A link that was mailed to one person carries a secret of 43 characters, or somewhat fewer when it was cut in two. Whoever
 * reads the log must not be able to follow it.
 */
export const withoutSecrets = (path: string): string => path.replace(/(?<=\/)[\w-]{40,}(?=\/|$)/g, ":secret");
