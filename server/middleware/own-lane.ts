import { createMiddleware } from "hono/factory";
import { splitLanguage } from "#app/routing/language-path.ts";
import type { RequestEnv } from "../context.ts";
import { atMost } from "../requests/at-most.ts";

type Asking = "visitors" | "staff";
type InLane = <T>(lane: Asking, work: () => T) => T;

/** So many requests at once; more would only take memory and time from those that are under way. */
const maxAtOnce: Readonly<Record<Asking, number>> = { visitors: 2_000, staff: 40 };

/** The back office and everyone else have connections and places of their own: neither waits for the other. */
export function ownLane(inLane: InLane, max = maxAtOnce) {
  const shares = { visitors: atMost(max.visitors), staff: atMost(max.staff) };
  return createMiddleware<RequestEnv>((c, next) => {
    const lane = laneOf(c.req.path);
    return shares[lane](() => inLane(lane, next));
  });
}

function laneOf(path: string): Asking {
  const plain = path.startsWith("/api/") ? path.slice("/api".length) : splitLanguage(path).path;
  return plain === "/admin" || plain.startsWith("/admin/") ? "staff" : "visitors";
}
