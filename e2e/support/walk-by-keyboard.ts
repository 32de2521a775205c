import type { Page } from "@playwright/test";
import { isInOrder, keepInOrder } from "./once-per-look.ts";
import { unpainted } from "./unpainted.ts";
import { aroundMain, withoutWords } from "./without-words.ts";

/** More than any page has: a trap would keep us longer. */
const maxStops = 400;
/** So many steps are taken before we look where we are. */
const stride = 10;

export type Walk = { unseen: string[]; missed: string[] };

/**
 * Goes from stop to stop until the first one comes again: which stops do not show where the focus is, and what was never reached?
 * What stands around every page is not walked again where it looks as it did: the way begins where the page itself does, as
 * the skip link has it, and ends behind it.
 */
export const walkByKeyboard = (page: Page): Promise<Walk> => unpainted(page, () => walk(page));

async function walk(page: Page): Promise<Walk> {
  const around = `${page.viewportSize()?.width} ${await page.evaluate(withoutWords, aroundMain)}`;
  if (isInOrder("keyboard-around", around)) return walkWithin(page, "main");
  const found = await walkWithin(page, "body");
  if (found.unseen.length + found.missed.length === 0) keepInOrder("keyboard-around", around);
  return found;
}

async function walkWithin(page: Page, part: "body" | "main"): Promise<Walk> {
  await page.evaluate(markStops, part);
  for (let stops = 0; stops < maxStops; stops += stride) {
    for (let step = 0; step < stride; step++) await page.keyboard.press("Tab");
    const unseen = await page.evaluate(() => window.stopsOnceRound());
    if (unseen) return { unseen, missed: await page.evaluate(missed, part) };
  }
  throw new Error(`Still walking after ${maxStops} stops`);
}

declare global {
  interface Window {
    stopsOnceRound: () => string[] | null;
  }
}

/** Runs in the browser: marks each stop, and tells those without a visible focus once the walk is back where it began, or has left its part. */
function markStops(within: string): void {
  const unseen: string[] = [];
  let first: Element | undefined;
  let isRound = false;
  const whole = document.querySelector<HTMLElement>(within) ?? document.body;
  const hasRing = (part: Element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(part);
    return outlineStyle !== "none" || boxShadow !== "none";
  };
  const mark = ({ target, isTrusted }: FocusEvent) => {
    // React says a second time what happened to a part that was not alive yet: nobody stepped anywhere.
    if (!isTrusted) return;
    const element = target as HTMLElement;
    const isWithin = whole.contains(element);
    if (element === first || (first && !isWithin)) isRound = true;
    // A page that comes alive may take the focus away: the way then leads through what stands before it.
    if (isRound || !isWithin) return;
    first ??= element;
    if (element.dataset["reached"]) return;
    element.dataset["reached"] = "yes";
    // A hidden box's ring is drawn around its label, or around what stands beside it.
    const drawn = [element, element.closest("label"), element.nextElementSibling, element.parentElement];
    if (!drawn.some((part) => part && hasRing(part))) unseen.push(element.outerHTML.slice(0, 120));
  };
  // Of the page itself its skip link makes a place to begin; the whole begins where nothing has the focus yet.
  if (whole !== document.body) {
    whole.focus();
    if (document.activeElement !== whole) throw new Error("The skip link leads nowhere");
  }
  // On its way down: what is not alive yet lets no event come up again.
  document.addEventListener("focusin", mark, { capture: true });
  window.stopsOnceRound = () => (isRound ? unseen : null);
}

/** Runs in the browser: what can be used but was not reached. Of a group of radio buttons one stands for all. */
function missed(within: string): string[] {
  const usable =
    "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea, summary";
  const isReached = (element: HTMLElement) =>
    element.dataset["reached"] !== undefined ||
    (element instanceof HTMLInputElement &&
      element.type === "radio" &&
      document.querySelector(`input[name="${CSS.escape(element.name)}"][data-reached]`) !== null);
  return [...document.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => element.closest(within) !== null)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
    .filter((element) => element.tabIndex >= 0 && !isReached(element))
    .map((element) => element.outerHTML.slice(0, 120));
}
