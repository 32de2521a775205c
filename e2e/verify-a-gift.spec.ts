import { expect, type Page } from "@playwright/test";
import { inLanguage } from "../app/routing/language-path.ts";
import { languages, type Language } from "../domain/language.ts";
import { test } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

const words: Record<
  Language,
  { field: string; ready: string; check: string; counts: string; refused: string }
> = {
  en: {
    field: "Proof, link or code",
    ready: "You can go offline now.",
    check: "Check",
    counts: "Your donation is counted in the published total",
    refused: "This cannot be confirmed",
  },
  nl: {
    field: "Bewijs, link of code",
    ready: "U kunt nu offline gaan.",
    check: "Controleren",
    counts: "Uw gift telt mee in het gepubliceerde totaal",
    refused: "Dit kan niet worden bevestigd",
  },
  ar: {
    field: "إثبات أو رابط أو رمز",
    ready: "يمكنكم الآن قطع الاتصال بالإنترنت.",
    check: "التحقق",
    counts: "تبرعكم محسوب في المجموع المنشور",
    refused: "لا يمكن تأكيد هذا",
  },
};

const gift = "demo-own-once-0";

/** The proof of a gift of the demonstration, as its donor downloads it, and the link that its code holds. */
async function proofOf(page: Page): Promise<{ file: string; link: string }> {
  await signInAs(page, "donor");
  const file = await page.request.get(`/api/my/gifts/${gift}/proof.json`);
  expect(file.status()).toBe(200);
  const [{ link }] = await (await page.request.get(`/api/my/gifts/${gift}/proofs`)).json();
  return { file: await file.text(), link };
}

const outcome = (page: Page) => page.locator("main").getByRole("alert");

for (const language of languages)
  test(`a proof is checked without a network, in ${language}`, async ({ page, context }) => {
    const { file } = await proofOf(page);
    const said = words[language];
    await page.goto(inLanguage("/transparency/verify", language));
    const field = page.getByLabel(said.field);
    await expect(field).toBeEnabled();
    await expect(page.getByText(said.ready)).toBeVisible();
    await context.setOffline(true);

    await field.fill(file);
    // By keyboard: past the choice of a file to the button.
    await field.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: said.check, exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(outcome(page)).toContainText(said.counts);
    await expect(outcome(page)).toContainText(gift);

    const { keys: _, ...proof } = JSON.parse(file);
    const changed = {
      ...proof,
      gift: { ...proof.gift, cents: proof.gift.cents + 1 },
    };
    await field.fill(JSON.stringify(changed));
    await page.getByRole("button", { name: said.check, exact: true }).click();
    await expect(outcome(page)).toContainText(said.refused);
    await context.setOffline(false);
  });

test("the link behind the code opens a page that has checked, and tells no server what it holds", async ({
  page,
}) => {
  const { link } = await proofOf(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await expect(outcome(page)).toContainText("Your donation is counted in a total that we signed");
  expect(asked.filter((address) => address.includes(hash.slice(3, 40)) && !address.includes("#"))).toEqual(
    [],
  );
});

test("who goes offline before all is here is told, and can check once they are back", async ({
  page,
  context,
}) => {
  const { file } = await proofOf(page);
  await page.route("**/assets/checks-*.js", (route) => route.abort());
  await page.goto("/transparency/verify");
  await page.getByLabel(words.en.field).fill(file);
  await page.getByRole("button", { name: words.en.check, exact: true }).click();
  await expect(outcome(page)).toContainText("Reload the page while you are online");
  await expect(page.getByText(words.en.ready)).toBeHidden();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText(words.en.ready)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel(words.en.field).fill(file);
  await page.getByRole("button", { name: words.en.check, exact: true }).click();
  await expect(outcome(page)).toContainText(words.en.counts);
  await context.setOffline(false);
});

test("without JavaScript the page says how to check without it", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/transparency/verify");
  await expect(page.getByText("switched off. The script below")).toBeVisible();
  await expect(page.getByText("node verify-gift.mjs proof.json --keys keys.json")).toBeVisible();
  await expect(page.getByLabel(words.en.field)).toBeHidden();
  await context.close();
});

test("the log calls a key as the page does that checks with it", async ({ page }) => {
  await page.goto("/transparency/verify");
  const id = await page
    .getByRole("region", { name: "Keys included in this page" })
    .locator("code")
    .innerText();
  await page.goto("/transparency/log");
  await expect(page.getByRole("rowheader").filter({ hasText: id })).toBeVisible();
});
