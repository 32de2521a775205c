import type { RequestContext } from "../context.ts";
import { atMost } from "../requests/at-most.ts";
import { oneARound } from "../timing/one-a-round.ts";

/** So many may be waiting for what they are drawn from. */
const drawnAtOnce = 12;
const waiting = 200;

/** Null, or the seconds after which whoever asks may have another page drawn. */
export type MayDraw = (c: RequestContext) => Promise<number | null>;

/** Whoever asked for too many pages from one address. */
export class TooManyPages extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too many pages were drawn for one address");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * There is no end to the addresses that somebody can make up: what stands behind a question mark, records that are not there, forms
 * that are sent back. Those pages are drawn anew each time, and whoever is not signed in shares a few places for them. The pages of
 * the site itself are few and kept, so they are drawn beside it; and nobody who is signed in waits for strangers. A gift waits for one
 * page of each at a time: most are drawn from what is known, so a line of them would otherwise be drawn at one go.
 */
export function pageShare(mayDraw: MayDraw) {
  const share = atMost(drawnAtOnce, waiting);
  const [strangers, signedIn] = [oneARound(), oneARound()];
  return async <T>(c: RequestContext, draw: () => Promise<T>): Promise<T> => {
    if (c.get("user")) return signedIn().then(draw);
    const seconds = await mayDraw(c);
    if (seconds !== null) throw new TooManyPages(seconds);
    return share(() => strangers().then(draw));
  };
}
