import { createMiddleware } from "hono/factory";
import { splitLanguage } from "#app/routing/language-path.ts";
import type { RequestEnv } from "../context.ts";
import { atMost } from "../requests/at-most.ts";

type Asking = "giving" | "visitors" | "staff";
type InLane = <T>(lane: Asking, work: () => T) => T;

/** So many requests at once; more would only take memory and time from those that are under way. */
const maxAtOnce: Readonly<Record<Asking, number>> = { giving: 2_000, visitors: 1_500, staff: 40 };

/** Those who give, those who only look and the back office have connections and places of their own: none waits for another. */
export function ownLane(inLane: InLane, max = maxAtOnce) {
  const shares = {
    giving: atMost(max.giving),
    visitors: atMost(max.visitors),
    staff: atMost(max.staff),
  };
  return createMiddleware<RequestEnv>((c, next) => {
    const lane = laneOf(c.req.path, c.req.method);
    return shares[lane](() => inLane(lane, next));
  });
}

/** What is sent for a gift, by its donor and by providers; without `/api`. */
const ofGifts = ["/create-payment-intent", "/donations", "/donate", "/webhooks", "/sandbox"];

const plainPath = (path: string): string =>
  path.startsWith("/api/") ? path.slice("/api".length) : splitLanguage(path).path;
const isUnder = (path: string, part: string): boolean => path === part || path.startsWith(`${part}/`);

export const isOfBackOffice = (path: string): boolean => isUnder(plainPath(path), "/admin");

function laneOf(path: string, method: string): Asking {
  if (isOfBackOffice(path)) return "staff";
  const isOfGift = method === "POST" && ofGifts.some((part) => isUnder(plainPath(path), part));
  return isOfGift ? "giving" : "visitors";
}
