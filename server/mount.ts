import { Hono } from "hono";
import { askForProof } from "./auth/ask-for-proof.ts";
import { isOpenTo, refuseScope } from "./auth/api-token.ts";
import type { AnswerCache } from "./api/answer-cache.ts";
import { checkAnswer } from "./api/check-answer.ts";
import { lookingSeldom } from "./api/looking-seldom.ts";
import type { RequestContext, RequestEnv } from "./context.ts";
import { isAllowed } from "#domain/accounts/audience.ts";
import type { Endpoint } from "./endpoint.ts";
import { forbidden, refuse } from "./refuse.ts";
import { holdsZeroByte, jsonWithoutZeroBytes, withoutZeroBytes } from "./middleware/zero-bytes.ts";
import { logOf } from "./middleware/request-log.ts";

/** Called when an answer differs from its declaration. Without it nothing is checked, as in production. */
export type OnUndeclared = (problem: string, c: RequestContext) => void;

export const logUndeclared: OnUndeclared = (problem, c) =>
  logOf(c).error({ problem }, "an answer is not what its call declares");

type Options = Readonly<{ answers?: Pick<AnswerCache, "answer">; onUndeclared?: OnUndeclared | undefined }>;

/** Always in this order: authentication, permission, input. */
export function mountEndpoints(
  endpoints: readonly Endpoint[],
  { answers, onUndeclared }: Options = {},
): Hono<RequestEnv> {
  const api = new Hono<RequestEnv>();
  for (const endpoint of endpoints) {
    const isLookedAt = lookingSeldom();
    const handle = async (c: RequestContext): Promise<Response> => {
      const response = await answerTo(endpoint, c);
      const problem = onUndeclared && isLookedAt() && (await checkAnswer(endpoint, response));
      if (problem) onUndeclared(`${endpoint.method} ${endpoint.path}: ${problem}`, c);
      return response;
    };
    api.on(endpoint.method, endpoint.path, (c) =>
      answers ? answers.answer(endpoint, c, () => handle(c)) : handle(c),
    );
  }
  return api;
}

async function answerTo(endpoint: Endpoint, c: RequestContext): Promise<Response> {
  // Most answers depend on a cookie or a secret; cacheable ones say so.
  c.header("cache-control", "private, no-store");
  const user = c.get("user");
  const token = c.get("token");
  if (token && !isOpenTo(endpoint, token)) return refuseScope(c, endpoint.scope);
  if (!token && !isAllowed(endpoint.who, user?.role)) {
    return user ? refuse(c, 403, forbidden(c)) : refuse(c, 401, "errors.unauthorized");
  }
  if (endpoint.proof && c.get("signedIn")?.session.proofDue) return askForProof(c);
  const named = c.req.param();
  const params = endpoint.params?.safeParse(named) ?? { success: true, data: named };
  if (holdsZeroByte(named) || !params.success) return refuse(c, 404, "errors.not_found");
  const query = endpoint.query?.safeParse(withoutZeroBytes(c.req.query()));
  if (query && !query.success) return refuse(c, 422, "errors.invalid");
  const body = endpoint.body ? await readJson(c) : undefined;
  if (body === notJson) return refuse(c, 400, "errors.bad_json");
  const parsed = endpoint.body?.safeParse(body);
  if (parsed && !parsed.success) {
    const problem = parsed.error.issues[0]?.message ?? "";
    return refuse(c, 422, endpoint.explain?.(problem) ?? "errors.invalid");
  }
  return endpoint.handle({ c, user, params: params.data, body: parsed?.data, query: query?.data });
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
