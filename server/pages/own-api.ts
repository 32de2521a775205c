import { Hono } from "hono";
import type { ApiResponse } from "#app/data/api-cache.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { textOf } from "../endpoint.ts";
import { handleError } from "../middleware/errors.ts";
import { rememberedRoutes } from "../requests/remembered-routes.ts";
import { today } from "../timing/clock.ts";
import { sharedAnswers } from "./shared-answers.ts";
import { isShared } from "./shared-calls.ts";

type Asking = Readonly<{
  path: string;
  /** The request of the visitor whose page is being made. */
  visitor: RequestContext;
  /** Asks for what is so now, and leaves no trace: for a page with something on it that is not published. */
  unshared?: boolean | undefined;
}>;

export type OwnApi = ReturnType<typeof ownApi>;

/** What of a visitor's request an answer may depend on. */
const passedOn = ["cookie", "user-agent", "x-forwarded-for"];

/**
 * The calls of the API as a page asks them, within the process and as the same visitor. What stands around a call from outside, its
 * id, its line in the log, its headers, the page's own request has had already; who may ask is decided by the call itself, as ever.
 */
export function ownApi(calls: Hono<RequestEnv>) {
  const answers = sharedAnswers();
  const inner = new Hono<RequestEnv>({ router: rememberedRoutes() });
  inner.use(async (c, next) => {
    const { visitor, asStranger } = c.env.within ?? {};
    if (!visitor) throw new Error("Only a page of ours may ask here");
    for (const name of ["requestId", "log", "language", "production", "country"] as const)
      c.set(name, visitor.get(name));
    c.set("user", asStranger ? null : visitor.get("user"));
    c.set("signedIn", asStranger ? null : visitor.get("signedIn"));
    await next();
  });
  inner.route("/", calls);
  inner.onError(handleError);

  const respond = async (path: string, visitor: RequestContext, asStranger: boolean): Promise<Response> => {
    const headers: Record<string, string> = {};
    for (const name of asStranger ? [] : passedOn) {
      const value = visitor.req.header(name);
      if (value !== undefined) headers[name] = value;
    }
    return inner.fetch(asking(path, headers), { within: { visitor, asStranger } });
  };
  const ask = async (path: string, visitor: RequestContext, asStranger: boolean): Promise<ApiResponse> =>
    readable(await respond(path, visitor, asStranger));
  return {
    forget: answers.forget,
    /** What a page was told of it a moment ago, or else what is read now, of which pages are told too. */
    toldLately: (path: string, visitor: RequestContext, read: () => Promise<ApiResponse>) =>
      answers.get(nameOf(path, visitor), read),
    /** As anybody would be answered, now. */
    askAsStranger: (path: string, visitor: RequestContext) => ask(path, visitor, true),
    ask: async ({ path, visitor, unshared = false }: Asking): Promise<ApiResponse> =>
      unshared || !isShared(path)
        ? ask(path, visitor, false)
        : answers.get(nameOf(path, visitor), () => ask(path, visitor, true)),
  };
}

/** Of a question only this is read; a whole one, with a signal and a stream, takes as long to make as most answers. */
function asking(path: string, headers: Record<string, string>): Request {
  const read: Pick<Request, "method" | "url" | "headers"> = {
    method: "GET",
    url: `http://localhost${path}`,
    headers: new Headers(headers),
  };
  return read as Request;
}

/**
 * For as many as read it. Only what is asked of it: the response becomes a whole one, with a stream for its body, as soon as anything
 * else is.
 */
async function readable(response: Response): Promise<ApiResponse> {
  const text = textOf(response) ?? (await response.text());
  return {
    ok: response.ok,
    status: response.status,
    statusText: "",
    get headers() {
      return response.headers;
    },
    json: async () => JSON.parse(text),
    text: async () => text,
  };
}

/** All that an answer depends on that is the same for everybody. */
export const nameOf = (path: string, visitor: RequestContext): string =>
  [today(), visitor.get("language"), visitor.get("country") ?? "", path].join(" ");
