import { useEffect } from "react";
import type { ApiCache } from "../data/api-cache.ts";
import type { I18n } from "../i18n/text.tsx";
import { findRoute } from "./find-route.ts";
import { splitLanguage } from "./language-path.ts";
import { loadData, loadScreen } from "./load-screen.ts";
import { onPageAhead } from "./page-ahead.ts";

/** Code, words and answers of an open page are there before its link is followed, so that it shows at once. */
export function useLookAhead(i18n: I18n, cache: ApiCache): void {
  useEffect(() => {
    const gone = new AbortController();
    // What cannot be fetched now is asked for again, and told about, when the link is followed.
    onPageAhead((path) => void prepareAhead(path, i18n, cache).catch(() => {}), gone.signal);
    return () => gone.abort();
  }, [i18n, cache]);
}

async function prepareAhead(pathname: string, i18n: I18n, cache: ApiCache): Promise<void> {
  const { base, path } = splitLanguage(pathname);
  if (base !== splitLanguage(window.location.pathname).base) return;
  const { route, params } = await findRoute(path);
  if (route.who || route.secret) return;
  const screen = await loadScreen(route, params, i18n);
  // The openings of the donate page are counted by what it asks for.
  if (path !== "/donate") await loadData(cache, screen);
}
