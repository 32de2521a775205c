import { followStoredLanguage } from "../i18n/language-choice.ts";
import { splitLanguage } from "../routing/language-path.ts";
import { askAboutCookies } from "./ask-about-cookies.ts";
import { keepPresses } from "./keep-presses.ts";
import { lookAhead } from "./look-ahead.ts";
import { openSession } from "./open-session.ts";
import { noteTouch, onceTouched } from "./touches.ts";

/**
 * The first script of a page, and all there is until somebody touches it: whoever only reads fetches nothing else. It is built by
 * itself, so that none of what it shares with the program comes along as a file of its own.
 */
const { modules = "", start } =
  document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset ?? {};
const [program, ...others] = modules.split(" ");

/** While developing, the program is named by another script. */
function fetchProgram(): void {
  if (!program) return;
  for (const href of others)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  void import(/* @vite-ignore */ program);
}

/**
 * Some pages cannot wait for a hand. Nothing shares the line with their first words: a frame that has been asked for is not there
 * yet, and the browser itself says when it is. In a window nobody looks at, and in a browser that never says, nothing is waited for.
 */
function onceWordsAreShown(act: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) return act();
  const observer = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: "paint", buffered: true });
}

const shown = { language: document.documentElement.lang, base: splitLanguage(location.pathname).base };
if (!followStoredLanguage(shown)) {
  keepPresses();
  lookAhead();
  askAboutCookies();
  if (start === "on touch") {
    onceTouched(fetchProgram);
    void openSession(fetchProgram);
  } else {
    noteTouch();
    onceWordsAreShown(fetchProgram);
  }
}
