import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from "react";
import type { ApiCache, ApiKey, Entry } from "./api-cache.ts";

export const ApiCacheContext = createContext<ApiCache | null>(null);

export function useApiCache(): ApiCache {
  const cache = useContext(ApiCacheContext);
  if (!cache) throw new Error("useApiCache needs an ApiCacheContext above it");
  return cache;
}

/** What a call answered; asks for it when the page comes alive without knowing. `null` asks for nothing. */
export function useApi<T>(key: ApiKey | null, freshForMs?: number): Entry<T> {
  const cache = useApiCache();
  const path = key?.join("/") ?? "";
  const read = useCallback(() => cache.entry([path]), [cache, path]);
  const entry = useSyncExternalStore(cache.subscribe, read, read);
  useEffect(() => {
    if (path) void cache.load([path], freshForMs);
  }, [cache, path, freshForMs]);
  return entry as Entry<T>;
}
