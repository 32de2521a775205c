import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { RequestContext, RequestEnv } from "../context.ts";
import { textOf, type Endpoint } from "../endpoint.ts";
import { nameOf, type OwnApi } from "../pages/own-api.ts";
import { isShared } from "../pages/shared-calls.ts";
import { atMost } from "../requests/at-most.ts";
import { inTurns } from "../timing/in-turns.ts";

/** Each takes up to some tens of milliseconds: a gift waits for no more of them than these. */
const readAtOnce = 8;
/** Of calls that name a record there is no end, because anybody can make one up. */
const waiting = 200;

type Asked = Readonly<{ path: string; visitor: RequestContext }>;

/**
 * What answers everybody the same and is asked from outside, by browsers that go from page to page and by anybody's programs: those who ask
 * for the same at once are answered together, with what was read after they asked. Pages ask within the program, where answers
 * are kept for a moment. What has a limit of its own, or reads what stands behind a question mark, is left to its call.
 */
export function askedByMany(
  { askAsStranger }: Pick<OwnApi, "askAsStranger">,
  endpoints: readonly Endpoint[],
) {
  const known = atMost(readAtOnce, Number.MAX_SAFE_INTEGER);
  const named = atMost(readAtOnce, waiting);
  const plain = new Set(endpoints.map(({ path }) => path));
  const readsAddress = new Set(endpoints.filter(({ query }) => query).map(({ path }) => path));
  const read = inTurns(
    ({ path, visitor }: Asked) =>
      (plain.has(path) ? known : named)(async () => {
        const response = await askAsStranger(path, visitor);
        const { status, headers } = response;
        const text = textOf(response) ?? (await response.text());
        return { text, status: status as ContentfulStatusCode, headers: Object.fromEntries(headers) };
      }),
    ({ path, visitor }) => nameOf(path, visitor),
  );

  return createMiddleware<RequestEnv>(async (c, next) => {
    const { path } = c.req;
    const isAddressRead = c.req.url.includes("?") && readsAddress.has(path);
    if (!isShared(path) || limited.test(path) || isAddressRead || c.get("token")) return next();
    const { text, status, headers } = await read({ path, visitor: c });
    return c.body(text, status, headers);
  });
}

const limited = /^\/api\/figures(?:\/|$)/;
