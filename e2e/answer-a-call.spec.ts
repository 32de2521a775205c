import { expect } from "@playwright/test";
import { readCatalogs } from "../app/messages/read-catalogs.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import { languages } from "../domain/language.ts";
import { test } from "./support/once-alive.ts";

const catalogs = readCatalogs();
const mostSteps = 4;

for (const language of languages)
  test(`staff find a caller by part of the surname and note the call in under five steps, in ${language}`, async ({
    page,
  }) => {
    const texts = Object.assign({}, ...Object.values(catalogs[language])) as Record<string, string>;
    const surname = `Grootveld${language}${process.pid}`;
    const email = `${surname}@example.org`.toLowerCase();
    const message = { topic: "receipt", name: `Anna van ${surname}`, email, message: "Where is my receipt?" };
    expect((await page.request.post("/api/contact-messages", { data: message })).status()).toBe(201);
    await page.request.post("/sign-in", { form: { form: "demo", email: "staff@example.org" } });

    let steps = 0;
    const step = async (act: Promise<unknown>): Promise<void> => {
      steps += 1;
      await act;
    };
    await page.goto(inLanguage("/admin/contacts", language));
    const search = page.locator("main input[name=q]");
    await search.fill(surname.slice(2).toLowerCase());
    await step(search.press("Enter"));
    await step(page.getByRole("main").getByRole("link", { name: surname }).click());
    await expect(page.getByText("Where is my receipt?")).toBeVisible();
    await step(page.locator("textarea[name=text]").fill("Called about the receipt of October."));
    await step(page.getByRole("button", { name: texts["contacts.note.add"] ?? "" }).click());
    await expect(page.getByRole("listitem").getByText("Called about the receipt of October.")).toBeVisible();
    expect(steps).toBeLessThanOrEqual(mostSteps);
  });
