import { setTimeout as pause } from "node:timers/promises";
import { createMiddleware } from "hono/factory";
import type { RequestContext, RequestEnv } from "../context.ts";
import { atMost } from "../requests/at-most.ts";
import { isOfBackOffice } from "./own-lane.ts";

/** Of one caller: as much as a browser asks for at once, and what a few of its windows ask for meanwhile. */
const ofOneCaller = {
  atOnce: 6,
  waiting: 12,
  /** Whoever asks again as soon as they are refused would otherwise take more by being refused than by being served. */
  refusedAfterMs: 500,
};
type Needs = Readonly<{ auth: Readonly<{ cookies: { session: (c: RequestContext) => string | null } }> }>;

/**
 * Nobody takes the back office from their colleagues, nor the processor from those who give: of what one session asks there so much is done at
 * once, some more waits its turn, and the rest is told after a moment that it is busy. That is decided by its cookie alone, before
 * anybody is looked up; programs have a limit by their token.
 */
export function ownShare({ auth }: Needs, { atOnce, waiting, refusedAfterMs } = ofOneCaller) {
  const callers = new Map<string, { share: ReturnType<typeof atMost>; asked: number }>();
  return createMiddleware<RequestEnv>(async (c, next) => {
    const name = isOfBackOffice(c.req.path) && auth.cookies.session(c);
    if (!name) return next();
    const caller = callers.get(name) ?? { share: atMost(atOnce, waiting), asked: 0 };
    callers.set(name, caller);
    caller.asked += 1;
    try {
      await caller.share(next);
    } catch (error) {
      await pause(refusedAfterMs);
      throw error;
    } finally {
      caller.asked -= 1;
      if (caller.asked === 0) callers.delete(name);
    }
  });
}
