import { expect, test, type Page } from "@playwright/test";
import { everyPage } from "./site-map.ts";

/** More than any page has: a trap would keep us longer. */
const mostStops = 400;
/** The order is that of the page in every language; Arabic is walked on a phone, where the bar is another. */
const walks = everyPage.flatMap((visit) => {
  if (visit.language === "en") return [{ ...visit, width: 1280 }];
  return visit.language === "ar" && visit.path === "/" ? [{ ...visit, width: 390 }] : [];
});

for (const { address, width } of walks) {
  test(`the keyboard alone reaches everything on ${address}, and shows where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await walk(page), "stops without a visible focus").toEqual([]);
    expect(await page.evaluate(missed)).toEqual([]);
  });
}

/** Goes from stop to stop until the first one comes again; tells those that do not show where the focus is. */
async function walk(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(markFocused);
    if (!stop) return unseen;
    if (!stop.isSeen) unseen.push(stop.name);
  }
  throw new Error(`Still walking after ${mostStops} stops`);
}

/** Runs in the browser. Null: back where we have been, or out of the page. */
function markFocused(): { name: string; isSeen: boolean } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || element.dataset["reached"])
    return null;
  element.dataset["reached"] = "yes";
  const hasRing = (part: Element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(part);
    return outlineStyle !== "none" || boxShadow !== "none";
  };
  // A hidden box's ring is drawn around its label, or around what stands beside it.
  const drawn = [element, element.closest("label"), element.nextElementSibling, element.parentElement];
  return { name: element.outerHTML.slice(0, 120), isSeen: drawn.some((part) => part && hasRing(part)) };
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
