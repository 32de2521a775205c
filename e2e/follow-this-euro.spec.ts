import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";

const signIn = (page: Page, email: string) =>
  page.request.post("/sign-in", { form: { form: "demo", email } });
const hash = /\b[0-9a-f]{64}\b/;
const redacted = {
  name: "copy.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\nInvoice to ########\n%%EOF"),
};
/** An invoice of the demonstration that nobody published yet. */
const unpublished = "/transparency/expenses?project=jeddah-disaster-preparedness";

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a donor follows a gift to an expense and opens its document, which is the one whose hash is shown", async ({
    page,
  }) => {
    await signIn(page, "donor@example.org");
    await page.goto("/dashboard/gifts/demo-own-once-0");
    await page.getByRole("table").last().getByRole("row").nth(1).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/transparency\/expenses\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Expense \d+$/);
    await expect(page.getByRole("heading", { name: "Funded by" })).toBeVisible();

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Open the document" }).click();
    const bytes = await readFile(await (await download).path());
    const shown = page.getByText("SHA-256 of the copy").locator("xpath=following-sibling::dd");
    await expect(shown).toHaveText(createHash("sha256").update(bytes).digest("hex"));
  });

  for (const { language, expenses, title } of [
    { language: "en", expenses: "View expenses and documents", title: /^Expenses of/ },
    { language: "nl", expenses: "Uitgaven en documenten bekijken", title: /^Uitgaven van/ },
    { language: "ar", expenses: "عرض المصروفات والمستندات", title: /^مصروفات / },
  ])
    test(`from a project's money to its expenses, in ${language}`, async ({ page }) => {
      const prefix = language === "en" ? "" : `/${language}`;
      await page.goto(`${prefix}/projects/dubai-senior-care-network`);
      await page.getByRole("link", { name: expenses }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.getByRole("table").getByRole("row").nth(1).getByRole("link").first().click();
      await expect(page.getByText(hash).first()).toBeVisible();
    });
});

test("staff put a copy beside an invoice, everybody can open it, and it is taken away again", async ({
  page,
}) => {
  await page.goto(unpublished);
  const first = page.getByRole("table").getByRole("row").nth(1);
  await expect(first).toContainText("On file");
  const address = (await first.getByRole("link").first().getAttribute("href")) ?? "";
  const number = address.split("/").at(-1) ?? "";
  expect((await page.request.get(`/api/expenses/${number}/document`)).status()).toBe(404);

  await signIn(page, "staff@example.org");
  await page.goto(`/admin/books/entries/${number}`);
  await page.getByLabel("Copy without names").setInputFiles(redacted);
  await page.getByRole("button", { name: "Publish copy" }).click();
  await expect(page.getByText("The copy is published").first()).toBeVisible();
  const sha256 = createHash("sha256").update(redacted.buffer).digest("hex");
  await expect(page.getByRole("main").getByText(sha256)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const file = await page.request.get(`/api/expenses/${number}/document`);
  expect((await file.body()).equals(redacted.buffer)).toBe(true);

  await page.getByRole("button", { name: "Withdraw copy" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("It was only tried out");
  await dialog.getByRole("button", { name: "Withdraw copy" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Visitors see the hash of the original, and no document yet.")).toBeVisible();
  expect((await page.request.get(`/api/expenses/${number}/document`)).status()).toBe(404);
});
