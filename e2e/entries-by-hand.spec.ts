import { expect, type Page } from "@playwright/test";
import { camtFile } from "../adapters/files/camt/write-camt.ts";
import { asCents, noCents } from "../domain/money/cents.ts";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

/** Nobody else's account: tests run side by side. */
const iban = "ES9121000418450200051332";
const day = "2026-10-05";
const document = {
  name: "invoice.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF"),
};

async function book(page: Page, description: string): Promise<void> {
  await page.getByLabel("Date").first().fill(day);
  await page.getByLabel("Description").fill(description);
  await page.getByLabel("Invoice or receipt").setInputFiles(document);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/books\/entries\/\d+$/);
}

test("an invoice comes, is paid by two lines of the bank, and a correction is undone", async ({ page }) => {
  await signInAs(page, "admin");
  await page.request.post("/api/admin/bank/accounts", {
    data: { iban, name: "Madrid", holder: "Stichting" },
  });
  const printer = `Printer ${process.pid}`;
  const reference = `PAPER-${process.pid}`;
  const part = (cents: number) => ({
    cents: asCents(cents),
    on: day,
    details: [{ name: printer, remittance: [reference] }],
  });
  await page.goto("/admin/books/entries/new?kind=invoice");
  await page.getByLabel("Amount in euros").fill("1.234,56");
  await page.getByLabel(/^For/).selectOption("expenses-administration");
  await page.getByLabel("Cost type").selectOption("office");
  await page.getByLabel("Counterparty", { exact: true }).fill(printer);
  await page.getByLabel("Reference").fill(reference);
  await page.getByLabel("Due on").fill("2026-10-20");
  expect(await barriers(page)).toEqual([]);
  await book(page, `Paper of ${printer}`);
  const invoice = page.url();
  await page.goto("/admin/books/entries");
  await expect(page.getByRole("row").filter({ hasText: printer }).first()).toContainText("€1,234.56");

  await page.goto("/admin/bank");
  const statement = camtFile("08", [
    {
      id: day,
      iban,
      from: day,
      to: day,
      openingCents: noCents,
      entries: [part(-100_000), part(-23_456)],
    },
  ]);
  await page.locator("input[type=file]").setInputFiles({
    name: "madrid.xml",
    mimeType: "application/xml",
    buffer: Buffer.from(statement),
  });
  await page
    .locator("form")
    .filter({ has: page.locator("input[type=file]") })
    .locator("button[type=submit]")
    .click();
  const line = (amount: string) =>
    page.getByRole("article", { name: `${printer} -${amount}` }).filter({ hasText: "Open item" });
  await expect(line("€1,000.00")).toContainText("€234.56 stays open");
  await line("€1,000.00")
    .getByRole("button", { name: /^Accept/ })
    .first()
    .press("Enter");
  await expect(line("€1,000.00")).toBeHidden();
  await page.goto(invoice);
  await expect(page.getByText("Paid in part; €234.56 is still open")).toBeVisible();
  // What is paid is not undone, so nothing offers it.
  await expect(page.getByRole("button", { name: /^Reverse/ })).toHaveCount(0);
  await page.goto("/admin/bank");
  await line("€234.56")
    .getByRole("button", { name: /^Accept/ })
    .first()
    .press("Enter");
  await expect(line("€234.56")).toBeHidden();
  await page.goto(invoice);
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();

  await page.goto("/admin/books/entries/new?kind=journal");
  const lineOf = (number: number) => page.getByRole("group", { name: `Line ${number}` });
  await lineOf(1).getByLabel("Account").selectOption("debtors");
  await lineOf(1).getByLabel("Debit").fill("10");
  await lineOf(2).getByLabel("Account").selectOption("stocks");
  await lineOf(2).getByLabel("Credit").fill("9");
  await expect(page.getByRole("status").filter({ hasText: "difference" })).toContainText("€1.00");
  await lineOf(2).getByLabel("Credit").fill("10");
  await expect(page.getByRole("status").filter({ hasText: "both" })).toContainText("€10.00");
  const correction = `Put right ${process.pid}`;
  await book(page, correction);
  await page.getByRole("button", { name: `Reverse ${correction}` }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Entered twice");
  await page.getByRole("dialog").getByRole("button", { name: "Reverse entry" }).click();
  await expect(page.getByRole("link", { name: /Reversed by entry/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  // Taken back, so that other tests find this year's costs as they were.
  await page.goto("/admin/bank?state=matched");
  const paid = page.locator("article").filter({ hasText: printer });
  await paid.first().locator("[data-row-link]").press("Enter");
  await expect(paid).toHaveCount(1);
  await paid.locator("[data-row-link]").press("Enter");
  await expect(paid).toBeHidden();
  await page.goto(invoice);
  await page.getByRole("button", { name: /^Reverse/ }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Only to try");
  await page.getByRole("dialog").getByRole("button", { name: "Reverse entry" }).click();
  await expect(page.getByRole("link", { name: /Reversed by entry/ })).toBeVisible();
});
