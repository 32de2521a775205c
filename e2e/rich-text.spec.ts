import { randomInt } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { signInAs } from "./support/sign-in.ts";
import { test } from "./support/once-alive.ts";

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

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1 style='mso-x:y'>Winter<o:p></o:p></h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Warm</b> meals<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Soup</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Bread</p></body></html>`;

const sources: Record<string, [html: string, outline: string, plain?: string]> = {
  Word: [
    word,
    "<h2>Winter</h2><p><strong>Warm</strong> meals</p><ul><li><p>Soup</p></li><li><p>Bread</p></li></ul>",
  ],
  "Google Docs": [
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Warm</span><span style="font-weight:400"> meals</span></p><ul><li dir="ltr"><p><span>Soup</span></p></li></ul></b>`,
    "<p><strong>Warm</strong> meals</p><ul><li><p>Soup</p></li></ul>",
  ],
  Gmail: [
    `<div dir="ltr"><div>First</div><div><br></div><div>Second with <a href="https://example.org/plan" target="_blank">the plan</a></div></div>`,
    `<p>First</p><p>Second with <a href="https://example.org/plan">the plan</a></p>`,
  ],
  Outlook: [
    `<div class="WordSection1"><p class="MsoNormal"><span style="font-size:11pt;color:#1F497D">First<u></u></span></p><p class="MsoNormal"><i>Second</i></p></div>`,
    "<p>First</p><p><em>Second</em></p>",
  ],
  LibreOffice: [
    `<html><body lang="en-GB"><h2 class="western">Winter</h2><p style="margin-bottom: 0cm"><font face="Liberation Serif">Warm <b>meals</b></font></p><ol><li><p>One</p></li></ol></body></html>`,
    "<h2>Winter</h2><p>Warm <strong>meals</strong></p><ol><li><p>One</p></li></ol>",
  ],
  "Apple Notes": [
    `<p style="margin: 0px; font: 13px 'Helvetica Neue'">First</p><ul class="Apple-dash-list"><li style="margin: 0">Soup</li></ul>`,
    "<p>First</p><ul><li><p>Soup</p></li></ul>",
  ],
  "a web page": [
    `<article><h3>Winter</h3><p>Warm meals</p><figure><img src="https://example.org/p.jpg" alt="x"><figcaption>A bag</figcaption></figure><blockquote><p>Thank you</p></blockquote></article>`,
    "<h3>Winter</h3><p>Warm meals</p><p>A bag</p><blockquote><p>Thank you</p></blockquote>",
  ],
  "an email with line breaks": [
    `First line<br><br>Second line<br>and more`,
    "<p>First line</p><p>Second line and more</p>",
  ],
  "a spreadsheet": [`<table><tbody><tr><td>Soup</td><td>12</td></tr></tbody></table>`, "<p>Soup 12</p>"],
  "plain text": ["", "<p>First</p><p>Second</p>", "First\n\nSecond"],
};

test("text from ten programs is pasted clean", async ({ page }) => {
  await openNewPost(page);
  for (const [name, [html, expected, plain]] of Object.entries(sources))
    expect.soft(await paste(page, html, plain), name).toBe(expected);
});

const attacks = [
  `<script>window.hit = 1</script>Words`,
  `<img src="x" onerror="window.hit = 1">Words`,
  `<a href="javascript:window.hit=1">Words</a>`,
  `<a href="data:text/html,<script>window.hit=1</script>">Words</a>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>Words`,
  `<svg onload="window.hit = 1"><text>Words</text></svg>`,
  `<p onclick="window.hit = 1" style="position:fixed;inset:0">Words</p>`,
  `<object data="x"></object><embed src="x">Words`,
  `<form action="https://example.org"><input value="x">Words</form>`,
  `<math><mtext><style><img src="x" onerror="window.hit=1"></style></mtext></math>Words`,
];

test("ten kinds of script and markup do not get through", async ({ page }) => {
  await openNewPost(page);
  for (const html of attacks) expect.soft(await paste(page, html), html).toBe("<p>Words</p>");
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
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
