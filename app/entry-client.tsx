import "./styles/main.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ApiCache } from "./data/api-cache.ts";
import { browserFetcher } from "./data/browser.ts";
import { signedOutIsNobody } from "./data/site.ts";
import { Document } from "./document.tsx";
import { createI18n, wordsOf } from "./i18n/text.tsx";
import { stateElementId, stylesElementId, type PageState } from "./page-state.ts";
import { splitLanguage } from "./routing/language-path.ts";
import { loadCatalogs, loadScreen } from "./routing/load-screen.ts";
import { findRoute } from "./routing/find-route.ts";
import { errorRoute } from "./screens/error/route.ts";
import { isUnauthorized, signInAgain } from "./shell/sign-in-again.ts";

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? "";
const stateText = textOf(stateElementId);
const state = JSON.parse(stateText) as PageState;

await start();

async function start(): Promise<void> {
  const i18n = createI18n(state.language, state.texts);
  const { route, params } = state.failure
    ? { route: errorRoute, params: { reference: state.failure } }
    : await findRoute(splitLanguage(window.location.pathname).path);
  const [first] = await Promise.all([loadScreen(route, params, i18n), loadCatalogs(i18n, ["shell"])]);
  const ask = browserFetcher(state.language);
  const cache = new ApiCache(
    (path) => signedOutIsNobody(path, ask(path)),
    state.answers,
    (error) => {
      if (isUnauthorized(error)) signInAgain(wordsOf(i18n).text);
    },
  );
  const page = (
    <Document
      state={state}
      stateText={stateText}
      styles={textOf(stylesElementId)}
      i18n={i18n}
      cache={cache}
      first={first}
      onHydrated={announceHydrated}
    />
  );
  // In a transition React hydrates in short slices, and taps and scrolling are handled in between.
  startTransition(() => void hydrateRoot(document, page));
  document.dispatchEvent(new Event("page-listens"));
}

function announceHydrated(): void {
  // Not inside React's effect: a click repeated there could not hydrate the screen that it is for.
  setTimeout(() => document.dispatchEvent(new Event("page-hydrated")));
}
