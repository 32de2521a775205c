import { createMiddleware } from "hono/factory";
import type { RequestEnv } from "../context.ts";

type Note = (provider: string, outcome: "accepted" | "refused") => void;

/** Counts accepted and refused webhooks for monitoring: a changed secret would refuse all of them. */
export const noteNotices = (note: Note) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    await next();
    const provider = /^\/api\/webhooks\/(stripe|mollie)$/.exec(c.req.path)?.[1];
    // The doctor's test request is not a webhook.
    if (!provider || c.req.header("x-open-hand-doctor") !== undefined) return;
    if (c.res.ok) note(provider, "accepted");
    else if (c.res.status === 400) note(provider, "refused");
  });
