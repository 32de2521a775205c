import { isAllowed, type Audience } from "#domain/accounts/audience.ts";
import type { Site, User } from "#domain/site/site.ts";
import type { ApiCache, ApiResponse } from "./api-cache.ts";
import { useApi } from "./use-api.tsx";

const userLookupFreshMs = 5 * 60 * 1000;
const siteKey = "/api/site";
const userKey = "/api/auth/user";

/** Always loaded: the server adds it before rendering. */
export function useSite(): Site {
  const { data } = useApi(siteKey);
  if (!data) throw new Error("The site's own facts were not loaded");
  return data;
}

/** Null when signed out: a 401 is not a failure. */
export function useUser(): User | null {
  return useApi(userKey, userLookupFreshMs).data ?? null;
}

/** Whether the API would answer a screen for this audience. */
export const mayAsk = (who: Audience = "anyone", cache: ApiCache): boolean =>
  isAllowed(who, (cache.entry(userKey).data as User | null | undefined)?.role);

/** Whether the user may edit the books, not only read them. */
export const useMayBook = (): boolean => isAllowed("staff", useUser()?.role);

export async function loadShell(cache: ApiCache): Promise<void> {
  await Promise.all([cache.load(siteKey), cache.load(userKey)]);
  const { error } = cache.entry(siteKey);
  if (error) throw error;
}

/** `GET /api/auth/user` answers 401 to visitors; here that is null. */
export const signedOutIsNobody = async (
  path: string,
  response: Promise<ApiResponse>,
): Promise<ApiResponse> => {
  const answer = await response;
  if (path !== userKey || answer.status !== 401) return answer;
  // On the server, reading a Response stream for every page would be wasteful.
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
