import { followStoredLanguage, chooseLanguage } from "../i18n/language-choice.ts";
import { splitLanguage } from "../routing/language-path.ts";
import { afterFirstPaint, onFirstUseOrIdle } from "./load-page.ts";
import { openSession } from "./open-session.ts";
import { prefetchLinks } from "./prefetch-links.ts";
import { isLanguage } from "#domain/language.ts";

declare global {
  interface DocumentEventMap {
    /** React listens to the events of the page. */
    "page-listens": Event;
    /** React has hydrated the page. */
    "page-hydrated": Event;
  }
}

/** Replays, after hydration, clicks on buttons that only React handles and choices in lists. Links and forms work without it. */
function replayEvents(): void {
  const replays: (() => void)[] = [];
  const listens = new AbortController();
  const options = { capture: true, signal: listens.signal };
  const keepClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.type === "button") replays.push(() => button.click());
  };
  const keepChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement)
      replays.push(() => target.dispatchEvent(new Event("change", { bubbles: true })));
  };
  document.addEventListener("click", keepClick, options);
  document.addEventListener("change", keepChange, options);
  document.addEventListener("page-listens", () => listens.abort(), { once: true });
  document.addEventListener("page-hydrated", () => replays.forEach((replay) => replay()), { once: true });
}

const consentKey = "cookieConsent";
/** Longer than a tap takes. */
const settleMs = 500;

/** Shows the banner until a choice is stored. The choice stays in this browser; nothing on the site depends on it. */
function showCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>(".cookie-banner");
  if (!banner || !isNeeded()) return;
  // The banner appears over a page that is already in use: a tap that began on the page must not hit the banner.
  banner.style.pointerEvents = "none";
  banner.hidden = false;
  setTimeout(() => banner.style.removeProperty("pointer-events"), settleMs);
  banner.addEventListener("click", ({ target }) => {
    const choice = target instanceof Element ? target.closest("button")?.value : "";
    if (!choice) return;
    window.localStorage.setItem(consentKey, choice);
    banner.hidden = true;
  });
}

/** Without storage the banner would come back on every page. */
function isNeeded(): boolean {
  try {
    return window.localStorage.getItem(consentKey) === null;
  } catch {
    return false;
  }
}

/** The first script of a page. It is built separately, so that it shares no file with the page's own script, which it loads later. */
const script = document.querySelector<HTMLScriptElement>("script[data-modules]");
const { modules: list = "", start } = script?.dataset ?? {};
const modules = list.split(" ").filter(Boolean);

/** Fetches all modules at once but evaluates each in a separate task, so that taps do not wait. Empty list in development. */
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

/** Applies a choice in the language list, before and after hydration. Without JavaScript its form has a button. */
function listenToLanguageSelect(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.form?.matches("[action='/language']"))
      if (isLanguage(target.value)) chooseLanguage(target.value);
  });
}
