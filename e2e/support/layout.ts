import type { Page } from "@playwright/test";
import { inLanguage, splitLanguage } from "../../app/routing/language-path.ts";
import { clippedTexts } from "./clipped-text.ts";
import { layOutAs } from "./one-pixel.ts";
import { unpainted } from "./unpainted.ts";

/** The usual desk and the narrowest, a tablet, a phone, and a small one: a window is most often as wide as the first. */
const widths = [1280, 1024, 768, 390, 320];

/** What does not fit at some width: a page wider than its window, a figure that breaks, a table of which a part is out of sight, words that are cut off. */
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

/** The page on which a journey stands, which no walk comes by, in longer words and in taller letters. */
export async function misfitsInTranslation(page: Page): Promise<string[]> {
  const { pathname, search } = new URL(page.url());
  const found: string[] = [];
  for (const language of ["nl", "ar"] as const) {
    await page.goto(inLanguage(splitLanguage(pathname).path, language) + search);
    found.push(...(await misfits(page)).map((misfit) => `${language}, ${misfit}`));
  }
  return found;
}

/** In one question: asking is a good part of looking. */
const bothLooks = `[...(${look.toString()})(), ...(${clippedTexts.toString()})()]`;

/** Runs in the browser, so it can use nothing from around it. */
function look(): string[] {
  const found: string[] = [];
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  if (sideways > 0) found.push(`the page is ${sideways} px too wide`);

  // Digits with what belongs to them: a currency before or behind, a sign, a percent, the plus of "25,000+".
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

  // Names and links of the bar that are longer than their place would lie over each other.
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
