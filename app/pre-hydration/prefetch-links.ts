import { stateElementId } from "../page-state.ts";
import { splitLanguage } from "../routing/language-path.ts";

declare global {
  interface DocumentEventMap {
    /** A link to this path may be followed soon. */
    "page-ahead": CustomEvent<string>;
  }
}

/** Personal pages, pages that change something or are counted when opened, and files. */
const notPrefetched = /^\/(?:api|admin|account|applications|dashboard|demo|donate|sign-in)(?:\/|$)|\./;
/** A pointer that only passes over a link has left it by then. */
const restMs = 60;
/** In the page state of an anonymous visitor. */
const nobody = '"/api/auth/user":null';

/** Prefetches on hover, touch or focus. Before hydration only for anonymous visitors and without a query: personal pages are not cached. */
export function prefetchLinks(): void {
  const isAnonymous = document.getElementById(stateElementId)?.textContent.includes(nobody);
  let announced = new Set<string>();
  let isHydrated = false;
  const announce = ({ pathname }: HTMLAnchorElement): void => {
    if (announced.has(pathname) || pathname === location.pathname) return;
    announced.add(pathname);
    const { base, path } = splitLanguage(pathname);
    if (!isHydrated && isAnonymous) document.head.append(hasRules() ? ruleFor(pathname) : linkTo(pathname));
    else if (isHydrated && base === splitLanguage(location.pathname).base)
      document.dispatchEvent(new CustomEvent("page-ahead", { detail: path }));
  };
  const look = ({ target, type }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== location.origin) return;
    if (link.search || link.hasAttribute("download") || link.target) return;
    if (notPrefetched.test(splitLanguage(link.pathname).path)) return;
    if (type === "pointerover") setTimeout(() => link.matches(":hover") && announce(link), restMs);
    else announce(link);
  };
  document.addEventListener(
    "page-hydrated",
    () => {
      isHydrated = true;
      announced = new Set();
    },
    { once: true },
  );
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, look, { passive: true });
}

/** A page prefetched by a rule is shown without revalidation; one prefetched by a link is revalidated. */
const hasRules = (): boolean => HTMLScriptElement.supports?.("speculationrules");

function ruleFor(href: string): HTMLScriptElement {
  const text = JSON.stringify({ prefetch: [{ urls: [href], eagerness: "immediate" }] });
  return Object.assign(document.createElement("script"), { type: "speculationrules", text });
}

const linkTo = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement("link"), { rel: "prefetch", href });
