import { createMiddleware } from "hono/factory";
import { isRealProvider } from "#domain/money/providers.ts";
import type { RequestEnv } from "../context.ts";

type Note = (provider: string, outcome: "accepted" | "refused") => void;

/** Counts accepted and refused notices for monitoring: with a wrong secret every one is refused. */
export const noteNotices = (note: Note) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    await next();
    const provider = /^\/api\/webhooks\/(\w+)$/.exec(c.req.path)?.[1] ?? "";
    // The doctor posts an empty notice to test the address.
    if (!isRealProvider(provider) || c.req.header("x-open-hand-doctor") !== undefined) return;
    if (c.res.ok) note(provider, "accepted");
    else if (c.res.status === 400) note(provider, "refused");
  });
