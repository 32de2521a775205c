import type { ErrorHandler } from "hono";
import type { MessageId } from "#app/messages/ids.ts";
import { errorFacts } from "#domain/error-facts.ts";
import { unavailablePage } from "../database-unavailable/unavailable-page.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { TooManyPages } from "../pages/page-limits.ts";
import { refuse } from "../refuse.ts";
import { logOf } from "./request-log.ts";

/** Handles every unexpected error: logs it once with the request id and answers with a short sentence. */
export const handleError: ErrorHandler<RequestEnv> = (error, c) => {
  if (isGone(error)) return c.body(null, 400);
  if (error instanceof TooManyPages) return retryLater(c, error.retryAfterSeconds, "errors.busy", 429);
  const trouble = isTooBusy(error) ? "slow" : troubleOf(error);
  if (trouble === "slow") return retryLater(c, busySeconds, "errors.busy");
  if (trouble) {
    logOf(c).warn({ error: errorFacts(error) }, "the database cannot serve");
    return retryLater(
      c,
      unavailableSeconds,
      isGiving(c) ? "giving.error.payments_unavailable" : "away.refused",
    );
  }
  logOf(c).error({ error: errorFacts(error) }, "unexpected error");
  return isForPage(c)
    ? c.html(unavailablePage({ language: c.get("language"), says: "errors.surprise" }), 500)
    : refuse(c, 500, "errors.surprise");
};

/** The same request may succeed in a moment. */
function retryLater(c: RequestContext, seconds: number, says: MessageId, status: 429 | 503 = 503): Response {
  c.header("retry-after", String(seconds));
  c.header("cache-control", "no-store");
  return isForPage(c)
    ? c.html(unavailablePage({ language: c.get("language"), says }), status)
    : refuse(c, status, says);
}

/** Pages and programs know this refusal from a missing payment provider. */
const isGiving = (c: RequestContext): boolean =>
  c.req.path === "/api/donations" || c.req.path === "/api/create-payment-intent";

/** A page load, not a script. */
const isForPage = (c: RequestContext): boolean =>
  !c.req.path.startsWith("/api/") && c.req.header("accept")?.includes("text/html") === true;

/** Set by the connection pools for errors of the database itself. */
const troubleOf = (error: Error): unknown => ("trouble" in error ? error.trouble : null);

/** The visitor closed the connection while sending. */
const isGone = (error: Error): boolean =>
  "code" in error && error.code === "ECONNRESET" && error.message === "aborted";

/** A concurrency limit or a connection pool is full. */
const isTooBusy = (error: Error): boolean => "code" in error && error.code === "too_busy";
const busySeconds = 5;
const unavailableSeconds = 15;
