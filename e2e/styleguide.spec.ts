import { expect, type Page } from "@playwright/test";
import { test } from "./support/once-alive.ts";

test.use({ ownContext: true });

/** What Radix does for us, held to section 9 of the specification; one language is enough for it. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
  await page.goto("/demo/styleguide");
});

const toastRegion = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
const toast = (page: Page) => toastRegion(page).getByRole("listitem");
const inSection = (page: Page, id: string) => page.locator(`#${id}`);
/** A section's code arrives when the section is seen; its buttons wait for that. */
const pressIn = async (page: Page, section: string, name: string) => {
  await inSection(page, section).scrollIntoViewIfNeeded();
  await inSection(page, section).getByRole("button", { name }).click();
};

/** From here on only the test moves the time of toasts and tooltips. React took its clock when the page came, and keeps it. */
const stopTheClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

test.describe("a toast", () => {
  test.beforeEach(async ({ page }) => {
    await inSection(page, "toasts").scrollIntoViewIfNeeded();
    await expect(inSection(page, "toasts").getByRole("button", { name: "Say thank you" })).toBeEnabled();
    await stopTheClock(page);
  });

  test("has its place before there is any, and F8 leads there", async ({ page }) => {
    await page.keyboard.press("F8");
    await expect(toastRegion(page).locator("ol")).toBeFocused();
  });

  test("is alone: the next one takes its place", async ({ page }) => {
    await pressIn(page, "toasts", "Say thank you");
    await expect(toast(page)).toContainText("Thank you for your generous donation!");
    await pressIn(page, "toasts", "Say what failed");
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText("Payment Failed");
  });

  test("closes by itself after five seconds and not before", async ({ page }) => {
    await pressIn(page, "toasts", "Say thank you");
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(4999);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveCount(0);
  });

  test("about a failure looks like one", async ({ page }) => {
    await pressIn(page, "toasts", "Say thank you");
    await expect(toast(page)).toHaveCSS("border-inline-start-color", await colour(page, "action"));
    await pressIn(page, "toasts", "Say what failed");
    await expect(toast(page)).toHaveCSS("border-inline-start-color", await colour(page, "bad"));
    await expect(toast(page).getByText("Payment Failed")).toHaveCSS("color", await colour(page, "bad"));
  });

  test("is reached with F8 and closed with Escape or its button", async ({ page }) => {
    await pressIn(page, "toasts", "Say thank you");
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press("F8");
    await expect(toastRegion(page).getByRole("list")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);

    await pressIn(page, "toasts", "Say what failed");
    await toast(page).getByRole("button", { name: "Close notification" }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test("can change its words and can be dismissed from elsewhere", async ({ page }) => {
    await pressIn(page, "toasts", "Say thank you");
    await pressIn(page, "toasts", "Change its words");
    await expect(toast(page)).toContainText("The words have changed");
    await pressIn(page, "toasts", "Dismiss it");
    await expect(toast(page)).toHaveCount(0);
  });
});

test.describe("what opens", () => {
  test.beforeEach(async ({ page }) => {
    await pressIn(page, "opening", "Show these parts");
    await expect(inSection(page, "opening").getByText("Open a dialog")).toBeVisible();
  });

  test("a tooltip opens after 0.7 seconds, and its neighbour then at once", async ({ page }) => {
    await stopTheClock(page);
    await page.getByRole("button", { name: "Stay here a moment" }).hover();
    await page.clock.runFor(699);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole("tooltip")).toHaveText("It opens after 0.7 seconds");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.getByRole("button", { name: "Its neighbour" }).hover();
    await expect(page.getByRole("tooltip")).toHaveText("It opens at once after the first");
  });

  test("a tooltip opens for the keyboard too", async ({ page }) => {
    const button = page.getByRole("button", { name: "Stay here a moment" });
    // Scrolling closes a tooltip, and focus scrolls to what is out of sight.
    await button.scrollIntoViewIfNeeded();
    await button.focus();
    await expect(page.getByRole("tooltip")).toHaveText("It opens after 0.7 seconds");
  });

  test("the list of the back office is used by keyboard and steps over what cannot be chosen", async ({
    page,
  }) => {
    const list = inSection(page, "opening").getByRole("combobox", { name: "Empty" });
    await expect(list).toHaveText("Choose a program");
    await list.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: "Children" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { name: "Animal Welfare" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(list).toHaveText("Animal Welfare");
    await expect(list).toBeFocused();

    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(list).toHaveText("Animal Welfare");
    await expect(list).toBeFocused();
  });

  test("a dialog keeps the focus inside and gives it back", async ({ page }) => {
    const opener = page.getByRole("button", { name: "Open a dialog" });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Change your name" });
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("a question is asked once, starts on keeping, and a click beside it decides nothing", async ({
    page,
  }) => {
    const opener = page.getByRole("button", { name: "Delete a campaign" });
    await opener.click();
    const question = page.getByRole("alertdialog", { name: "Delete the campaign “Winter beds”?" });
    await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(toast(page)).toHaveCount(0);

    await opener.click();
    await question.getByRole("button", { name: "Delete campaign" }).click();
    await expect(toast(page)).toContainText("Nothing was deleted");
  });
});

test("the browser's own list takes every option and never its placeholder", async ({ page }) => {
  const list = inSection(page, "choices").getByRole("combobox", { name: "Empty" });
  await expect(list).toHaveValue("");
  await expect(list.locator("option[value='']")).toHaveAttribute("disabled");
  for (const value of ["children", "elderly", "animals", "disaster"]) {
    await list.selectOption(value);
    await expect(list).toHaveValue(value);
  }
});

test("a refused form says so at the top, takes the focus there and leads to each field", async ({ page }) => {
  const fields = inSection(page, "fields");
  await pressIn(page, "fields", "Send it empty");
  const summary = fields.getByRole("region", { name: "Please correct the following:" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Valid email is required" }).click();
  await expect(fields.getByRole("textbox", { name: "E-mail" }).last()).toBeFocused();
  await pressIn(page, "fields", "Send it empty");
  await expect(summary).toBeFocused();
});

test("the letters are counted while one writes", async ({ page }) => {
  const fields = inSection(page, "fields");
  await expect(fields.getByText("0 of at least 50 characters", { exact: true })).toBeVisible();
  await fields.scrollIntoViewIfNeeded();
  await expect(fields.getByRole("button", { name: "Send it empty" })).toBeEnabled();
  await fields.getByLabel("Empty").last().fill("A first word");
  await expect(fields.getByText("12 of at least 50 characters")).toBeVisible();
});

test("the real Arabic letters are fetched when the three languages are looked at", async ({ page }) => {
  const specimen = inSection(page, "type").locator("article[lang=ar] h4");
  await specimen.scrollIntoViewIfNeeded();
  await expect(specimen).toHaveCSS("font-family", /^"?Readex Pro/);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("every section is there, and what cannot act does not look as if it could", async ({ page }) => {
    for (const link of await page.getByRole("navigation", { name: "On this page" }).getByRole("link").all()) {
      const title = (await link.textContent()) ?? "";
      await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
    }
    await expect(inSection(page, "toasts").getByRole("button", { name: "Say thank you" })).toBeDisabled();
  });
});

/** A token as the browser computes it. */
const colour = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(--color-${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
