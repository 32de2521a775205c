import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { isInOrder, keepInOrder, oncePerLook } from "./once-per-look.ts";
import { aroundMain, withoutWords } from "./without-words.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What keeps someone out of this page as it stands, in axe's words. A page that was found to be open to all is not looked at
 * again in other words: axe sees colours, roles and names, no words.
 */
export async function barriers(page: Page): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error("A page with frames: this look at the document would not see into them");
  return oncePerLook("without-barriers", await page.evaluate(withoutWords, undefined), () =>
    lookWithAxe(page),
  );
}

/**
 * By all rules of axe. The colours of texts, which take it longest, are not judged again in what stands around every page where
 * that looks as it did on a page in which no rule found anything.
 */
async function lookWithAxe(page: Page): Promise<string[]> {
  const around = await page.evaluate(withoutWords, aroundMain);
  const isKnown = isInOrder("colours-around", around);
  await page.evaluate(source);
  // Told in the page: all that axe found in order is ten times as much to hand over.
  const found = await page.evaluate(
    async (textsToJudge) => {
      window.axe.configure({ rules: [{ id: "color-contrast", selector: textsToJudge }] });
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"], preload: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    isKnown ? "main, main *" : "*",
  );
  if (found.length === 0) keepInOrder("colours-around", around);
  return found;
}
