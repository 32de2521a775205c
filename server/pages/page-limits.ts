import type { RequestContext } from "../context.ts";
import { limitConcurrency } from "../timing/limit-concurrency.ts";

/** Rendering is synchronous work of milliseconds: a donation waits for at most so many pages of each kind of visitor. */
const atOnce = 4;
const queued = { anonymous: 200, signedIn: 1_500 };

/** Null, or the seconds after which this address may have another page rendered. */
export type MayRender = (c: RequestContext) => Promise<number | null>;

export class TooManyPages extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too many pages were rendered for one address");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** For pages that are not cached. Anybody can make up such addresses, so anonymous visitors do not delay signed-in users. */
export function pageLimits(mayRender: MayRender) {
  const anonymous = limitConcurrency(atOnce, queued.anonymous);
  const signedIn = limitConcurrency(atOnce, queued.signedIn);
  return async <T>(c: RequestContext, render: () => Promise<T>): Promise<T> => {
    if (c.get("user")) return signedIn(render);
    const seconds = await mayRender(c);
    if (seconds !== null) throw new TooManyPages(seconds);
    return anonymous(render);
  };
}
