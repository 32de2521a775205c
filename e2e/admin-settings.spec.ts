import { expect } from "@playwright/test";
import { test } from "./support/once-alive.ts";
import { openFilters } from "./support/open-filters.ts";
import { signInAs } from "./support/sign-in.ts";

let made = 0;
/** Nobody else's colleague: tests run side by side. */
const someone = (): string => `people-${process.pid}-${Date.now()}-${(made += 1)}@example.org`;

test("an administrator sets a country's rule, finds it in the audit log and takes it away again", async ({
  page,
}) => {
  await signInAs(page, "admin");
  await page.goto("/admin");
  const quick = page.getByRole("region", { name: "Quick Actions" });
  await quick.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/:\d+\/admin\/settings$/);

  await page.getByLabel("Country code").fill("is");
  await page.getByLabel("Visitors may").selectOption("PARTNER");
  await page.getByRole("button", { name: "Set rule" }).click();
  const row = page.getByRole("row").filter({ hasText: "Iceland" });
  await expect(row).toContainText("read, and become a partner");

  await page.goto("/admin/audit");
  await openFilters(page);
  await page.locator("input[name=subject]").fill("countryRules");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/:\d+\/admin\/audit\?subject=countryRules$/);
  const line = page.getByRole("row").filter({ hasText: "Setting changed" }).first();
  await line.getByText("Show", { exact: true }).click();
  await expect(line.getByText('"IS": "PARTNER"').last()).toBeVisible();

  await page.goto("/admin/settings");
  await row.getByRole("button", { name: "Remove" }).click();
  await expect(row).toBeHidden();
});

test("a code that is no country's is refused in words", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/settings");
  await page.getByLabel("Country code").fill("QQ");
  await page.getByRole("button", { name: "Set rule" }).click();
  await expect(page.getByText("No country has this code.").first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "QQ" })).toBeHidden();
});

test("a test mail arrives, and the sandbox answers", async ({ page, request }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/settings");
  await expect(page.getByText("responds", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Send a test email to me" }).click();
  await expect(page.getByText("A test email is on its way to admin@example.org").first()).toBeVisible();
  await expect
    .poll(async () => (await request.get("/demo/mailbox.json?to=admin@example.org")).text())
    .toContain("Test email");
});

test("a colleague is invited, made an administrator and shut out again", async ({ page, request }) => {
  const email = someone();
  await signInAs(page, "admin");
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "People and roles" }).click();
  await page.getByRole("region", { name: "Invite someone" }).getByLabel("Email address").fill(email);
  await page.getByLabel("Language of the invitation").selectOption("nl");
  await page.getByRole("button", { name: "Send invitation" }).click();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Invited, has not signed in yet");
  await expect
    .poll(async () => (await request.get(`/demo/mailbox.json?to=${encodeURIComponent(email)}`)).text())
    .toContain("Uw uitnodiging voor onze beheeromgeving");

  await row.getByRole("button", { name: "Make administrator" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make administrator" }).click();
  await expect(row).toContainText("Administrator");

  await row.getByRole("button", { name: "Remove access" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: "Remove access" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove access" }).click();
  await expect(row).toBeHidden();
});

test("staff are neither offered nor shown what is for administrators", async ({ page }) => {
  await signInAs(page, "staff");
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Edit Content" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Settings", exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "Audit log" })).toBeHidden();
  for (const path of ["/admin/settings", "/admin/settings/people", "/admin/audit"]) {
    await page.goto(path);
    await expect(page.getByText("Access Denied", { exact: true })).toBeVisible();
    expect(
      (
        await page.request.get(
          path.replace("/admin/settings/people", "/admin/users").replace("/admin", "/api/admin"),
        )
      ).status(),
    ).toBe(403);
  }
});
