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

test("a treasurer takes the year along", async ({ page }) => {
  await signInAs(page, "staff@example.org", `/admin/books?year=${lastYear}`);
  await expect(page.getByRole("row", { name: /^Total/ })).toBeVisible();
  for (const [link, file] of [
    [`Audit file ${lastYear} (XAF)`, `auditfile-${lastYear}.xaf`],
    ["Trial balance as CSV", `trial-balance-${lastYear}-01-01-${lastYear}-12-31.csv`],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test("a year closes with the board's names, by keyboard, and staff only look on", async ({
  page,
  browser,
}) => {
  await signInAs(page, "admin@example.org", "/admin/books/years");
  const year = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: String(lastYear) }) });
  await expect(year.getByText("Every expense has its document")).toBeVisible();
  await year.getByRole("button", { name: `Close ${lastYear}` }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("The board adopted the accounts on").fill(`${lastYear + 1}-01-02`);
  await dialog.getByLabel("Names of the board members").fill("A. Chair, B. Treasurer");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Points on the checklist are still open.").first()).toBeVisible();
  await dialog.getByLabel("Remark").fill("Documents of that year are on paper");
  await dialog.getByRole("button", { name: "Close the year" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(year.getByText("Closed", { exact: true })).toBeVisible();
  await expect(year).toContainText("by A. Chair, B. Treasurer");
  expect(await barriers(page)).toEqual([]);

  const other = await browser.newPage();
  await signInAs(other, "staff@example.org", new URL("/nl/admin/books/years", page.url()).href);
  await expect(other.getByRole("button", { name: /heropenen|Heropening/ })).toHaveCount(0);
  await other.close();
});
