import { expect, type Page } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";
import { openFilters } from "./support/open-filters.ts";

let made = 0;
/** Nobody else's expense: tests run side by side. */
const something = (): string => `Walking aids ${process.pid}-${(made += 1)}`;
const invoice = {
  name: "invoice.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF"),
};

async function signInAs(page: Page, email: string, path: string): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "demo", email, returnTo: "/admin" } });
  await page.goto(path);
}

async function enter(page: Page, description: string): Promise<void> {
  await page.getByLabel("Amount in euros").fill("12,50");
  await page.getByLabel("Spent on").fill("2026-03-02");
  await page.getByLabel("Project or program").selectOption("project:dubai-senior-care-network");
  await page.getByLabel("Description").fill(description);
  await page.getByLabel("Invoice or receipt").setInputFiles(invoice);
  await page.getByRole("button", { name: "Book expense" }).click();
}

test("an expense is entered with its invoice, found by its project, and undone with a reason", async ({
  page,
}) => {
  const description = something();
  await signInAs(page, "staff@example.org", "/admin/expenses/new");
  await enter(page, description);
  await expect(page).toHaveURL(/:\d+\/admin\/expenses$/);
  await expect(page.getByRole("heading", { level: 1, name: "Expenses", exact: true })).toBeVisible();

  await openFilters(page);
  await page
    .getByRole("combobox", { name: "Project or program" })
    .selectOption("project:dubai-senior-care-network");
  await page.getByRole("combobox", { name: "Year" }).selectOption("2026");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/purpose=project%3Adubai-senior-care-network/);
  const row = page.getByRole("row").filter({ hasText: description });
  await expect(row).toContainText("€12.50");

  const download = page.waitForEvent("download");
  await row.getByRole("link", { name: `Download the document of ${description}` }).click();
  expect((await download).suggestedFilename()).toBe("expense-2026-03-02.pdf");

  await row.getByRole("button", { name: `Reverse ${description}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Entered twice");
  await dialog.getByRole("button", { name: "Reverse expense" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Entered twice");
  await expect(row.getByRole("button")).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
});

test("a wrong expense is corrected in one step and keeps its invoice", async ({ page }) => {
  const description = something();
  await signInAs(page, "staff@example.org", "/admin/expenses/new");
  await enter(page, description);
  const rows = page.getByRole("row").filter({ hasText: description });
  await expect(rows).toHaveCount(1);
  await rows.getByRole("link", { name: `Correct ${description}` }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Correct an expense" })).toBeVisible();
  await expect(page.getByLabel("Amount in euros")).toHaveValue("12.50");
  await expect(page.getByLabel("Spent on")).toHaveValue("2026-03-02");
  await expect(page.getByLabel("Project or program")).toHaveValue("project:dubai-senior-care-network");
  await expect(page.getByLabel("Description")).toHaveValue(description);
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel("Amount in euros").fill("21,50");
  await page.getByLabel("Reason for the correction").fill("Digits swapped");
  await page.getByRole("button", { name: "Correct expense" }).click();

  await expect(page).toHaveURL(/:\d+\/admin\/expenses$/);
  await expect(rows).toHaveCount(2);
  const wrong = rows.filter({ hasText: "Digits swapped" });
  await expect(wrong).toContainText("€12.50");
  const right = rows.filter({ hasNotText: "Digits swapped" });
  await expect(right).toContainText("€21.50");
  await expect(right.getByRole("link", { name: `Download the document of ${description}` })).toBeVisible();
  await wrong.getByRole("link", { name: /^Corrected by entry/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Entry/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test("a document that is no document is refused with a sentence", async ({ page }) => {
  await signInAs(page, "staff@example.org", "/admin/expenses/new");
  await page.getByLabel("Amount in euros").fill("12,50");
  await page.getByLabel("Spent on").fill("2026-03-02");
  await page.getByLabel("Category").selectOption("ADMINISTRATION");
  await expect(page.getByLabel("Project or program")).toBeHidden();
  await page.getByLabel("Description").fill(something());
  await page.getByLabel("Invoice or receipt").setInputFiles({
    ...invoice,
    buffer: Buffer.from("<script>alert(1)</script>"),
  });
  await page.getByRole("button", { name: "Book expense" }).click();
  await expect(page.getByText("The document must be a PDF, a JPEG or a PNG.").first()).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/admin\/expenses\/new$/);
});

test("an administrator takes the donations along as they are narrowed, and every list from Export Data", async ({
  page,
}) => {
  await signInAs(page, "admin@example.org", "/admin/donations?status=COMPLETED");
  const narrowed = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Export as CSV\s+Donations$/ }).click();
  expect((await narrowed).url()).toMatch(/donations\.csv\?status=COMPLETED$/);

  await page.goto("/admin");
  await page
    .getByRole("region", { name: "Quick Actions" })
    .getByRole("link", { name: "Export Data" })
    .click();
  await expect(page).toHaveURL(/:\d+\/admin\/exports$/);
  await expect(page.getByRole("heading", { level: 1, name: "Export Data" })).toBeVisible();
  const workbook = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Export as XLSX\s+Expenses$/ }).click();
  expect((await workbook).suggestedFilename()).toBe("expenses.xlsx");
  expect(await barriers(page)).toEqual([]);
});

test("staff are offered no file, and get none", async ({ page }) => {
  await signInAs(page, "staff@example.org", "/admin");
  await expect(page.getByRole("link", { name: "Export Data" })).toHaveCount(0);
  expect((await page.request.get("/api/admin/exports/donations.csv")).status()).toBe(403);
});
