import type { ErrorHandler } from "hono";
import type { RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";

/** The one place where surprises end up: logged once, with the request's id, answered with a kind sentence. */
export const surprise: ErrorHandler<RequestEnv> = (error, c) => {
  c.get("log").error({ error: factsOf(error) }, "surprise");
  return refuse(c, 500, "errors.surprise");
};

export const factsOf = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
