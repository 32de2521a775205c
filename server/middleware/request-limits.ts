import { createMiddleware } from "hono/factory";
import { splitLanguage } from "#app/routing/language-path.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { limitConcurrency } from "../timing/limit-concurrency.ts";

type Lane = "giving" | "visitors" | "staff";
type Needs = Readonly<{
  inLane: <T>(lane: Lane, work: () => T) => T;
  auth: Readonly<{ cookies: { session: (c: RequestContext) => string | null } }>;
}>;

/** More concurrent requests would only slow the running ones. */
const maxAtOnce: Readonly<Record<Lane, number>> = { giving: 2_000, visitors: 1_500, staff: 40 };
/** A browser sends six at once. One session must not take all places. */
const perStaffSession = { max: 6, queue: 12 };

/** Donations, visitors and the back office have their own places and database connections: none waits for another. */
export function requestLimits({ inLane, auth }: Needs, max = maxAtOnce, perSession = perStaffSession) {
  const limits = {
    giving: limitConcurrency(max.giving),
    visitors: limitConcurrency(max.visitors),
    staff: limitConcurrency(max.staff),
  };
  const limitSession = limitConcurrency(perSession.max, perSession.queue);
  return createMiddleware<RequestEnv>((c, next) => {
    const lane = laneOf(c.req.path, c.req.method);
    const run = () => limits[lane](() => inLane(lane, next));
    const session = lane === "staff" ? auth.cookies.session(c) : null;
    return session === null ? run() : limitSession(run, session);
  });
}

/** Requests of donors and payment providers that lead to a donation; without `/api`. */
const givingPaths = ["/create-payment-intent", "/donations", "/donate", "/webhooks", "/sandbox"];

const plainPath = (path: string): string =>
  path.startsWith("/api/") ? path.slice("/api".length) : splitLanguage(path).path;
const isUnder = (path: string, part: string): boolean => path === part || path.startsWith(`${part}/`);

function laneOf(path: string, method: string): Lane {
  const plain = plainPath(path);
  if (isUnder(plain, "/admin")) return "staff";
  return method === "POST" && givingPaths.some((part) => isUnder(plain, part)) ? "giving" : "visitors";
}
