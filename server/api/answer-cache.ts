import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isAllowed } from "#domain/accounts/audience.ts";
import type { RequestContext } from "../context.ts";
import { answerText, textOf, type Endpoint } from "../endpoint.ts";
import { Cache } from "../timing/cache.ts";
import { today } from "../timing/clock.ts";
import { limitConcurrency } from "../timing/limit-concurrency.ts";

type Answered = Readonly<{ path: string; status: number; type: string; text: string }>;

/** The database does not notify of donations, which may come by the hundred a second: public totals are at most this old. */
const usualFreshMs = 2000;
const bounds = { maxEntries: 500, maxBytes: 16 * 1024 * 1024 };
/** Anybody can make up the id of a record: these reads must not hold up donations. */
const recordReads = { max: 8, queue: 200 };

export type AnswerCache = ReturnType<typeof answerCache>;

/** Answers of calls that the contract declares as shared: the same for every visitor. Pages and the API both use it. */
export function answerCache(freshMs = usualFreshMs) {
  const cache = new Cache<Answered | null>({
    ...bounds,
    freshMs,
    bytesOf: (answered) => answered?.text.length ?? 0,
    isStorable: (answered) => answered?.status === 200,
  });
  const limitRecords = limitConcurrency(recordReads.max, recordReads.queue);

  return {
    /** All answers, or those of one path of the API. */
    forget: (path?: string): void =>
      cache.forget((answered) => path === undefined || answered?.path === path),

    answer: async (
      endpoint: Endpoint,
      c: RequestContext,
      handle: () => Promise<Response>,
    ): Promise<Response> => {
      if (!isCacheable(endpoint, c)) return handle();
      // A shared answer must not depend on the first visitor who asked for it.
      c.set("user", null);
      c.set("signedIn", null);
      let refused: Response | undefined;
      const load = async (): Promise<Answered | null> => {
        const response = await handle();
        // A visitor's own limit, for example, is not another visitor's answer.
        if (response.status !== 200 && response.status !== 404) refused = response;
        return refused ? null : read(c.req.path, response);
      };
      const isRecord = endpoint.path.includes(":");
      const answered = await cache.get(keyOf(c), isRecord ? () => limitRecords(load) : load);
      if (!answered) return refused ?? handle();
      const { text, status, type } = answered;
      c.header("cache-control", "private, no-store");
      return answerText(c, status as ContentfulStatusCode, text, type);
    },
  };
}

/** Staff may just have changed what they ask for, so they always get the current state. */
const isCacheable = ({ shared, query }: Endpoint, c: RequestContext): boolean =>
  shared === true &&
  !(query && c.req.url.includes("?")) &&
  !c.get("token") &&
  !isAllowed("books", c.get("user")?.role);

const keyOf = (c: RequestContext): string =>
  `${today()} ${c.get("language")} ${c.get("country") ?? ""} ${c.req.path}`;

const read = async (path: string, response: Response): Promise<Answered> => ({
  path,
  status: response.status,
  type: response.headers.get("content-type") ?? "",
  text: textOf(response) ?? (await response.text()),
});
