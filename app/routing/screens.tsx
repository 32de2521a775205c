import type { I18n } from "../i18n/text.tsx";
import { Fragment, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { ApiCache } from "../data/api-cache.ts";
import { useApiCache } from "../data/use-api.tsx";
import { loadData, loadScreen, type LoadedScreen } from "./load-screen.ts";
import { findRoute } from "./find-route.ts";

/** A screen waits this long for its data before it is shown with its skeletons. */
const delayMs = 300;

type Props = { i18n: I18n; first: LoadedScreen };

/** Keeps the old screen until the new one is ready, so that nothing flashes. */
export function Screens({ i18n, first }: Props) {
  const [location] = useLocation();
  const cache = useApiCache();
  const [shown, setShown] = useState({ location, screen: first });
  const main = useRef<HTMLElement>(null);
  const loading = shown.location !== location;

  useEffect(() => {
    if (!loading) return;
    let overtaken = false;
    prepare(location, i18n, cache, window.location.search).then(
      (screen) => {
        if (overtaken) return;
        // The back office has its own styles: the browser loads the whole page.
        if (screen.Office === shown.screen.Office) setShown({ location, screen });
        else window.location.reload();
      },
      // New code was deployed or the line is down: let the browser fetch the whole page.
      () => window.location.reload(),
    );
    return () => {
      overtaken = true;
    };
  }, [location, shown, loading, i18n, cache]);

  useEffect(() => {
    // A failed prefetch is ignored; following the link requests it again and shows errors.
    const fetchAhead = ({ detail }: CustomEvent<string>) =>
      void prepare(detail, i18n, cache, "").catch(() => {});
    document.addEventListener("page-ahead", fetchAhead);
    return () => document.removeEventListener("page-ahead", fetchAhead);
  }, [i18n, cache]);

  useArrival(shown.location, location, main);
  const { Screen, Office = Fragment, params } = shown.screen;
  return (
    <>
      <div className={loading ? "route-progress" : "hidden"} role="presentation" />
      <Office>
        <main id="content" ref={main} tabIndex={-1} aria-busy={loading} className="outline-none">
          {/* A separate boundary: a tap on the header does not wait for the screen's hydration. */}
          <Suspense>
            <Screen key={shown.location} params={params} />
          </Suspense>
        </main>
      </Office>
    </>
  );
}

async function prepare(location: string, i18n: I18n, cache: ApiCache, search: string): Promise<LoadedScreen> {
  const { route, params } = await findRoute(location);
  const screen = await loadScreen(route, params, i18n);
  const patience = new Promise((resolve) => setTimeout(resolve, delayMs));
  await Promise.race([loadData(cache, screen, search), patience]);
  return screen;
}

/** After a navigation, announces the new page and moves focus to its top. Going back restores the scroll position. */
function useArrival(shown: string, wanted: string, main: React.RefObject<HTMLElement | null>): void {
  const previous = useRef(shown);
  const left = useRef(new Map<string, number>());
  const goesBack = useRef(false);
  useEffect(() => {
    // The second is the router's name for following a link.
    const moves = ["popstate", "pushState"];
    const hear = ({ type }: Event) => (goesBack.current = type === "popstate");
    for (const move of moves) window.addEventListener(move, hear);
    return () => moves.forEach((move) => window.removeEventListener(move, hear));
  }, []);
  useEffect(() => {
    // When going back, the browser has already scrolled.
    if (wanted !== shown && !goesBack.current) left.current.set(shown, window.scrollY);
  }, [shown, wanted]);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    const { hash } = window.location;
    const leftAt = goesBack.current ? left.current.get(shown) : undefined;
    if (leftAt === undefined && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, leftAt ?? 0);
    main.current?.focus({ preventScroll: true });
  }, [shown, main]);
}
