import { expect } from "@playwright/test";
import { directionOf } from "../../domain/language.ts";
import { ownPages } from "../site-map.ts";
import { barriers } from "./barriers.ts";
import { isFullRun, skipped } from "./full-run.ts";
import { misfits } from "./layout.ts";
import { mainFacts } from "./main-facts.ts";
import { test } from "./one-window.ts";
import { buttonsOnceAlive } from "./press-buttons.ts";
import { htmlComplaints } from "./valid-html.ts";
import { walkByKeyboard } from "./walk-by-keyboard.ts";

/** What must be true of every page behind a sign-in, in every language. */
export function walkOwnPages(as: keyof typeof ownPages): void {
  test.use({ as });
  test.skip(!isFullRun, skipped.walk);

  for (const { address, language } of ownPages[as]) {
    test(`${address} can be used by everyone`, async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      const response = await page.goto(address);
      expect(await htmlComplaints((await response?.text()) ?? "")).toEqual([]);
      await page.evaluate(buttonsOnceAlive, "body");
      await expect
        .poll(() => page.evaluate(mainFacts))
        .toEqual({ lang: language, dir: directionOf(language), mainHeadings: 1 });
      expect(await barriers(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
      // The order is that of the page, whatever its language.
      if (language === "en") expect(await walkByKeyboard(page)).toEqual({ unseen: [], missed: [] });
      expect(complaints).toEqual([]);
    });
  }
}
