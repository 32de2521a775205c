import { expect, type Page } from "@playwright/test";
import { test } from "./support/once-alive.ts";

test.use({ ownContext: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
  await page.goto("/demo/styleguide");
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("the style guide shows every component, and those that open work by keyboard", async ({ page }) => {
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveCount(12);

  const tooltip = page.getByRole("tooltip");
  const withTooltip = page.getByRole("button", { name: "Tooltip", exact: true });
  // Scrolling closes a tooltip, and focus scrolls.
  await withTooltip.scrollIntoViewIfNeeded();
  await withTooltip.focus();
  await expect(tooltip).toHaveText("Opens after 0.7 seconds");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);

  const list = page.getByRole("combobox", { name: "Program" });
  await list.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Children" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(list).toHaveText("Animals");
  await expect(list).toBeFocused();

  const dialog = page.getByRole("dialog", { name: "Change your name" });
  await press(page, "Dialog");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Your name")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Dialog", exact: true })).toBeFocused();

  const question = page.getByRole("alertdialog", { name: "Delete the campaign?" });
  await press(page, "Question");
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Question" })).toBeFocused();

  await press(page, "Send");
  const summary = page.getByRole("region", { name: "Please correct the following:" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Name is required" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: false }).first()).toBeFocused();
});

test("one toast is shown for five seconds; F8 reaches it and Escape closes it", async ({ page }) => {
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  const toast = region.getByRole("listitem");
  await expect(page.getByRole("button", { name: "Toast", exact: true })).toBeEnabled();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await press(page, "Toast");
  await expect(toast).toContainText("Payment successful");
  await press(page, "Failure toast");
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText("Payment failed");
  await page.clock.runFor(4999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);

  await press(page, "Toast");
  await page.keyboard.press("F8");
  await expect(region.getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);

  await press(page, "Toast");
  await toast.getByRole("button", { name: "Close notification" }).click();
  await expect(toast).toHaveCount(0);
});
