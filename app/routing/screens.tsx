import type { I18n } from "../i18n/text.tsx";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { ApiCache } from "../data/api-cache.ts";
import { useApiCache } from "../data/use-api.tsx";
import { loadData, loadScreen, type LoadedScreen } from "./load-screen.ts";
import { findRoute } from "./find-route.ts";

/** A screen waits this long for its data before it is shown with its skeletons. */
const patienceMs = 300;

type Props = { i18n: I18n; first: LoadedScreen };

/** Shows the screen of the address; keeps the old one in place until the new one is ready, so that nothing flashes. */
export function Screens({ i18n, first }: Props) {
  const [location] = useLocation();
  const cache = useApiCache();
  const [shown, setShown] = useState({ location, screen: first });
  const main = useRef<HTMLElement>(null);
  const loading = shown.location !== location;

  useEffect(() => {
    if (!loading) return;
    let overtaken = false;
    prepare(location, i18n, cache).then(
      (screen) => overtaken || setShown({ location, screen }),
      // New code was deployed or the line is down: let the browser fetch the whole page.
      () => window.location.reload(),
    );
    return () => {
      overtaken = true;
    };
  }, [location, loading, i18n, cache]);

  useArrival(shown.location, main);
  const { Screen, params } = shown.screen;
  return (
    <>
      <div className={loading ? "route-progress" : "hidden"} role="presentation" />
      <main id="content" ref={main} tabIndex={-1} aria-busy={loading} className="outline-none">
        <Screen key={shown.location} params={params} />
      </main>
    </>
  );
}

async function prepare(location: string, i18n: I18n, cache: ApiCache): Promise<LoadedScreen> {
  const { route, params } = await findRoute(location);
  const screen = await loadScreen(route, params, i18n);
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([loadData(cache, screen), patience]);
  return screen;
}

/** After a navigation a listener hears the new page and the keyboard starts at its top, as with a full page load. */
function useArrival(location: string, main: React.RefObject<HTMLElement | null>): void {
  const previous = useRef(location);
  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location, main]);
}
