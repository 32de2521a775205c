import { isAllowed, type Audience } from "#domain/accounts/audience.ts";
import type { Site, User } from "#domain/site/site.ts";
import type { ApiCache, ApiResponse } from "./api-cache.ts";
import { useApi } from "./use-api.tsx";

const userLookupFreshMs = 5 * 60 * 1000;
const siteKey = "/api/site";
const userKey = "/api/auth/user";

/** Known on every page: the server puts it in before it renders. */
export function useSite(): Site {
  const { data } = useApi(siteKey);
  if (!data) throw new Error("The site's own facts were not loaded");
  return data;
}

/** The signed-in person, or null: a 401 means signed out and is no failure. */
export function useUser(): User | null {
  return useApi(userKey, userLookupFreshMs).data ?? null;
}

/** Whether the calls of a screen for such people would be answered at all. */
export const mayAsk = (who: Audience = "anyone", cache: ApiCache): boolean =>
  isAllowed(who, (cache.entry(userKey).data as User | null | undefined)?.role);

/** Whether the person works on the books, rather than only reading them. */
export const useMayBook = (): boolean => isAllowed("staff", useUser()?.role);

export async function loadShell(cache: ApiCache): Promise<void> {
  await Promise.all([cache.load(siteKey), cache.load(userKey)]);
  const { error } = cache.entry(siteKey);
  if (error) throw error;
}

/** `GET /api/auth/user` answers 401 to strangers; for the page that is simply nobody. */
export const signedOutIsNobody = async (
  path: string,
  response: Promise<ApiResponse>,
): Promise<ApiResponse> => {
  const answer = await response;
  if (path !== userKey || answer.status !== 401) return answer;
  // On the server a whole response would be read as a stream for every page, for one word.
  return import.meta.env.SSR ? nobody : Response.json(null);
};

const nobody = {
  ok: true,
  status: 200,
  statusText: "OK",
  headers: /* @__PURE__ */ new Headers(),
  json: () => Promise.resolve(null),
  text: () => Promise.resolve("null"),
} satisfies ApiResponse;
