import { expect, type Page } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";

async function signIn(page: Page, path: string): Promise<void> {
  await page.request.post("/sign-in", {
    form: { form: "demo", email: "staff@example.org", returnTo: "/admin" },
  });
  await page.goto(path);
}

test("staff look at a year of gifts, read it as a table and take it along", async ({ page }) => {
  await signIn(page, "/admin");
  const quick = page.getByRole("region", { name: "Quick Actions" });
  await quick.getByRole("link", { name: "Analytics" }).click();
  await expect(page).toHaveURL(/:\d+\/admin\/analytics$/);
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();

  await page.getByRole("link", { name: "Last 12 months" }).click();
  await expect(page).toHaveURL(/:\d+\/admin\/analytics\?period=12m$/);
  await page.getByText("Show as a table: Donations over time").click();
  const table = page.getByRole("region", { name: "Donations over time" });
  await expect(table.locator("tbody tr")).toHaveCount(12);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Export as CSV\s+Donations over time$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^analytics-time-.*\.csv$/);

  await page.getByLabel("One-time or monthly").selectOption("MONTHLY");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(page).toHaveURL(/period=12m.*&frequency=MONTHLY$/);
  await expect(page.getByText("the filters above do not apply here").first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice lives in the address and the figures are in the page, in Arabic too", async ({ page }) => {
    await signIn(page, "/ar/admin/analytics");
    await page.locator("input[name=from]").fill("2026-01-01");
    await page.locator("select[name=by]").selectOption("week");
    await page.locator("form:has(select[name=by]) button").click();
    await expect(page).toHaveURL(/from=2026-01-01&to=.*&by=week/);
    await expect(page.getByText("الأسبوع 1 من 2026").first()).toBeAttached();
    await page.setViewportSize({ width: 390, height: 844 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
