import { randomUUID } from "node:crypto";
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

/** A bill of the closed year that turns up afterwards. */
const lateExpense = {
  id: randomUUID(),
  amountCents: 123,
  spentOn: `${lastYear}-12-30`,
  category: "ADMINISTRATION",
  projectId: null,
  programId: null,
  description: "Postage of December",
  documentBase64: Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF").toString("base64"),
};

const published = [
  { path: "/transparency", adopted: `The board adopted the accounts of ${lastYear} on` },
  { path: "/nl/transparency", adopted: `Het bestuur heeft de jaarrekening van ${lastYear} vastgesteld op` },
  { path: "/ar/transparency", adopted: `اعتمد مجلس الإدارة حسابات عام ${lastYear} في` },
];

test("a year is closed with the board's names, taken along and published, by keyboard", async ({
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

  // What an accountant asks for, of the year as it was adopted.
  await page.goto(`/admin/books?year=${lastYear}`);
  const total = await page.getByRole("row", { name: /^Total/ }).innerText();
  for (const [link, file] of [
    [`Audit file ${lastYear} (XAF)`, `auditfile-${lastYear}.xaf`],
    ["Trial balance as XLSX", `trial-balance-${lastYear}-01-01-${lastYear}-12-31.xlsx`],
    ["Trial balance as CSV", `trial-balance-${lastYear}-01-01-${lastYear}-12-31.csv`],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).press("Enter");
    expect((await download).suggestedFilename()).toBe(file);
    // No more than two are made at a time.
    await (await download).path();
  }

  // Everybody reads the adopted accounts, and what comes late changes neither them nor the sheet.
  await page.goto(published[0]?.path ?? "");
  const accounts = page.getByRole("region", { name: "Financial statement" });
  const figures = await accounts.textContent();
  expect(figures).toContain(String(lastYear));
  const late = await page.request.post("/api/admin/expenses", { data: lateExpense });
  expect(late.status()).toBe(201);
  await page.goto(`/admin/books?year=${lastYear}`);
  expect(await page.getByRole("row", { name: /^Total/ }).innerText()).toBe(total);
  for (const { path, adopted } of published) {
    await page.goto(path);
    await expect(page.locator("main")).toContainText(adopted);
  }
  await page.goto(published[0]?.path ?? "");
  expect(await accounts.textContent()).toBe(figures);
  // Taken back, so that other tests find this year as it was.
  const undone = await page.request.post(`/api/admin/expenses/${lateExpense.id}/reversal`, {
    data: { reason: "Only to try" },
  });
  expect(undone.status()).toBe(201);

  const other = await browser.newPage();
  await signInAs(other, "staff@example.org", new URL("/nl/admin/books/years", page.url()).href);
  await expect(other.getByRole("button", { name: /heropenen|Heropening/ })).toHaveCount(0);
  await other.close();
});
