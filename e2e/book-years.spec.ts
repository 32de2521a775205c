import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { inLanguage } from "../app/routing/language-path.ts";
import type { Language } from "../domain/language.ts";
import { barriers } from "./support/barriers.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { signInAs as signInByMail } from "./support/own-donor.ts";
import { test } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

const lastYear = new Date().getFullYear() - 1;
const board = "A. Chair, B. Treasurer";

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

const treasurers = [
  {
    language: "en",
    closed: "Closed",
    open: "Open",
    needsRemark: "Points on the checklist are still open.",
    adopted: `The board adopted the ${lastYear} accounts on`,
  },
  {
    language: "nl",
    closed: "Afgesloten",
    open: "Open",
    needsRemark: "Er staan nog punten open op de controlelijst.",
    adopted: `Het bestuur heeft de jaarrekening van ${lastYear} vastgesteld op`,
  },
  {
    language: "ar",
    closed: "مُقفلة",
    open: "مفتوحة",
    needsRemark: "لا تزال هناك بنود مفتوحة في قائمة المراجعة.",
    adopted: `اعتمد مجلس الإدارة حسابات سنة ${lastYear} في`,
  },
] as const;

// There is one last year: each treasurer finds it open, and leaves it open.
test.describe.configure({ mode: "serial" });

for (const { language, closed, open, needsRemark, adopted } of treasurers)
  test(`a year is closed with the board's names, taken along, published and opened again, by keyboard (${language})`, async ({
    page,
  }) => {
    test.skip(!isFullRun && language !== "en", skipped.language);
    await signInAs(page, "admin");
    const yearsPath = inLanguage("/admin/books/years", language);
    await page.goto(yearsPath);
    const year = yearOn(page);
    await expect(year.getByText(open, { exact: true })).toBeVisible();
    const dialog = await openDialog(page, year);
    await dialog.locator("input[name=adoptedOn]").fill(`${lastYear + 1}-01-02`);
    await dialog.locator("input[name=adoptedBy]").fill(board);
    await page.keyboard.press("Enter");
    await expect(page.getByText(needsRemark).first()).toBeVisible();
    await dialog.locator("textarea").fill("Documents of that year are on paper");
    await pressUntilDone(dialog);
    await expect(year.getByText(closed, { exact: true })).toBeVisible();
    await expect(year).toContainText(board);
    expect(await barriers(page)).toEqual([]);

    await takeAlong(page, language);

    // Everybody reads the adopted accounts.
    await page.goto(inLanguage("/transparency", language));
    await expect(page.locator("main")).toContainText(adopted);
    if (language === "en") await lateFactsChangeNothing(page);

    await reopen(page, { yearsPath, open });
    // What the board adopted stays published meanwhile.
    await page.goto(inLanguage("/transparency", language));
    await expect(page.locator("main")).toContainText(adopted);
  });

const yearOn = (page: Page): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: String(lastYear) }) });

async function openDialog(page: Page, year: Locator): Promise<Locator> {
  await year.getByRole("button").press("Enter");
  return page.getByRole("dialog");
}

/** Closing waits for whoever is booking, and then asks to be tried again: other tests book all the time. */
async function pressUntilDone(dialog: Locator): Promise<void> {
  await expect(async () => {
    await dialog.locator("button[type=submit]").press("Enter");
    await expect(dialog).toBeHidden({ timeout: 5_000 });
  }).toPass();
}

/** What an accountant asks for, of the year as it was adopted. */
async function takeAlong(page: Page, language: Language): Promise<void> {
  await page.goto(inLanguage(`/admin/books?year=${lastYear}`, language));
  const days = `${lastYear}-01-01-${lastYear}-12-31`;
  for (const [address, file] of [
    ["auditfile.xaf", `auditfile-${lastYear}.xaf`],
    ["trial-balance.xlsx", `trial-balance-${days}.xlsx`],
    ["trial-balance.csv", `trial-balance-${days}.csv`],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.locator(`a[href*="/files/${address}"]`).press("Enter");
    expect((await download).suggestedFilename()).toBe(file);
    // No more than two are made at a time.
    await (await download).path();
  }
}

/** What comes late changes neither the published accounts nor the sheet. */
async function lateFactsChangeNothing(page: Page): Promise<void> {
  const accounts = page.getByRole("region", { name: "Financial statement" });
  const figures = await accounts.textContent();
  expect(figures).toContain(String(lastYear));
  await page.goto(`/admin/books?year=${lastYear}`);
  const total = await page.getByRole("row", { name: /^Total/ }).innerText();
  const late = await page.request.post("/api/admin/expenses", { data: lateExpense });
  expect(late.status()).toBe(201);
  await page.reload();
  expect(await page.getByRole("row", { name: /^Total/ }).innerText()).toBe(total);
  await page.goto("/transparency");
  expect(await accounts.textContent()).toBe(figures);
  // Taken back, so that other tests find this year as it was.
  const undone = await page.request.post(`/api/admin/expenses/${lateExpense.id}/reversal`, {
    data: { reason: "Only to try" },
  });
  expect(undone.status()).toBe(201);
}

/** One administrator asks, a second one, who is invited for it, opens it; staff can do neither. */
async function reopen(page: Page, { yearsPath, open }: { yearsPath: string; open: string }): Promise<void> {
  const email = `second-${randomUUID()}@example.org`;
  const invited = await page.request.post("/api/admin/users", {
    data: { id: randomUUID(), email, role: "ADMIN", language: "en" },
  });
  expect(invited.status()).toBe(201);
  await page.goto(yearsPath);
  const dialog = await openDialog(page, yearOn(page));
  await dialog.locator("input[name=reason]").fill("A gift was forgotten");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(yearOn(page).getByRole("button")).toHaveCount(0);

  await signInAs(page, "staff");
  await page.goto(yearsPath);
  await expect(yearOn(page)).toBeVisible();
  await expect(yearOn(page).getByRole("button")).toHaveCount(0);
  await signInByMail(page.request, email);
  await page.goto(yearsPath);
  await yearOn(page).getByRole("button").press("Enter");
  await expect(yearOn(page).getByText(open, { exact: true })).toBeVisible();

  await signInAs(page, "admin");
  const users = (await (await page.request.get("/api/admin/users")).json()) as {
    id: string;
    email: string;
  }[];
  const second = users.find((user) => user.email === email);
  const removed = await page.request.delete(`/api/admin/users/${second?.id}/role`);
  expect(removed.ok()).toBe(true);
}
