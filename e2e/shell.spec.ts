import { expect, type Locator } from "@playwright/test";
import { holdHalfSecond } from "./support/half-second.ts";
import { test } from "./support/once-alive.ts";

const phone = { width: 390, height: 844 };

test("an unknown address says so, with status 404, in three languages", async ({ page }) => {
  for (const [address, title] of [
    ["/nowhere", "404 Page Not Found"],
    ["/nl/nowhere", "404 Pagina niet gevonden"],
    ["/ar/nowhere", "404 الصفحة غير موجودة"],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  await page.goto("/nowhere");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});

test("choosing a language stores it, reloads the page and turns it around for Arabic", async ({ page }) => {
  await page.goto("/nowhere");
  await page.getByRole("combobox", { name: "Language" }).selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 الصفحة غير موجودة");
  expect(await page.evaluate(() => localStorage.getItem("preferred-language"))).toBe("ar");
  await page.goto("/another");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("choosing a language on a Dutch address leaves that address", async ({ page }) => {
  await page.goto("/nl/nowhere");
  await page.getByRole("combobox", { name: "Taal" }).selectOption("en");
  await expect(page).toHaveURL(/\/nowhere$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a language chosen before the cookie existed is found again after one reload", async ({ page }) => {
  await page.goto("/nowhere");
  await page.evaluate(() => localStorage.setItem("preferred-language", "nl"));
  await page.goto("/nowhere");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the language can be changed and the visitor stays on the page", async ({ page }) => {
    await page.goto("/nowhere?a=1");
    await page.getByRole("combobox", { name: "Language" }).selectOption("nl");
    await page.getByRole("button", { name: "Change" }).click();
    await expect(page).toHaveURL(/\/nowhere\?a=1$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  });

  test("the menu opens on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/nowhere");
    await page.locator("header summary", { hasText: "Open menu" }).click();
    await expect(
      page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Projects" }),
    ).toBeVisible();
  });
});

test("the back button leads to where a page was left, a link to the top of its page", async ({ page }) => {
  await page.goto("/nl/transparency");
  const { y, height } = await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight / 2);
    return { y: window.scrollY, height: window.innerHeight };
  });
  expect(y).toBeGreaterThan(height);
  const scrolled = () => page.evaluate(() => window.scrollY);
  // Without looking for it first, which would scroll.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/nl/grants"]')?.click());
  await expect(page.getByRole("heading", { level: 1, name: "Bijdragen voor plannen" })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Volledige openheid" })).toBeAttached();
  await expect.poll(scrolled).toBe(y);
});

test("the cookie banner takes no press that began on what is beneath it", async ({ page }) => {
  const halfSecond = await holdHalfSecond(page);
  await page.goto("/");
  const banner = page.getByRole("region", { name: "Cookies" });
  await expect(banner).toBeVisible();
  const isHit = () =>
    banner.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 5, top + 5));
    });
  expect(await isHit()).toBe(false);
  await halfSecond.end();
  await expect.poll(isHit).toBe(true);
});

test("the cookie banner hides neither the end of a page nor what has the focus", async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/nl/contact");
    const banner = await page.getByRole("region", { name: "Cookies", exact: true }).boundingBox();
    const bottomOf = async (element: Locator) => {
      const box = await element.boundingBox();
      return box!.y + box!.height;
    };
    for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
      await link.focus();
      expect(await bottomOf(link), `focus at ${width}`).toBeLessThanOrEqual(banner!.y);
    }
    await page.keyboard.press("End");
    await expect
      .poll(() => bottomOf(page.getByRole("contentinfo")), `end at ${width}`)
      .toBeLessThanOrEqual(banner!.y);
  }
});

test("the cookie banner appears once and keeps the choice", async ({ page }) => {
  for (const [button, choice] of [
    ["Accept All", "accepted"],
    ["Decline", "declined"],
  ] as const) {
    await page.goto("/nowhere");
    await page.evaluate(() => localStorage.removeItem("cookieConsent"));
    await page.reload();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("button", { name: "Accept All" })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe(choice);
    await page.reload();
    await expect(page.getByRole("button", { name: "Decline" })).toBeHidden();
  }
});

test("on a phone the menu opens, closes with Escape and gives the focus back", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/nowhere");
  await page.locator("header summary", { hasText: "Open menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeHidden();
  await expect(page.locator("header summary", { hasText: "Open menu" })).toBeFocused();
});

test("the keyboard alone reaches everything on the page, in order, visibly", async ({ page }) => {
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Decline" }).click();
  const expected = await page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "a[href], button, select, summary, input:not([type=hidden])",
        ),
      ].filter((element) => element.checkVisibility({ checkVisibilityCSS: true })).length,
  );
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const reached = new Set<string>();
  for (let step = 0; step < expected + 5; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return null;
      const all = [...document.querySelectorAll("*")];
      const outline = getComputedStyle(element).outlineStyle;
      return {
        index: all.indexOf(element),
        visible: outline !== "none",
        html: element.outerHTML.slice(0, 120),
      };
    });
    if (!focused) continue;
    expect(focused.visible, `no visible focus on ${focused.html}`).toBe(true);
    reached.add(String(focused.index));
  }
  expect(reached.size).toBeGreaterThanOrEqual(expected);
});

test("the skip link jumps over the menu", async ({ page }) => {
  await page.goto("/nowhere");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
