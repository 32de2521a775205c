import { expect } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";

test("an administrator adds an account, books an expense to it, and archives it", async ({ page }) => {
  await page.request.post("/sign-in", {
    form: { form: "demo", email: "admin@example.org", returnTo: "/admin" },
  });
  await page.goto("/admin/books/accounts");
  await page.getByRole("button", { name: "Add account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Main account").selectOption("expenses-administration");
  await dialog.getByLabel("Account number").fill("4720");
  await dialog.getByLabel("Name (English)").fill("Office software");
  await dialog.getByLabel("Name (Dutch)").fill("Kantoorsoftware");
  await dialog.getByLabel("Name (Arabic)").fill("برامج المكتب");
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add account" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: "4720" });
  await expect(row).toContainText("Management and administration");
  await expect(row).toContainText("Open");

  await page.goto("/admin/expenses/new");
  await page.getByLabel("Amount in euros").fill("60");
  await page.getByLabel("Spent on").fill("2026-03-02");
  await page.getByLabel("Category").selectOption("ADMINISTRATION");
  await page.getByLabel("Account", { exact: true }).selectOption({ label: "Office software" });
  await page.getByLabel("Description").fill("Licences for the office");
  await page.getByLabel("Invoice or receipt").setInputFiles({
    name: "invoice.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF"),
  });
  await page.getByRole("button", { name: "Book expense" }).click();
  await expect(page).toHaveURL(/:\d+\/admin\/expenses$/);

  await page.goto("/nl/admin/books?year=2026");
  await expect(page.getByRole("row").filter({ hasText: "Kantoorsoftware" })).toContainText("60,00");

  await page.goto("/admin/books/accounts");
  await row.getByRole("button", { name: "Archive Office software" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive account" }).click();
  await expect(row).toContainText("Archived");
  await page.goto("/admin/expenses/new");
  await page.getByLabel("Category").selectOption("ADMINISTRATION");
  await expect(page.getByLabel("Account", { exact: true })).toHaveCount(0);
});
