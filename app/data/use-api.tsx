import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from "react";
import type { ApiCache, Entry } from "./api-cache.ts";
import type { Address, Answer, ApiPath } from "./api-key.ts";

export const ApiCacheContext = createContext<ApiCache | null>(null);

export function useApiCache(): ApiCache {
  const cache = useContext(ApiCacheContext);
  if (!cache) throw new Error("useApiCache needs an ApiCacheContext above it");
  return cache;
}

/** Fetches if the page hydrates without the answer. `null` fetches nothing. */
export function useApi<Path extends ApiPath>(
  address: Address<Path> | null,
  freshForMs?: number,
): Entry<Answer<"GET", Path>> {
  const cache = useApiCache();
  const read = useCallback(() => cache.entry(address ?? ""), [cache, address]);
  const entry = useSyncExternalStore(cache.subscribe, read, read);
  useEffect(() => {
    if (address) void cache.load(address, freshForMs);
  }, [cache, address, freshForMs]);
  return entry as Entry<Answer<"GET", Path>>;
}
