import type { Page } from "@playwright/test";
import { unpainted } from "./unpainted.ts";

/** More than any page has: a trap would keep us longer. */
const maxStops = 400;
/** So many steps are taken before we look where we are. */
const stride = 10;

export type Walk = { unseen: string[]; missed: string[] };

/** Goes from stop to stop until the first one comes again: which stops do not show where the focus is, and what was never reached? */
export const walkByKeyboard = (page: Page): Promise<Walk> => unpainted(page, () => walk(page));

async function walk(page: Page): Promise<Walk> {
  await page.evaluate(markStops);
  for (let stops = 0; stops < maxStops; stops += stride) {
    for (let step = 0; step < stride; step++) await page.keyboard.press("Tab");
    const unseen = await page.evaluate(() => window.stopsOnceRound());
    if (unseen) return { unseen, missed: await page.evaluate(missed) };
  }
  throw new Error(`Still walking after ${maxStops} stops`);
}

declare global {
  interface Window {
    stopsOnceRound: () => string[] | null;
  }
}

/** Runs in the browser: marks each stop, and tells those without a visible focus once the walk is back where it began. */
function markStops(): void {
  const unseen: string[] = [];
  let first: Element | undefined;
  let isRound = false;
  const hasRing = (part: Element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(part);
    return outlineStyle !== "none" || boxShadow !== "none";
  };
  const mark = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    if (element === first) isRound = true;
    first ??= element;
    if (element.dataset["reached"]) return;
    element.dataset["reached"] = "yes";
    // A hidden box's ring is drawn around its label, or around what stands beside it.
    const drawn = [element, element.closest("label"), element.nextElementSibling, element.parentElement];
    if (!drawn.some((part) => part && hasRing(part))) unseen.push(element.outerHTML.slice(0, 120));
  };
  // On its way down: what is not alive yet lets no event come up again.
  document.addEventListener("focusin", mark, { capture: true });
  window.stopsOnceRound = () => (isRound ? unseen : null);
}

/** Runs in the browser: what can be used but was not reached. Of a group of radio buttons one stands for all. */
function missed(): string[] {
  const usable =
    "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea, summary";
  const isReached = (element: HTMLElement) =>
    element.dataset["reached"] !== undefined ||
    (element instanceof HTMLInputElement &&
      element.type === "radio" &&
      document.querySelector(`input[name="${CSS.escape(element.name)}"][data-reached]`) !== null);
  return [...document.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
    .filter((element) => element.tabIndex >= 0 && !isReached(element))
    .map((element) => element.outerHTML.slice(0, 120));
}
