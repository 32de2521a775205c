import { expect, type Page } from "@playwright/test";
import { holdHalfSecond } from "./support/half-second.ts";
import { test } from "./support/once-alive.ts";

/** As the demonstration's donor, who has given for months. */
async function signIn(page: Page): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "demo", email: "donor@example.org" } });
}

test("a stranger is told that they are signed out, and is led to the sign-in and back", async ({ page }) => {
  const refused: string[] = [];
  page.on("response", (response) => response.status() === 401 && refused.push(response.url()));
  const halfSecond = await holdHalfSecond(page);
  await page.goto("/dashboard");
  await expect(page.getByText("You are logged out. Logging in again...").first()).toBeVisible();
  await halfSecond.end();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdashboard|\/sign-in\?returnTo=\/dashboard/);
  expect(refused, "nothing is asked for that would be refused").toEqual([]);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a stranger finds a link to sign in", async ({ page }) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Donor Dashboard");
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  });

  test("a donor reads their sums and all of their donations", async ({ page }) => {
    await signIn(page);
    await page.goto("/dashboard");
    await expect(page.getByText("12 donations").first()).toBeVisible();
    await page.getByRole("link", { name: "View All Donations" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All my donations");
    await expect(page.getByText("Reference DEMO-")).toHaveCount(13);
  });
});

test("a donor sees what they gave, and how each gift stands", async ({ page }) => {
  await signIn(page);
  await page.goto("/dashboard");
  await expect(page).toHaveTitle(/^My Donor Dashboard/);
  const main = page.getByRole("main");
  await expect(main.getByText("Noor")).toBeVisible();
  for (const label of ["Total Donated", "This Year", "Tax Deductible", "Monthly Giving"])
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  await expect(main.getByText("Active recurring donations")).toBeVisible();

  const recent = page.getByRole("region", { name: "Recent Donations" });
  await expect(recent.getByRole("listitem")).toHaveCount(5);
  await expect(recent.getByRole("listitem").first()).toContainText("PENDING");
  await expect(recent.getByText("Campaign Donation").first()).toBeVisible();
  await recent.getByRole("link", { name: "View All Donations" }).click();
  await expect(page).toHaveURL(/\/dashboard\/donations$/);
  await expect(main.getByText("Reference DEMO-")).toHaveCount(13);
});
