import { expect, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./support/once-alive.ts";

const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#4f8a10" } })
  .jpeg()
  .toBuffer();
const file = (buffer: Buffer) => ({ name: "me.jpg", mimeType: "image/jpeg", buffer });

let people = 0;
async function signIn(page: Page): Promise<void> {
  const email = `pictured-${process.pid}-${(people += 1)}@example.org`;
  await page.goto("/sign-in?returnTo=/account/security");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  const mailbox = await page.request.get(
    `/demo/mailbox.json?${new URLSearchParams({ to: email }).toString()}`,
  );
  const [newest] = (await mailbox.json()) as { text: string }[];
  await page.goto(/https?:\/\/\S+\/sign-in\/link\?token=[\w-]+/.exec(newest?.text ?? "")?.[0] ?? "");
  await page.getByRole("button", { name: "Sign me in" }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
}
const inBar = (page: Page) => page.locator("header summary img");
/** Drawn, and not blocked by the policy: a picture that was refused has no pixels. */
const pixels = (page: Page) => inBar(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

test("a person chooses a picture with the keyboard, sees it in the bar, and takes it away", async ({
  page,
}) => {
  await signIn(page);
  await expect(inBar(page)).toHaveCount(0);
  await page.getByLabel("Choose a picture").setInputFiles(file(photo));
  await page.getByLabel("Choose a picture").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Save picture" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your picture is saved.")).toBeVisible();
  await expect.poll(() => pixels(page)).toBe(192);
  await page.getByRole("button", { name: "Remove picture" }).press("Enter");
  await expect(page.getByText("Your picture is removed.")).toBeVisible();
  await expect(inBar(page)).toHaveCount(0);
});

async function withoutScript(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test("without JavaScript it works as well, and what is refused is said under the field", async ({
  browser,
}) => {
  await withoutScript(browser, async (page) => {
    await signIn(page);
    const save = page.getByRole("button", { name: "Save picture" });
    await page.getByLabel("Choose a picture").setInputFiles(file(Buffer.from("honestly")));
    await save.click();
    await expect(page.locator("#own-picture-error")).toContainText("not a picture we can read");
    await expect(page.locator("#own-picture-error")).toBeInViewport();
    await page.getByLabel("Choose a picture").setInputFiles(file(Buffer.alloc(11 * 1024 * 1024)));
    await save.click();
    await expect(page.locator("#own-picture-error")).toContainText("at most 10 MB");
    await page.getByLabel("Choose a picture").setInputFiles(file(photo));
    await save.click();
    await expect(page.getByText("Your picture is saved.")).toBeVisible();
    await expect(inBar(page)).toBeVisible();
  });
});
