import { expect, type APIRequestContext } from "@playwright/test";
import { readCatalogs } from "../app/messages/read-catalogs.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import { languages, type Language } from "../domain/language.ts";
import { barriers } from "./support/barriers.ts";
import { misfitsInTranslation } from "./support/layout.ts";
import { test } from "./support/once-alive.ts";

const catalogs = readCatalogs();
const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.assign({}, ...Object.values(catalogs[language])) as Record<string, string>,
  ]),
);
const says = (language: Language, id: string): string => texts[language]?.[id] ?? id;

/** The path of the link in the mail that asks for a confirmation. */
async function mailedLink(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const response = await request.get(
        `/demo/mailbox.json?${new URLSearchParams({ to: email }).toString()}`,
      );
      const mails = (await response.json()) as { subject: string; text: string }[];
      const mail = mails.find((each) => each.subject === subject);
      return (link = /http\S+\/preferences\/[\w-]+/.exec(mail?.text ?? "")?.[0]);
    })
    .toBeDefined();
  return new URL(link ?? "").pathname;
}

for (const language of languages)
  test(`a guest asks for emails, confirms, changes the choice and unsubscribes, in ${language}`, async ({
    page,
  }) => {
    const say = (id: string) => says(language, id);
    const box = (purpose: string) => page.getByRole("checkbox", { name: say(`consent.${purpose}`) });
    const email = `consent-${language}-${process.pid}@example.org`;
    await page.goto(inLanguage("/contact", language));
    await expect(box("news")).not.toBeChecked();
    await page.locator("[name=topic]").selectOption("general");
    await page.locator("[name=name]").fill("Noor");
    await page.locator("[name=email]").fill(email);
    await page.locator("[name=message]").fill("Good luck!");
    await box("news").check();
    await box("events").check();
    await page.getByRole("button", { name: say("contact.form.submit") }).click();
    await expect(page.getByText(say("contact.sent.title")).first()).toBeVisible();

    const path = await mailedLink(page.request, email, say("consent-mail.confirm.subject"));
    await page.goto(path);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
    expect(await misfitsInTranslation(page)).toEqual([]);
    // It was looked at in the other languages.
    await page.goto(path);
    await page.getByRole("button", { name: say("preferences.confirm.button") }).click();
    await expect(page.getByText(say("preferences.confirmed.text"))).toBeVisible();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await box("events").uncheck();
    await page.getByRole("button", { name: say("preferences.submit") }).click();
    await expect(page.getByText(say("preferences.saved.text"))).toBeVisible();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);

    const unsubscribe = path.replace("/preferences/", "/unsubscribe/");
    await page.goto(unsubscribe);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: say("preferences.unsubscribe.button") }).click();
    await expect(page.getByText(say("preferences.unsubscribed.title"))).toBeVisible();
    await page.getByRole("link", { name: say("preferences.unsubscribe.choices") }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

test("a link that is not ours says so", async ({ page }) => {
  for (const path of ["/preferences/forged", "/nl/unsubscribe/forged"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByText(says(path.startsWith("/nl") ? "nl" : "en", "preferences.error.link")),
    ).toBeVisible();
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the donation form offers our emails, and asks for a confirmation", async ({ page }) => {
    const email = `consent-plain-${process.pid}@example.org`;
    await page.goto("/donate");
    await expect(page.locator("form input[name=news]")).not.toBeChecked();
    await page.locator("[name=email]").fill(email);
    await page.locator("[name=news]").check();
    await page.locator("main form button[type=submit]").last().click();
    await expect(page).toHaveURL(/sandbox\/pay/);
    const path = await mailedLink(page.request, email, says("en", "consent-mail.confirm.subject"));
    await page.goto(path);
    await page.getByRole("button", { name: says("en", "preferences.confirm.button") }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  });
});
