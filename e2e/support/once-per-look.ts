import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";

/**
 * What is wrong with something that looks like this. What was found in order is not examined again in other words: most pages
 * are the same in three languages. What was found wrong is, so that each page with a fault is told.
 */
export async function oncePerLook(
  subject: string,
  wordless: string,
  examine: () => Promise<string[]>,
): Promise<string[]> {
  if (isInOrder(subject, wordless)) return [];
  const found = await examine();
  if (found.length === 0) keepInOrder(subject, wordless);
  return found;
}

export const isInOrder = (subject: string, wordless: string): boolean =>
  existsSync(markOf(subject, wordless));

export const keepInOrder = (subject: string, wordless: string): void =>
  writeFileSync(markOf(subject, wordless), "");

/** A file where all workers of this run find it: the test tool empties its folder before each run. */
function markOf(subject: string, wordless: string): string {
  const folder = join(test.info().project.outputDir, subject);
  mkdirSync(folder, { recursive: true });
  return join(folder, createHash("sha256").update(wordless).digest("hex"));
}
