import type { ErrorHandler } from "hono";
import { errorFacts } from "#domain/error-facts.ts";
import type { RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";

/** The one place where surprises end up: logged once, with the request's id, answered with a kind sentence. */
export const handleError: ErrorHandler<RequestEnv> = (error, c) => {
  if (isGone(error)) return c.body(null, 400);
  if (isTooBusy(error)) {
    c.header("retry-after", String(busySeconds));
    return refuse(c, 503, "errors.busy");
  }
  c.get("log").error({ error: errorFacts(error) }, "unexpected error");
  return refuse(c, 500, "errors.surprise");
};

/** The visitor closed the connection while still sending: nobody is there to answer. */
const isGone = (error: Error): boolean =>
  "code" in error && error.code === "ECONNRESET" && error.message === "aborted";

/** More wait for the database than it can serve: nothing is wrong with this one, it may come back in a moment. */
const isTooBusy = (error: Error): boolean => "code" in error && error.code === "too_busy";
const busySeconds = 5;
