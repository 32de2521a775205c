import { expect, test, type Page } from "@playwright/test";
import { everyPage } from "./site-map.ts";
import { buttonsOnceAlive, press, type Outcome } from "./support/press-buttons.ts";

/**
 * Links are followed in served-html.spec.ts; here every button is pressed. A button is alive when pressing it changes
 * something a person can notice: the page, the address, where the focus is, or what is being sent. What stands around
 * the pages is pressed in shell.spec.ts.
 */
/** A phone and a desk are both walked; what a button does is the same in every language, so one language walks them all. */
const widths = [390, 1280];
/** Samples meant for looking at, and buttons that sign somebody in: sign-in.spec.ts presses each of those. */
const others = ["/demo/styleguide", "/sign-in"];
const pages = everyPage.filter(({ path, language }) => language === "en" && !others.includes(path));

for (const { address } of pages) {
  test(`${address} has no dead button`, async ({ page }) => {
    for (const width of widths)
      expect(await deadButtons(page, address, "main", width), `${width} px`).toEqual([]);
  });
}

async function deadButtons(page: Page, address: string, within: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  const names = await wakeUp(page, address, within);
  const dead: string[] = [];
  for (const [index, name] of names.entries()) {
    let outcome = await pressed(page, index);
    // What an earlier button opened, closed or led to is in the way.
    if (outcome === "gone") {
      await wakeUp(page, address, within);
      outcome = await pressed(page, index);
    }
    if (outcome !== "alive") dead.push(`${name} (${outcome})`);
  }
  return dead;
}

async function wakeUp(page: Page, address: string, within: string): Promise<string[]> {
  // A choice about cookies is kept; on the first page there is none to forget.
  await page.evaluate(() => localStorage.clear()).catch(() => {});
  await page.goto(address);
  return page.evaluate(buttonsOnceAlive, within);
}

/** A page that is left while it answers has answered; whatever comes next waits until the other page is there. */
async function pressed(page: Page, index: number): Promise<Outcome> {
  const before = page.url();
  const outcome = await page.evaluate(press, index).catch(() => "left" as const);
  if (outcome === "left") await page.waitForURL((url) => url.href !== before);
  else if (page.url() !== before) await page.waitForLoadState();
  return outcome === "left" ? "alive" : outcome;
}
