import { expect } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

let made = 0;
/** Nobody else's gift: tests run side by side. */
const someone = (): string => `desk-${process.pid}-${(made += 1)}@example.org`;

test("a gift from the bank statement is entered, found again and told in full", async ({ page }) => {
  const email = someone();
  await signInAs(page, "staff");
  await page.goto("/admin/donations/new");
  await page.getByLabel("Amount in euros").fill("123,45");
  await page.getByLabel("Received on").fill("2026-03-02");
  await page.getByLabel("Donor's name").fill("Sanne Bakker");
  await page.getByLabel("Email address for the receipt").fill(email);
  await page.getByLabel("Reference on the statement").fill(email);
  await page.getByRole("button", { name: "Enter donation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Donation DON-/ })).toBeVisible();
  await expect(page.getByText("Unrestricted donations")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Refund" })).toBeHidden();

  await page.getByRole("link", { name: "Show all donations" }).click();
  await page.getByLabel("Search").fill(email);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\?q=desk-/);
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("€123.45");
  expect(await barriers(page)).toEqual([]);
});

test("a large gift in cash waits for a second person, is booked, and is undone", async ({ page }) => {
  const donor = `Grote gift ${someone()}`;
  await signInAs(page, "staff");
  await page.goto("/admin/donations/new");
  await page.getByLabel("Payment method").selectOption("CASH");
  await page.getByLabel("Amount in euros").fill("6000");
  await page.getByLabel("Received on").fill("2026-03-02");
  await page.getByLabel("Donor's name").fill(donor);
  const pdf = { name: "count.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await page.getByLabel("Document").setInputFiles(pdf);
  await page.getByRole("button", { name: "Enter donation" }).click();
  const row = page.getByRole("row").filter({ hasText: donor });
  await expect(row).toContainText("You entered this. Someone else must decide.");
  expect(await barriers(page)).toEqual([]);

  await page.context().clearCookies();
  await signInAs(page, "admin");
  await page.goto("/admin/approvals");
  await row.getByRole("button", { name: "Approve €6,000.00" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).press("Enter");
  await expect(row).toHaveCount(0);

  await page.goto(`/admin/donations?q=${encodeURIComponent(donor)}`);
  await row.getByRole("link").click();
  await page.getByRole("button", { name: /^Reverse DON-/ }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Counted twice");
  await page.getByRole("dialog").getByRole("button", { name: "Reverse donation" }).click();
  await expect(page.getByText("REVERSED").first()).toBeVisible();
  await expect(page.getByText("Counted twice")).toBeVisible();
});

test("an administrator sends part of a gift back, after being asked once more", async ({ page }) => {
  const email = someone();
  await page.goto("/donate?amount=50");
  await page.getByLabel(/Email address(?! to notify)/).fill(email);
  await page.getByRole("button", { name: "Donate €50 Now" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/donate\?success=true/);

  await signInAs(page, "admin");
  await page.goto("/admin/donations");
  await page.getByLabel("Search").fill(email);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("row").filter({ hasText: email }).getByRole("link").click();
  await page.getByLabel("Amount in euros").fill("20");
  await page.getByLabel("Reason").fill("Given twice by mistake");
  await page.getByRole("button", { name: "Refund €20.00" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Refund €20.00" }).click();
  await expect(page.getByText("At most €30.00 can be refunded.")).toBeVisible();
  await expect(page.getByText("PARTIALLY_REFUNDED").first()).toBeVisible();
});

const anHourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString();

for (const { prefix, title, again, onItsWay } of [
  {
    prefix: "/nl",
    title: "Giften",
    again: "Giftbewijs opnieuw versturen",
    onItsWay: "Het giftbewijs is opnieuw onderweg.",
  },
  {
    prefix: "/ar",
    title: "التبرعات",
    again: "إرسال الإيصال مرة أخرى",
    onItsWay: "الإيصال في طريقه إلى المتبرع مرة أخرى.",
  },
]) {
  test(`the donations of ${prefix} are found, and a receipt is sent again`, async ({ page }) => {
    await signInAs(page, "staff");
    await page.goto("/admin");
    // A gift of the demonstration, which has its receipt's number.
    await page.goto(`${prefix}/admin/donations?status=COMPLETED&before=${anHourAgo()}~`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.getByRole("row").nth(1).getByRole("link").click();
    await page.getByRole("button", { name: again }).click();
    await expect(page.getByText(onItsWay)).toBeVisible();
    await expect(page.getByText(/^gift-receipt (QUEUED|KEPT)$/)).not.toHaveCount(0);
  });
}
