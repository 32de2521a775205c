import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isAllowed } from "#domain/accounts/audience.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import type { Endpoint } from "../endpoint.ts";
import { nameOf, type OwnApi } from "../pages/own-api.ts";
import { isShared } from "../pages/shared-calls.ts";
import { atMost } from "../requests/at-most.ts";
import { crowds } from "../timing/crowds.ts";
import { inTurns } from "../timing/in-turns.ts";

/** Each takes up to some tens of milliseconds: a gift waits for no more of them than these. */
const readAtOnce = 8;
/** Of calls that name a record there is no end, because anybody can make one up. */
const waiting = 200;
/** Whoever reads page after page, or tries something out, asks less often than that for the same. */
const maxASecond = 20;

type Asked = Readonly<{ path: string; visitor: RequestContext }>;

/**
 * What answers everybody the same and is asked from outside, by browsers that go from page to page and by anybody's programs: those who ask
 * for the same at once are answered together, with what was read after they asked. A crowd that goes on asking is told what pages are told,
 * which is kept for two seconds: read without a pause, one answer took a core for itself. What has a limit of its own, or reads what
 * stands behind a question mark, is left to its call.
 */
export function askedByMany(
  { askAsStranger, toldLately }: Pick<OwnApi, "askAsStranger" | "toldLately">,
  endpoints: readonly Endpoint[],
) {
  // Apart, so that names that are made up hide no crowd that asks for what is known.
  const known = { share: atMost(readAtOnce, Number.MAX_SAFE_INTEGER), isCrowd: crowds(maxASecond) };
  const named = { share: atMost(readAtOnce, waiting), isCrowd: crowds(maxASecond) };
  const plain = new Set(endpoints.map(({ path }) => path));
  const readsAddress = new Set(endpoints.filter(({ query }) => query).map(({ path }) => path));
  const kindOf = (path: string) => (plain.has(path) ? known : named);
  const read = inTurns(
    ({ path, visitor }: Asked) => kindOf(path).share(() => askAsStranger(path, visitor)),
    ({ path, visitor }) => nameOf(path, visitor),
  );

  return createMiddleware<RequestEnv>(async (c, next) => {
    const { path } = c.req;
    const isAddressRead = c.req.url.includes("?") && readsAddress.has(path);
    if (!isShared(path) || limited.test(path) || isAddressRead || c.get("token")) return next();
    const readNow = () => read({ path, visitor: c });
    // Whoever works here may just have changed what is asked for.
    const inCrowd = !isAllowed("books", c.get("user")?.role) && kindOf(path).isCrowd(nameOf(path, c));
    const told = await (inCrowd ? toldLately(path, c, readNow) : readNow());
    return c.body(
      await told.text(),
      told.status as ContentfulStatusCode,
      Object.fromEntries(told.headers.entries()),
    );
  });
}

const limited = /^\/api\/figures(?:\/|$)/;
