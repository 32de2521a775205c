import type { ErrorHandler } from "hono";
import type { MessageId } from "#app/messages/ids.ts";
import { errorFacts } from "#domain/error-facts.ts";
import { awayPage } from "../away/away-page.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { TooManyPages } from "../pages/page-share.ts";
import { refuse } from "../refuse.ts";

/** The one place where surprises end up: logged once, with the request's id, answered with a kind sentence. */
export const handleError: ErrorHandler<RequestEnv> = (error, c) => {
  if (isGone(error)) return c.body(null, 400);
  if (error instanceof TooManyPages) return comeBack(c, error.retryAfterSeconds, "errors.busy", 429);
  const trouble = isTooBusy(error) ? "slow" : troubleOf(error);
  if (trouble === "slow") return comeBack(c, busySeconds, "errors.busy");
  if (trouble) {
    c.get("log").warn({ error: errorFacts(error) }, "the database cannot serve");
    return comeBack(c, awaySeconds, isGiving(c) ? "giving.error.payments_unavailable" : "away.refused");
  }
  c.get("log").error({ error: errorFacts(error) }, "unexpected error");
  return isForPage(c)
    ? c.html(awayPage({ language: c.get("language"), says: "errors.surprise" }), 500)
    : refuse(c, 500, "errors.surprise");
};

/** Nothing is wrong with what was asked: the same again in a moment may well be answered. */
function comeBack(c: RequestContext, seconds: number, says: MessageId, status: 429 | 503 = 503): Response {
  c.header("retry-after", String(seconds));
  c.header("cache-control", "no-store");
  return isForPage(c)
    ? c.html(awayPage({ language: c.get("language"), says }), status)
    : refuse(c, status, says);
}

/** Pages and programs know that word from when no provider serves; to a donor it is the same. */
const isGiving = (c: RequestContext): boolean =>
  c.req.path === "/api/donations" || c.req.path === "/api/create-payment-intent";

/** A person who looks at a whole page, and not a program or a script of ours that reads a sentence. */
const isForPage = (c: RequestContext): boolean =>
  !c.req.path.startsWith("/api/") && c.req.header("accept")?.includes("text/html") === true;

/** What the connections say of an error that is the database's own, and not of what was asked. */
const troubleOf = (error: Error): unknown => ("trouble" in error ? error.trouble : null);

/** The visitor closed the connection while still sending: nobody is there to answer. */
const isGone = (error: Error): boolean =>
  "code" in error && error.code === "ECONNRESET" && error.message === "aborted";

/** More wait for the database than it can serve: nothing is wrong with this one, it may come back in a moment. */
const isTooBusy = (error: Error): boolean => "code" in error && error.code === "too_busy";
const busySeconds = 5;
const awaySeconds = 15;
