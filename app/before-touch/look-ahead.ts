import { stateElementId } from "../page-state.ts";
import { splitLanguage } from "../routing/language-path.ts";

declare global {
  interface DocumentEventMap {
    /** To an open page of this language, by its path, a link may be about to be followed. */
    "page-ahead": CustomEvent<string>;
  }
}

/** What belongs to one person, changes something, is counted when it is opened, or is a file. */
const notAhead = /^\/(?:api|admin|account|applications|dashboard|demo|donate|sign-in)(?:\/|$)|\./;
/** A pointer that only passes over a link is gone by then. */
const restMs = 60;
/** What the page of a stranger starts from says that nobody is signed in. */
const nobody = '"/api/auth/user":null';

/**
 * Before a link is followed, because a pointer rests on it, a finger touches it or the keyboard comes to it, its page is fetched: by the
 * program what it lacks, and as long as that is not there, the page whole. The latter only for strangers: what is drawn for one person may not
 * be kept, and would be fetched twice. What stands behind a question mark may be one person's, and is left alone.
 */
export function lookAhead(): void {
  const isStranger = document.getElementById(stateElementId)?.textContent.includes(nobody);
  let told = new Set<string>();
  let isAlive = false;
  const tell = ({ pathname }: HTMLAnchorElement): void => {
    if (told.has(pathname) || pathname === location.pathname) return;
    told.add(pathname);
    const { base, path } = splitLanguage(pathname);
    if (!isAlive && isStranger) document.head.append(hasRules() ? ruleFor(pathname) : linkTo(pathname));
    else if (isAlive && base === splitLanguage(location.pathname).base)
      document.dispatchEvent(new CustomEvent("page-ahead", { detail: path }));
  };
  const look = ({ target, type }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (
      !link ||
      link.origin !== location.origin ||
      link.search ||
      link.hasAttribute("download") ||
      link.target
    )
      return;
    if (notAhead.test(splitLanguage(link.pathname).path)) return;
    if (type === "pointerover") setTimeout(() => link.matches(":hover") && tell(link), restMs);
    else tell(link);
  };
  document.addEventListener("page-alive", () => ((isAlive = true), (told = new Set())), { once: true });
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, look, { passive: true });
}

/** A page that was fetched by a rule is shown without asking whether it is still true; others ask, and mostly hear that it is. */
const hasRules = (): boolean => HTMLScriptElement.supports?.("speculationrules");

function ruleFor(href: string): HTMLScriptElement {
  const text = JSON.stringify({ prefetch: [{ urls: [href], eagerness: "immediate" }] });
  return Object.assign(document.createElement("script"), { type: "speculationrules", text });
}

const linkTo = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement("link"), { rel: "prefetch", href });
