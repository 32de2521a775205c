import type { Site, User } from "#domain/site/site.ts";
import type { ApiCache } from "./api-cache.ts";
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
export function mayAsk(who: "signed_in" | "staff" | "admin" | undefined, cache: ApiCache): boolean {
  const user = cache.entry(userKey).data as User | null | undefined;
  if (who === undefined) return true;
  if (who === "admin") return user?.role === "ADMIN";
  return who === "staff" ? user != null && user.role !== "DONOR" : user != null;
}

export async function loadShell(cache: ApiCache): Promise<void> {
  await Promise.all([cache.load(siteKey), cache.load(userKey)]);
  const { error } = cache.entry(siteKey);
  if (error) throw error;
}

/** `GET /api/auth/user` answers 401 to strangers; for the page that is simply nobody. */
export const signedOutIsNobody = async (path: string, response: Promise<Response>): Promise<Response> => {
  const answer = await response;
  return path === userKey && answer.status === 401 ? Response.json(null) : answer;
};
