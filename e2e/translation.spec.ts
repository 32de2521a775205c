import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { signInAs } from "./support/sign-in.ts";
import { test } from "./support/once-alive.ts";

const newNumber = () => String(randomInt(10_000_000, 99_999_999));
const everywhere = (text: string) => ({ en: text, nl: text, ar: text });

const post = (number: string) => ({
  title: everywhere(number),
  summary: everywhere("1"),
  body: { en: "One.\n\nTwo.", nl: "Een.\n\nTwee.", ar: "1\n\n2" },
  author: everywhere(number),
  publishedOn: "2020-01-01",
  programId: null,
  projectId: null,
  cover: null,
});

const open = async (page: Page, number: string) => {
  await signInAs(page, "staff");
  const saved = await page.request.put(`/api/admin/content/post/p-${number}`, {
    data: { basedOn: 0, body: post(number) },
  });
  expect(saved.status()).toBe(200);
  await page.goto(`/admin/content/post/p-${number}`);
};

test("a translator sees which paragraph changed, and says that it is still right", async ({ page }) => {
  const number = newNumber();
  await open(page, number);
  const text = page.getByRole("group", { name: "Text", exact: true });
  const marks = text.getByRole("region", { name: "Changes in the English text" });
  const english = text.getByRole("textbox", { name: "English" });
  await expect(english).toBeVisible();
  await expect(marks).toHaveCount(0);
  await english.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" More.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("New.");
  await expect(marks.getByText("Outdated paragraph")).toBeVisible();
  await expect(marks.getByText("Twee.")).toBeVisible();
  await expect(marks.locator("ins")).toHaveText("More.");
  await expect(marks.getByText("Missing paragraph")).toBeVisible();
  await expect(text.locator(".rich-outdated")).toHaveText("Twee.");
  await expect(page.getByText("To check against the English text: Dutch, Arabic")).toBeVisible();
  await marks.getByRole("button", { name: "Still right" }).click();
  await expect(marks.getByText("Outdated paragraph")).toHaveCount(0);
  await text.getByRole("textbox", { name: "Dutch" }).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Nieuw.");
  await expect(marks).toHaveCount(0);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Version 2").first()).toBeVisible();
  await page.reload();
  await expect(text.getByRole("textbox", { name: "Dutch" })).toBeVisible();
  await expect(marks).toHaveCount(0);
  await expect(page.getByText("To check against the English text: Arabic")).toBeVisible();
});

test("urgent news is published in two languages, and the third says so", async ({ page, browser }) => {
  const number = newNumber();
  await open(page, number);
  await page.getByRole("group", { name: "Not yet translated" }).getByLabel("Arabic").check();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Visitors see it from now on.").first()).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/ar/posts/p-${number}`);
  const article = visitor.getByRole("article");
  await expect(article.getByText("لم يُترجَم هذا النص بعد، وهو باللغة الإنجليزية.")).toBeVisible();
  await expect(article.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  await expect(article.getByRole("heading", { level: 1 })).toHaveAttribute("dir", "ltr");
  await expect(article.locator("[lang=en]").getByText("Two.")).toBeVisible();
  const addresses = (path: string) =>
    visitor.locator(path).evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
  await expect(visitor.locator("link[rel=canonical]")).toHaveAttribute("href", /:\d+\/posts\/p-\d+$/);
  expect(await addresses("link[rel=alternate][hreflang]")).toEqual(["en", "nl", "x-default"]);
  await visitor.goto(`/nl/posts/p-${number}`);
  await expect(visitor.getByText("Twee.")).toBeVisible();
  await expect(visitor.getByText("Nog niet vertaald")).toHaveCount(0);
  await page.request.delete(`/api/admin/content/post/p-${number}/publication?basedOn=2`);
});
