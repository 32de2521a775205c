import { createMiddleware } from "hono/factory";
import type { RequestEnv } from "../context.ts";

type Note = (provider: string, outcome: "accepted" | "refused") => void;

/** Whether providers' notices are understood, for whoever watches: a changed secret would refuse every one of them. */
export const noteNotices = (note: Note) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    await next();
    const provider = /^\/api\/webhooks\/(stripe|mollie)$/.exec(c.req.path)?.[1];
    // The doctor knocks to hear that somebody answers; that is no notice.
    if (!provider || c.req.header("x-open-hand-doctor") !== undefined) return;
    if (c.res.ok) note(provider, "accepted");
    else if (c.res.status === 400) note(provider, "refused");
  });
