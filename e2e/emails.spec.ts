import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { readCatalogs } from "../app/messages/read-catalogs.ts";
import { languages, type Language } from "../domain/language.ts";
import { test } from "./support/once-alive.ts";
import { signInAs as signInByMail } from "./support/own-donor.ts";
import { signInAs } from "./support/sign-in.ts";

type Mail = { subject: string; text: string };

const mailsTo = async (request: APIRequestContext, email: string): Promise<Mail[]> =>
  (await request.get(`/demo/mailbox.json?to=${encodeURIComponent(email)}`)).json() as Promise<Mail[]>;

/** Agrees to invitations, in this language. */
async function agree(request: APIRequestContext, email: string, language: Language): Promise<void> {
  await signInByMail(request, email);
  const saved = await request.put("/api/my/preferences", { data: { language, granted: ["events.email"] } });
  expect(saved.status()).toBe(200);
}

const catalogs = readCatalogs();
type Says = (id: string) => string;
function sayingIn(language: Language): Says {
  const texts: Record<string, string> = Object.assign({}, ...Object.values(catalogs[language]));
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`Nothing is called ${id}`);
    return text;
  };
}

const prefix = (language: Language): string => (language === "en" ? "" : `/${language}`);

for (const language of languages)
  test(`staff write an email, and those who agreed get it once: ${language}`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const says = sayingIn(language);
    const [donor, silent] = [`agreed-${randomUUID()}@example.org`, `silent-${randomUUID()}@example.org`];
    const donors = await playwright.request.newContext({ baseURL });
    await signInByMail(donors, silent);
    await agree(donors, donor, language);

    await signInAs(page, "staff");
    await page.goto(`${prefix(language)}/admin/emails`);
    await page.getByRole("button", { name: says("email-campaigns.write") }).click();
    await expect(page).toHaveURL(/\/admin\/emails\/[\da-f-]{36}$/);
    const subject = `Open ${randomUUID().slice(0, 8)}`;
    await write(page, says, subject);
    await expect(page.getByRole("button", { name: says("email-campaigns.step.send") })).toBeEnabled();
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name: subject })).toBeVisible();

    await page.getByRole("button", { name: says("email-campaigns.step.send") }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: says("email-campaigns.step.send") }).click();
    await expect(
      page.getByText(says("email-campaigns.state.finished"), { exact: true }).first(),
    ).toBeVisible();

    const ofCampaign = (mails: Mail[]) => mails.filter((mail) => mail.subject.includes(subject));
    await expect.poll(async () => ofCampaign(await mailsTo(donors, donor)).length).toBe(1);
    expect(ofCampaign(await mailsTo(donors, silent))).toEqual([]);
    await donors.dispose();
  });

async function write(page: Page, says: Says, subject: string): Promise<void> {
  await page.getByRole("combobox", { name: says("email-campaigns.purpose") }).selectOption("events");
  await page.getByRole("spinbutton", { name: says("email-campaigns.quietDays") }).fill("0");
  await page.locator(".editor-columns input").fill(subject);
  await page.locator(".ProseMirror").fill("{name}");
  await page.getByRole("button", { name: says("email-campaigns.save") }).click();
  await expect(page.getByText(says("email-campaigns.allSaved"))).toBeVisible();
}

test("a wrong placeholder is shown while typing and refused by the server", async ({ page }) => {
  await signInAs(page, "staff");
  const id = randomUUID();
  await page.request.post("/api/admin/emails", { data: { id } });
  await page.goto(`/admin/emails/${id}`);
  await page.locator(".editor-columns input").fill("Thanks, {nmae}");
  await expect(page.getByText("Unknown placeholder: {nmae}")).toBeVisible();
  await page.locator(".ProseMirror").fill("Thank you.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(page.getByText("A text has an unknown placeholder.").first()).toBeVisible();
});
