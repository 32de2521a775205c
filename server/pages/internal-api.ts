import { Hono } from "hono";
import type { ApiResponse } from "#app/data/api-cache.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { textOf } from "../endpoint.ts";
import { handleError } from "../middleware/errors.ts";

export type InternalApi = ReturnType<typeof internalApi>;

/** The headers of a visitor's request on which an answer may depend. */
const passedOn = ["cookie", "user-agent", "x-forwarded-for"];

/** Calls the API in this process as the page's visitor. The middleware has run; each call still checks permissions. */
export function internalApi(calls: Hono<RequestEnv>) {
  const inner = new Hono<RequestEnv>();
  inner.use(async (c, next) => {
    const { visitor } = c.env.within ?? {};
    if (!visitor) throw new Error("Only our own pages may call this");
    for (const name of ["requestId", "log", "language", "production", "country", "user", "signedIn"] as const)
      c.set(name, visitor.get(name));
    await next();
  });
  inner.route("/", calls);
  inner.onError(handleError);

  return async (path: string, visitor: RequestContext): Promise<ApiResponse> => {
    const headers: Record<string, string> = {};
    for (const name of passedOn) {
      const value = visitor.req.header(name);
      if (value !== undefined) headers[name] = value;
    }
    return readable(await inner.fetch(requestOf(path, headers), { within: { visitor } }));
  };
}

/** Only these fields are read; a real Request, with its signal and stream, takes longer than most answers. */
function requestOf(path: string, headers: Record<string, string>): Request {
  const read: Pick<Request, "method" | "url" | "headers"> = {
    method: "GET",
    url: `http://localhost${path}`,
    headers: new Headers(headers),
  };
  return read as Request;
}

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
