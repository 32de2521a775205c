import { expect } from "@playwright/test";
import { test } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

test("an administrator makes a token, a program reads with it, and revoking it ends that", async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInAs(page, "admin");
  await page.goto("/admin/settings/connections");
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByRole("link", { name: "Name: Enter a name." })).toBeVisible();
  await expect(page.getByText("Choose at least one.").first()).toBeVisible();

  await page.getByRole("textbox", { name: "Name" }).fill("Accounting journey");
  await page.getByRole("checkbox", { name: /Donations, without donors/ }).check();
  await page.getByRole("button", { name: "Create token" }).click();
  const token = await page.getByText(/^oh_demo_\w{49}$/).innerText();

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get("/api/admin/donations")).status()).toBe(200);
  expect((await program.get("/api/admin/users")).status()).toBe(403);

  const row = page.getByRole("row", { name: /Accounting journey/ });
  await row.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row.getByText(/^Revoked on/)).toBeVisible();
  expect((await program.get("/api/admin/donations")).status()).toBe(401);
  await program.dispose();
});

test("a webhook is added, tried, seen to fail where nothing is, and removed", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/settings/connections");
  await page.getByRole("textbox", { name: "Address", exact: true }).fill("http://example.org/hook");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByRole("link", { name: /Enter an address such as https/ })).toBeVisible();

  await page.getByRole("textbox", { name: "Address", exact: true }).fill("https://127.0.0.1/hook");
  await page.getByRole("checkbox", { name: /Donation received/ }).check();
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();

  await page.getByRole("link", { name: "https://127.0.0.1/hook" }).click();
  await expect(page.getByText("Nothing has been sent yet")).toBeVisible();
  await page.getByRole("button", { name: "Send a test message" }).click();
  await expect(page.getByText("webhook.test", { exact: true })).toBeVisible();
  // The job sends it within seconds; looking again shows what became of it.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("The address leads into a private network, so nothing was sent")).toBeVisible(
      {
        timeout: 1_000,
      },
    );
  }).toPass();

  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "API and webhooks" })).toBeVisible();
  await expect(page.getByRole("link", { name: "https://127.0.0.1/hook" })).toBeHidden();
});
