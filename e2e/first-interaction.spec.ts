import { expect } from "@playwright/test";
import { actBeforeHydration } from "./support/before-hydration.ts";
import { budgets, sizeOf } from "./support/bytes.ts";
import { saveData } from "./support/data-saver.ts";
import { test } from "./support/kept-cache.ts";
import { isAlive } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

/**
 * What somebody does before React has hydrated the page. every-page.spec.ts checks that hydration changes nothing visible;
 * `npm run bench:taps` measures how soon a first tap shows.
 */

const phone = { width: 390, height: 844 };
/** Between the load event and the earliest idle load. */
const firstViewMs = 500;

for (const address of ["/", "/ar/donate", "/projects"]) {
  test(`${address} loads its script when idle, after the first view, within its budget`, async ({ page }) => {
    await page.goto(address);
    await page.waitForFunction(isAlive);
    const { loadedAt, scripts } = await page.evaluate(() => ({
      loadedAt: performance.getEntriesByType("navigation")[0]?.toJSON().loadEventEnd as number,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    const first = scripts.filter(({ startTime }) => startTime <= loadedAt + firstViewMs);
    expect(first).toEqual([
      expect.objectContaining({ name: expect.stringContaining("/assets/pre-hydration") }),
    ]);
    const later = scripts.filter((script) => !first.includes(script)).map(({ name }) => name);
    expect(later.length).toBeGreaterThan(2);
    expect(await sizeOf(page, later)).toBeLessThanOrEqual(budgets.idle);
  });
}

test("an amount chosen before hydration is in the summary after it", async ({ page }) => {
  await actBeforeHydration(page, "/donate", async () => {
    await page.locator("label:has([name=amount][value='100'])").click();
    await page.getByText("Monthly", { exact: true }).click();
    await expect(page.getByRole("radio", { name: "€100" })).toBeChecked();
  });
  await expect(page.getByRole("button", { name: "Donate €100 Monthly" })).toBeEnabled();
});

test("a project filter chosen before hydration is applied after it", async ({ page }) => {
  await actBeforeHydration(page, "/projects", async () => {
    await page.getByLabel("Status").selectOption({ index: 1 });
  });
  await expect(page).toHaveURL(/\?status=/);
});

test("a volunteer role chosen before hydration is the role of the form", async ({ page }) => {
  let role = "";
  await actBeforeHydration(page, "/volunteer", async () => {
    const card = page.locator("label:has([name=role-card])").nth(1);
    role = (await card.locator("input").getAttribute("value")) ?? "";
    await card.click();
    await expect(card.locator("input")).toBeChecked();
  });
  await expect(page.locator("select[name=roleId]")).toHaveValue(role);
});

test("a figure opened before hydration stays open", async ({ page }) => {
  await actBeforeHydration(page, "/transparency", () => page.locator("main details summary").first().click());
  await expect(page.locator("main details dl").first()).toBeVisible();
});

test("a language chosen before hydration is the language of the next page", async ({ page }) => {
  await actBeforeHydration(page, "/programs", async () => {
    await page.getByRole("combobox", { name: "Language" }).selectOption("nl");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  });
});

test("a menu opened before hydration stays open, and Escape closes it", async ({ page }) => {
  await page.setViewportSize(phone);
  await actBeforeHydration(page, "/", async () => {
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await expect(page.getByText("Close menu")).toBeVisible();
  });
  await expect(page.getByText("Close menu")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeHidden();
  await expect(page.getByText("Open menu")).toBeVisible();
});

test("the cookie banner takes a choice before hydration, and does not come back", async ({ page }) => {
  await actBeforeHydration(page, "/", async () => {
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
  });
  await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("declined");
});

test("a button pressed before hydration acts once", async ({ page }) => {
  await signInAs(page, "admin");
  await actBeforeHydration(page, "/admin/expenses", async () => {
    await page
      .getByRole("button", { name: /^Reverse / })
      .first()
      .click();
  });
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test.describe("with data saving on", () => {
  test.use({ ownContext: true });

  test("a page loads its script when it is used", async ({ page }) => {
    await saveData(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/terms", { waitUntil: "networkidle" });
    expect(asked.filter((path) => path.endsWith(".js"))).toEqual([
      expect.stringContaining("/assets/pre-hydration"),
    ]);
    await page.keyboard.press("Tab");
    await page.waitForFunction(isAlive);
  });

  test("a link works before hydration", async ({ page }) => {
    await saveData(page);
    await page.goto("/nl/terms");
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
    await expect(page).toHaveURL(/\/nl\/cookies$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookies op deze site");
  });
});
