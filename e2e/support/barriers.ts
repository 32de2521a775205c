import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test, type Page } from "@playwright/test";
import type axe from "axe-core";
import { withoutWords } from "./without-words.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What keeps someone out of this page as it stands, in axe's words. A page that was found to be open to all is not looked at
 * again in other words: most pages are the same in three languages, and axe sees colours, roles and names, no words.
 */
export async function barriers(page: Page): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error("A page with frames: this look at the document would not see into them");
  const mark = markOf(await page.evaluate(withoutWords));
  if (existsSync(mark)) return [];
  const found = await lookWithAxe(page);
  if (found.length === 0) writeFileSync(mark, "");
  return found;
}

/** A file where all workers of this run find it: the test tool empties its folder before each run. */
function markOf(wordless: string): string {
  const folder = join(test.info().project.outputDir, "without-barriers");
  mkdirSync(folder, { recursive: true });
  return join(folder, createHash("sha256").update(wordless).digest("hex"));
}

async function lookWithAxe(page: Page): Promise<string[]> {
  await page.evaluate(source);
  // Told in the page: all that axe found in order is ten times as much to hand over.
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
}
