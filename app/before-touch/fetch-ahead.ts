import { stateElementId } from "../page-state.ts";
import { onPageAhead } from "../routing/page-ahead.ts";

/** What the page of a stranger starts from says that nobody is signed in. */
const nobody = '"/api/auth/user":null';

/**
 * The page behind a link is fetched whole before the link is followed, as long as the program is not there, which would fetch less. Only
 * for strangers: what is drawn for one person may not be kept, and would be fetched twice. Nor the donate page, whose openings are
 * counted.
 */
export function fetchAhead(): void {
  if (!document.getElementById(stateElementId)?.textContent.includes(nobody)) return;
  const listens = new AbortController();
  document.addEventListener("page-listens", () => listens.abort(), { once: true });
  onPageAhead((href) => {
    if (href.endsWith("/donate")) return;
    document.head.append(hasRules() ? ruleFor(href) : linkTo(href));
  }, listens.signal);
}

/** A page that was fetched by a rule is shown without asking whether it is still true; others ask, and mostly hear that it is. */
const hasRules = (): boolean => HTMLScriptElement.supports("speculationrules");

function ruleFor(href: string): HTMLScriptElement {
  const text = JSON.stringify({ prefetch: [{ urls: [href], eagerness: "immediate" }] });
  return Object.assign(document.createElement("script"), { type: "speculationrules", text });
}

const linkTo = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement("link"), { rel: "prefetch", href });
