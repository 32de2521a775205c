import { expect } from "@playwright/test";
import { actAtOnce } from "./support/at-once.ts";
import { test } from "./support/kept-cache.ts";
import { signInAs } from "./support/sign-in.ts";

/**
 * Until somebody touches a page its program is not even asked for: what is pressed first is pressed before it is there. That nothing
 * which is seen changes when a page comes alive is looked at in every-page.spec.ts.
 */

const phone = { width: 390, height: 844 };

test("a language that is chosen at once is the one the page comes back in", async ({ page }) => {
  await actAtOnce(page, "/programs", async () => {
    await page.getByRole("combobox", { name: "Language" }).selectOption("nl");
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test("a menu that is opened at once stays open, and Escape closes it", async ({ page }) => {
  await page.setViewportSize(phone);
  await actAtOnce(page, "/", async () => {
    await page.getByLabel("Open menu").click();
  });
  await expect(page.getByLabel("Close menu")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeHidden();
});

test("the question about cookies is answered at once, and not asked again", async ({ page }) => {
  await actAtOnce(page, "/", async () => {
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
  });
  await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("declined");
});

test("a link that is followed at once leads there", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/nl/terms");
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([
    expect.stringContaining("/assets/before-touch"),
  ]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await expect(page).toHaveURL(/\/nl\/cookies$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookies op deze site");
});

test("a button that is pressed at once does what it says, once", async ({ page }) => {
  await signInAs(page, "admin");
  await actAtOnce(page, "/admin/expenses", async () => {
    await page
      .getByRole("button", { name: /^Undo / })
      .first()
      .click();
  });
  await expect(page.getByRole("dialog")).toHaveCount(1);
});
