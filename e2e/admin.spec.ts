import { expect, type Page } from "@playwright/test";
import { holdHalfSecond } from "./support/half-second.ts";
import { test } from "./support/once-alive.ts";

async function signInAs(page: Page, email: string, returnTo: string): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "demo", email, returnTo } });
  await page.goto(returnTo);
}

test("a stranger is told so and led to the sign-in, which leads back", async ({ page }) => {
  const halfSecond = await holdHalfSecond(page);
  await page.goto("/admin");
  await expect(page.getByText("Unauthorized", { exact: true })).toBeVisible();
  await halfSecond.end();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fadmin$/);
});

test("a donor is refused by the page and by the server, and goes home", async ({ page }) => {
  await signInAs(page, "donor@example.org", "/admin");
  await expect(page.getByText("Access Denied", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get("/api/admin/applications/volunteer")).status()).toBe(403);
});

test("staff open on today's work and follow it to the list", async ({ page }) => {
  await signInAs(page, "staff@example.org", "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Back office" })).toBeVisible();
  await expect(page.getByText("Total Beneficiaries")).toBeVisible();
  await page.getByRole("link", { name: /volunteer applications? (is|are) waiting/ }).click();
  await expect(page).toHaveURL(/\/admin\/applications\/volunteer\?status=WAITING$/);
  await expect(page.locator("select[name=status]")).toHaveValue("WAITING");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("the list is worked by keyboard alone: search, no match, and back to everyone", async ({ page }) => {
  await signInAs(page, "admin@example.org", "/admin/applications/volunteer");
  const rows = page.getByRole("table").getByRole("rowheader");
  const first = (await rows.first().textContent()) ?? "";
  await page.getByLabel("Search by name, organization or email").focus();
  await page.keyboard.type(first.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(rows.first()).toHaveText(first);

  await page.getByLabel("Search by name, organization or email").fill("nobody is called this");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("link", { name: "Show all", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/applications\/volunteer$/);
  await expect(rows.first()).toHaveText(first);
});

for (const [language, title, approved] of [
  ["nl", "Beheeromgeving", "Goedgekeurd"],
  ["ar", "لوحة الإدارة", "مقبول"],
] as const) {
  test(`the back office speaks ${language}, statuses included`, async ({ page }) => {
    await signInAs(page, "staff@example.org", `/${language}/admin`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.goto(`/${language}/admin/applications/volunteer?status=APPROVED`);
    await expect(page.getByRole("cell", { name: approved }).first()).toBeVisible();
  });
}
