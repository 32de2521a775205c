import { followStoredLanguage } from "../i18n/language-choice.ts";
import { splitLanguage } from "../routing/language-path.ts";
import { showCookieBanner } from "./cookie-banner.ts";
import { listenToLanguageSelect } from "./language-select.ts";
import { afterFirstPaint, onFirstUseOrIdle } from "./load-page.ts";
import { openSession } from "./open-session.ts";
import { prefetchLinks } from "./prefetch-links.ts";
import { replayEvents } from "./replay-events.ts";

/** The first script of a page. It is built separately, so that it shares no file with the page's own script, which it loads later. */
const script = document.querySelector<HTMLScriptElement>("script[data-modules]");
const { modules: list = "", start } = script?.dataset ?? {};
const modules = list.split(" ").filter(Boolean);

/**
 * Fetches all modules at once but evaluates each in a task of its own, so that no tap waits for all of them. The list has imported
 * modules first and the page's entry last. In development it is empty: another script loads the page.
 */
async function loadPage(): Promise<void> {
  for (const href of modules)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  for (const href of modules) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const shown = { language: document.documentElement.lang, base: splitLanguage(location.pathname).base };
if (!followStoredLanguage(shown)) {
  replayEvents();
  prefetchLinks();
  listenToLanguageSelect();
  showCookieBanner();
  if (start === "when idle") {
    onFirstUseOrIdle(loadPage);
    void openSession(loadPage);
  } else afterFirstPaint(loadPage);
}
