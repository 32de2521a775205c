import { expect } from "@playwright/test";
import { readCatalogs } from "../app/messages/read-catalogs.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import { languages } from "../domain/language.ts";
import { barriers } from "./support/barriers.ts";
import { misfitsInTranslation } from "./support/layout.ts";
import { test } from "./support/once-alive.ts";

const catalogs = readCatalogs();

for (const language of languages)
  test(`staff make a segment, count it, see its contacts, share and delete it, in ${language}`, async ({
    page,
  }) => {
    const texts = Object.assign({}, ...Object.values(catalogs[language])) as Record<string, string>;
    const say = (id: string): string => texts[id] ?? id;
    const name = `Lapsed ${language} ${process.pid}`;
    await page.request.post("/sign-in", { form: { form: "demo", email: "staff@example.org" } });
    await page.goto(inLanguage("/admin/segments", language));
    await page
      .getByRole("main")
      .getByRole("link", { name: say("segments.add") })
      .click();
    await page.getByLabel(say("segments.name")).fill(name);
    await page.locator("select[name$='.kind']").selectOption("language");
    await page.locator("select[name$='.language']").selectOption("nl");
    await page.getByRole("button", { name: say("segments.condition.add") }).click();
    await page.locator("select[name$='.kind']").last().selectOption("town");
    await page.locator("select[name$='.not']").last().selectOption("not");
    await page.locator("input[name$='.town']").fill("Zwolle");
    await page.getByRole("button", { name: say("segments.count") }).click();
    await expect(page.getByRole("status").filter({ hasText: /\d/ })).toBeVisible();
    await page.getByRole("checkbox", { name: say("segments.share") }).check();
    await page.getByRole("button", { name: say("segments.save") }).click();
    await expect(page).toHaveURL(/\/admin\/segments\/[\da-f-]{36}$/);
    await expect(page.getByRole("button", { name: say("segments.delete") })).toBeVisible();

    const own = page.url();
    await page.goto(own);
    await expect(page.locator("select[name$='.kind']")).toHaveCount(2);
    await expect(page.locator("input[name$='.town']")).toHaveValue("Zwolle");
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: say("segments.count") }).click();
    await page.getByRole("link", { name: say("segments.show") }).click();
    await expect(page).toHaveURL(/\/admin\/contacts\?segment=/);
    await expect(page.getByRole("main").getByRole("row").nth(1)).toBeVisible();

    await page.goto(own);
    expect(await misfitsInTranslation(page)).toEqual([]);
    await page.goto(own);
    await page.getByRole("button", { name: say("segments.delete") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("segments.delete") })
      .click();
    await expect(page).toHaveURL(/\/admin\/segments$/);
    await expect(page.getByText(name)).toHaveCount(0);
  });
