import { expect, test, type Page } from "@playwright/test";
import { wake } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

/** What the browser asks of the server from now on. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test("a page whose link the pointer rests on shows without asking the server for anything", async ({
  page,
}) => {
  await page.goto("/terms");
  await wake(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookies" });
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/legal-texts\/cookies/), link.hover()]);
  await answer.finished();
  await page.waitForLoadState("networkidle");
  const asked = listen(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookies");
  expect(asked).toEqual([]);
});

test("before the program is there, the page is fetched whole, once", async ({ page, context }) => {
  // The program does not come: what a slow line does for seconds. Playwright's own way to do that empties the browser's memory.
  const browser = await context.newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setBlockedURLs", { urls: ["*/assets/entry-client*"] });
  await page.goto("/nl/terms");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookies" });
  const [ahead] = await Promise.all([page.waitForResponse(/\/nl\/cookies$/), link.hover()]);
  await ahead.finished();
  expect(ahead.request().headers()["sec-purpose"]).toContain("prefetch");
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookies op deze site");
  // What the server sent ahead, and nothing it was asked for now.
  expect(await wayHere(page)).toBe("navigational-prefetch");
});

test("nothing of one person's is fetched ahead, nor what is counted or downloaded", async ({ page }) => {
  await signInAs(page, "donor");
  await page.goto("/terms");
  await wake(page);
  const asked = listen(page);
  for (const link of await page.getByRole("banner").getByRole("link").all()) {
    if (await link.isVisible()) await link.focus();
  }
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /dashboard|account|donations|sign/.test(path))).toEqual([]);
});

test("a link that saves what it leads to is left alone, whatever its address", async ({ page }) => {
  await page.goto("/terms");
  await wake(page);
  const linkTo = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
  await linkTo("Cookies").evaluate((link) => link.setAttribute("download", ""));
  const asked = listen(page);
  await linkTo("Cookies").focus();
  await Promise.all([page.waitForResponse(/\/api\/legal-texts\/privacy/), linkTo("Privacy").focus()]);
  expect(asked.filter((path) => path.includes("cookies"))).toEqual([]);
});

test("whoever only rests on the way to giving has not opened the form", async ({ page }) => {
  for (const isAlive of [false, true]) {
    await page.goto("/nl/terms");
    const asked = listen(page);
    if (isAlive) await wake(page);
    await page.getByRole("banner").getByRole("link", { name: "Doneer" }).hover();
    await page.getByRole("banner").getByRole("link", { name: "Doneer" }).focus();
    const other = page.getByRole("contentinfo").getByRole("link", { name: "Cookies" });
    await Promise.all([page.waitForResponse(/cookies$/), other.hover()]);
    expect(asked.filter((path) => /donate|payment/.test(path))).toEqual([]);
  }
});

/** How the page that is shown came, as the browser tells it. */
const wayHere = (page: Page): Promise<unknown> =>
  page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().deliveryType);
