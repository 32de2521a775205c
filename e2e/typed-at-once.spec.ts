import { expect } from "@playwright/test";
import { everyPage } from "./site-map.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { test } from "./support/one-window.ts";
import { typeAtOnce } from "./support/type-at-once.ts";

typeAtOnce("stranger", everyPage);

test("the motivation that was typed at once is counted", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/volunteer", { waitUntil: "commit" });
  await page.getByLabel("Why do you want to volunteer?").fill("Twenty letters typed");
  await scripts.release();
  await expect(page.getByText("20 of at least 50 characters")).toBeVisible();
});
