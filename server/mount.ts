import { Hono } from "hono";
import type { RequestContext, RequestEnv } from "./context.ts";
import { isAllowed, type Endpoint } from "./endpoint.ts";
import { askForProof } from "./auth/ask-for-proof.ts";
import { forbidden, refuse } from "./refuse.ts";
import { holdsZeroByte, jsonWithoutZeroBytes, withoutZeroBytes } from "./zero-bytes.ts";

/** Refusals come in one order everywhere: who you are, what you may, then what you sent. */
export function mountEndpoints(endpoints: readonly Endpoint[]): Hono<RequestEnv> {
  const api = new Hono<RequestEnv>();
  for (const endpoint of endpoints) {
    api.on(endpoint.method.toUpperCase(), endpoint.path, async (c) => {
      // Most answers depend on a cookie or a secret; one that may be kept says so itself.
      c.header("cache-control", "private, no-store");
      const user = c.get("user");
      if (!isAllowed(endpoint.who, user)) {
        return user ? refuse(c, 403, forbidden(c)) : refuse(c, 401, "errors.unauthorized");
      }
      if (endpoint.proof && c.get("signedIn")?.session.proofDue) return askForProof(c);
      if (holdsZeroByte(c.req.param())) return refuse(c, 404, "errors.not_found");
      const query = endpoint.query?.safeParse(withoutZeroBytes(c.req.query()));
      if (query && !query.success) return refuse(c, 422, "errors.invalid");
      const body = endpoint.body ? await readJson(c) : undefined;
      if (body === notJson) return refuse(c, 400, "errors.bad_json");
      const parsed = endpoint.body?.safeParse(body);
      if (parsed && !parsed.success) {
        const problem = parsed.error.issues[0]?.message ?? "";
        return refuse(c, 422, endpoint.explain?.(problem) ?? "errors.invalid");
      }
      return endpoint.handle({ c, user, body: parsed?.data, query: query?.data });
    });
  }
  return api;
}

const notJson = Symbol("not JSON");

async function readJson(c: RequestContext): Promise<unknown> {
  const text = await c.req.text();
  try {
    return jsonWithoutZeroBytes(text);
  } catch {
    return notJson;
  }
}
