import type { Page } from "@playwright/test";
import { inLanguage, splitLanguage } from "../../app/routing/language-path.ts";
import { clippedTexts } from "./clipped-text.ts";
import { layOutAs } from "./one-pixel.ts";
import { unpainted } from "./unpainted.ts";

/** A usual and a narrow desktop, a tablet, a phone and a small phone. The first is the size of most windows. */
const widths = [1280, 1024, 768, 390, 320];

/** What does not fit at some width: a page wider than its window, a figure that breaks, a table that is cut off, clipped text. */
export const misfits = (page: Page): Promise<string[]> => unpainted(page, () => misfitsAtEachWidth(page));

async function misfitsAtEachWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  for (const width of widths) {
    await layOutAs(page, { width, height: 844 });
    const here = await page.evaluate<string[]>(bothLooks);
    found.push(...here.map((misfit) => `${width} px: ${misfit}`));
  }
  if (before) await layOutAs(page, before);
  return found;
}

/** The same for the open page in Dutch and Arabic, for pages that have no fixed address (site-map.ts). */
export async function misfitsInTranslation(page: Page): Promise<string[]> {
  const { pathname, search } = new URL(page.url());
  const found: string[] = [];
  for (const language of ["nl", "ar"] as const) {
    await page.goto(inLanguage(splitLanguage(pathname).path, language) + search);
    found.push(...(await misfits(page)).map((misfit) => `${language}, ${misfit}`));
  }
  return found;
}

/** One evaluation, because each has its own cost. */
const bothLooks = `[...(${look.toString()})(), ...(${clippedTexts.toString()})()]`;

/** Runs in the browser, so it uses nothing from this module. */
function look(): string[] {
  const found: string[] = [];
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  if (sideways > 0) found.push(`the page is ${sideways} px too wide`);

  // Digits with their currency, sign, percent, or the plus of "25,000+".
  const figure =
    /(?<![\p{L}\p{N}\-/_@.:])[€+\-\u200e\u200f]*\u00a0?[+-]?\d[\d.,]*(?:\u200e?[%+]|\u00a0€)?(?![\p{L}\p{N}\-/_@:])/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent ?? "";
    if (!/\d/.test(words) || !node.parentElement?.checkVisibility()) continue;
    for (const { 0: digits, index } of words.matchAll(figure)) {
      range.setStart(node, index);
      range.setEnd(node, index + digits.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = boxes;
      if (first && boxes.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
        found.push(`"${digits}" breaks in "${words.trim().slice(0, 60)}"`);
    }
  }

  // Names and links in the header that are longer than their place would overlap.
  for (const part of document.querySelectorAll("header a, header nav")) {
    if (part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
      found.push(`"${part.textContent.slice(0, 40)}" is longer than its place in the bar`);
  }

  for (const table of document.querySelectorAll("main table")) {
    const region = table.parentElement;
    if (!table.checkVisibility() || !region) continue;
    const hidden = region.scrollWidth - region.clientWidth;
    const name = region.getAttribute("aria-label") ?? "a table";
    if (hidden > 0) found.push(`${hidden} px of "${name}" are out of sight`);
  }
  return found;
}
