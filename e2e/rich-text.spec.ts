import { randomInt } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { signInAs } from "./support/sign-in.ts";
import { test } from "./support/once-alive.ts";
import { attacks } from "./support/pasted/attacks.ts";
import { messages } from "./support/pasted/messages.ts";
import { offices } from "./support/pasted/offices.ts";

const text = (page: Page): Locator =>
  page.getByRole("group", { name: "Text", exact: true }).getByRole("textbox", { name: "English" });

async function openNewPost(page: Page): Promise<void> {
  await signInAs(page, "staff");
  await page.goto("/admin/content/post/new");
  await expect(text(page)).toBeVisible();
}

/** Replaces the whole text with what another program puts on the clipboard. */
async function paste(page: Page, html: string, plain = ""): Promise<string> {
  await text(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await text(page).evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      if (data.html !== "") clipboardData.setData("text/html", data.html);
      clipboardData.setData("text/plain", data.plain);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, plain },
  );
  return outline(page);
}

/** The text as tags and words; empty paragraphs are not stored, so they are left out. */
const outline = (page: Page): Promise<string> =>
  text(page).evaluate((element) =>
    element.innerHTML
      .replaceAll(/ (?!href)[a-z-]+="[^"]*"/g, "")
      .replaceAll("<br>", "")
      .replaceAll(/<p>\s*<\/p>/g, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

test("text from ten programs is pasted clean", async ({ page }) => {
  await openNewPost(page);
  for (const [name, { html, plain, outline: expected }] of Object.entries({ ...offices, ...messages }))
    expect.soft(await paste(page, html, plain), name).toBe(expected);
});

test("ten kinds of script and markup are dropped when they are pasted", async ({ page }) => {
  await openNewPost(page);
  for (const html of Object.values(attacks).flat())
    expect.soft(await paste(page, html), html).toMatch(/^<p>(x ?)?Words<\/p>$/);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("script and markup in a stored text are plain text on the public page", async ({ page, browser }) => {
  const number = String(randomInt(10_000_000, 99_999_999));
  const id = `post-${number}`;
  await signInAs(page, "staff");
  const all = [
    ...Object.values(attacks).flat(),
    "[Words](javascript:window.hit=1)",
    '![x](upload:x" onerror=1)',
  ];
  const everywhere = (value: string) => ({ en: value, nl: value, ar: value });
  const published = await page.request.post(`/api/admin/content/post/${id}/publication`, {
    data: {
      basedOn: 0,
      body: {
        title: everywhere(`Post ${number}`),
        summary: everywhere(all[0] ?? ""),
        body: everywhere(all.join("\n\n")),
        author: everywhere(number),
        publishedOn: "2020-01-01",
        programId: null,
        projectId: null,
        cover: null,
      },
    },
  });
  expect(published.status()).toBe(200);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/posts/${id}`);
  const article = visitor.getByRole("article");
  for (const attack of all)
    await expect.soft(article.locator("p").filter({ hasText: attack }).first(), attack).toBeVisible();
  const tags = await article.evaluate((element) =>
    [...element.querySelectorAll("*")]
      .filter(({ namespaceURI }) => namespaceURI === "http://www.w3.org/1999/xhtml")
      .flatMap(({ localName, attributes }) => [localName, ...[...attributes].map(({ name }) => name)]),
  );
  for (const refused of [
    "script",
    "iframe",
    "object",
    "embed",
    "style",
    "meta",
    "base",
    "form",
    "math",
    "template",
  ])
    expect.soft(tags).not.toContain(refused);
  expect(tags.filter((name) => /^on[a-z]/.test(name))).toEqual([]);
  expect(await article.locator("[href^='javascript' i], [href^='data' i], [src^='data' i]").count()).toBe(0);
  expect(await visitor.evaluate(() => "hit" in window)).toBe(false);
  await page.request.delete(`/api/admin/content/post/${id}/publication?basedOn=1`);
});

test("a post with headings, a list, a link and a donate button is written and read", async ({ page }) => {
  const number = String(randomInt(10_000_000, 99_999_999));
  await openNewPost(page);
  await page.getByRole("group", { name: "Title", exact: true }).getByLabel("English").fill(`Post ${number}`);
  await text(page).focus();
  await page.keyboard.type("# What we did");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- Soup");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bread");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const tools = page.getByRole("toolbar", { name: "Tools for Text" });
  await tools.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type("Thank you");
  await tools.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Web address").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog.getByText("This address cannot be used.")).toBeVisible();
  await dialog.getByLabel("Web address").fill("/anbi");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await tools.getByRole("button", { name: "Donate button" }).click();
  await dialog.getByLabel("Text on the button").fill("Give a meal");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Version 1").first()).toBeVisible();

  const response = await page.request.get(`/api/admin/content/post/post-${number}`);
  const { body } = (await response.json()) as { body: { body: { en: string } } };
  expect(body.body.en).toBe(
    "## What we did\n\n- Soup\n- Bread\n\n**Thank you**[/anbi](/anbi)\n\n[Give a meal](donate:)",
  );
});
