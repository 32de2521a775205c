import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { Logger } from "pino";
import type { RequestContext, RequestEnv } from "../context.ts";
import { countRequest } from "../requests/request-metrics.ts";
import { takeSteps, type Step } from "./steps.ts";
import { whileDoing } from "../traces/doing.ts";
import { readTraceparent } from "../traces/trace-context.ts";
import { openSpan, type OpenSpan } from "../traces/tracing.ts";

/** One line per request, without address, query or name, so that the log identifies nobody. Includes the first steps. */
export const requestLog = (log: Logger, ...steps: readonly Step[]) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log);
    const started = performance.now();
    const span = openSpan(c.req.method, "server", readTraceparent(c.req.header("traceparent")));
    await whileDoing({ requestId, span: span?.context ?? null }, async () => {
      const answered = await takeSteps(c, steps);
      if (answered) c.res = answered;
      else await next();
    });
    if (span) endSpan(span, c, requestId);
    const { method, path } = c.req;
    if (path === "/healthz" || path.startsWith("/assets/")) return;
    const { status } = c.res;
    const ms = performance.now() - started;
    countRequest(method, path, status, ms);
    log.info({ requestId, method, path: withoutSecrets(path), status, ms: Math.round(ms) }, "request");
  });

/** A logger that adds the request id to each line. It is made on demand, because most requests log only one line. */
export const logOf = (c: RequestContext): Logger => c.get("log").child({ requestId: c.get("requestId") });

/** Named after the route, not the path: parameters may name somebody. */
function endSpan(span: OpenSpan, c: RequestContext, requestId: string): void {
  const { method } = c.req;
  const route = matchedRoutes(c).findLast(({ path }) => !path.includes("*"))?.path ?? "page";
  span.end({
    hasFailed: c.res.status >= 500,
    name: `${method} ${route}`,
    attributes: {
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": c.res.status,
      "open_hand.request_id": requestId,
    },
  });
}

/** Removes the secrets of mailed links (43 characters, fewer if cut), so that readers of the log cannot use them. */
const withoutSecrets = (path: string): string => path.replace(/(?<=\/)[\w-]{40,}(?=\/|$)/g, ":secret");
