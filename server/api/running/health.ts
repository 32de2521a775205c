import type { Hono } from "hono";
import type { RequestEnv } from "../../context.ts";

type SchemaState = Readonly<{
  age: "older" | "same" | "newer";
  missing: readonly string[];
  unknown: readonly string[];
  serves: boolean;
}>;

/** Alive: the process answers. Ready: the database answers, and this program can serve with its tables. */
export function serveHealth(app: Hono<RequestEnv>, schemaState: () => Promise<SchemaState>): void {
  app.get("/healthz", (c) => c.text("alive"));
  app.get("/readyz", async (c) => {
    const state = await schemaState().catch(() => null);
    c.header("cache-control", "no-store");
    return c.text(sentenceOf(state), state?.serves ? 200 : 503);
  });
}

/** For people; a probe reads the status code only. */
function sentenceOf(state: SchemaState | null): string {
  if (!state) return "not ready: the database does not answer";
  const { age, missing, unknown, serves } = state;
  if (age === "same") return "ready";
  if (age === "older") return `not ready: the database lacks the migrations ${missing.join(", ")}`;
  return serves
    ? `ready: the database is newer by ${unknown.join(", ")}, with which this version can serve`
    : `not ready: the database is newer by ${unknown.join(", ")}, with which this version cannot serve`;
}
