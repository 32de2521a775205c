import { expect, type Page } from "@playwright/test";
import { everyPage } from "./site-map.ts";
import { actAtOnce } from "./support/at-once.ts";
import { test } from "./support/kept-cache.ts";
import { wake } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

/** Until somebody touches a page its program is not even asked for: what is pressed first is pressed before it is there. */

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

/** Where everything stands and what it says. Runs in the browser. */
function picture(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => element.checkVisibility() && !element.closest("script"))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.childElementCount === 0 ? element.textContent : "";
      const { color, backgroundColor, opacity } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, opacity, words].join(" ");
    });
}

const looks = { en: { width: 1280, height: 844 }, ar: phone } as const;
for (const [language, size] of Object.entries(looks)) {
  test(`nothing that is seen changes when a page comes alive, at ${size.width} px in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const visit of everyPage) if (visit.language === language) await staysAsItIs(page, visit.address);
  });
}

async function staysAsItIs(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if ((await page.locator('script[data-start="on touch"]').count()) === 0) return;
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluate(picture);
  await wake(page);
  expect(await page.evaluate(picture), address).toEqual(before);
}
