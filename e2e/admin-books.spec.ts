import { expect, type Page } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";

const lastYear = new Date().getFullYear() - 1;

async function signInAs(page: Page, email: string, path: string): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "demo", email, returnTo: "/admin" } });
  await page.goto(path);
}

test("every sum leads to its lines: balance sheet, card, entry", async ({ page }) => {
  await signInAs(page, "staff@example.org", `/admin/books/balance?on=${lastYear}-12-31`);
  const assets = page.getByRole("region", { name: "Assets" });
  const held = await assets
    .getByRole("row", { name: /1000 Bank/ })
    .getByRole("cell")
    .first()
    .innerText();
  await assets.getByRole("link", { name: "Bank", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "1000 Bank" })).toBeVisible();
  await expect(page.getByText("Closing balance").locator("..")).toContainText(held);
  expect(await barriers(page)).toEqual([]);

  const entry = page.getByRole("link", { name: /^Entry \d+$/ }).last();
  const number = await entry.innerText();
  await entry.click();
  await expect(page).toHaveURL(/\/admin\/books\/journal/);
  await expect(page.getByRole("row").nth(1)).toContainText(number);
  expect(await barriers(page)).toEqual([]);
});
