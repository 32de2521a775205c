import { expect, type Page } from "@playwright/test";
import { test } from "./support/once-alive.ts";

let people = 0;
/** Tests share one database: each writes as someone else. */
const someone = () => `sender-${process.pid}-${(people += 1)}@example.org`;

async function write(page: Page, email: string): Promise<void> {
  await page.getByLabel("Your name").fill("Daan Visser");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Your message").fill("Could you send me the receipt of October once more?");
}

async function introduce(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Organization" }).fill("Buurthuis De Brug");
  await page.getByLabel("Contact person").fill("Hanna de Wit");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Country").fill("Netherlands");
  await page.getByLabel("Your plan").fill("Open our kitchen to your students twice a week.");
}

/** The form's code comes with the first touch; from then on it knows since when it is open. */
async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.locator('input[name="openedAt"]')).not.toHaveValue("0");
}

const sendMessage = (page: Page) => page.getByRole("button", { name: "Send message" }).click();
const sendApplication = (page: Page) => page.getByRole("button", { name: "Send application" }).click();

test.describe("contact", () => {
  test("says where the foundation is and when it answers, in three languages", async ({ page }) => {
    for (const [address, hours] of [
      ["/contact", "Monday to Friday, 9:00–17:00, Amsterdam time"],
      ["/nl/contact", "Maandag tot en met vrijdag, 9:00–17:00 uur"],
      ["/ar/contact", "من الاثنين إلى الجمعة، من 9:00 إلى 17:00 بتوقيت أمستردام"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(hours)).toBeVisible();
      await expect(page.locator('a[href="tel:+31201234567"]').first()).toBeVisible();
      await expect(page.getByText("NL91 ABNA 0417 1643 00")).toBeVisible();
    }
  });

  test("a message is sent, thanked for where the form was, and both sides get a letter", async ({
    page,
    request,
  }) => {
    const email = someone();
    await openAlive(page, "/contact?topic=receipt");
    await expect(page.getByLabel("Topic")).toHaveValue("receipt");
    await write(page, email);
    await sendMessage(page);
    await expect(page.getByRole("region", { name: "Message sent" })).toBeFocused();
    await expect(page.getByText("Thank you for your message.")).toBeVisible();
    await expect
      .poll(async () => (await request.get(`/demo/mailbox.json?to=${email}`)).json())
      .toMatchObject([{ subject: "We have received your message" }]);

    await page.getByRole("link", { name: "Send another message" }).click();
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });

  test("asks when to call only while a call is the topic", async ({ page }) => {
    await openAlive(page, "/contact");
    await expect(page.getByLabel("When may we call you?")).toBeHidden();
    await page.getByLabel("Topic").selectOption("Schedule a call");
    await expect(page.getByLabel("When may we call you?")).toBeVisible();
    await write(page, someone());
    await sendMessage(page);
    await expect(page.getByLabel("When may we call you?")).toHaveAccessibleDescription(
      /Please enter when we may call you/,
    );
    await page.getByLabel("When may we call you?").fill("Tuesday after 14:00");
    await sendMessage(page);
    await expect(page.getByText("Thank you for your message.")).toBeVisible();
  });

  test("an empty form is explained in the visitor's language", async ({ page }) => {
    for (const [address, button, message] of [
      ["/contact", "Send message", "Please enter your message"],
      ["/nl/contact", "Bericht versturen", "Schrijf uw bericht"],
      ["/ar/contact", "إرسال الرسالة", "يرجى كتابة الرسالة"],
    ] as const) {
      await openAlive(page, address);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByText(message)).toHaveCount(2);
    }
  });

  test("a refused message is told why, and is kept", async ({ page }) => {
    await page.route("/api/contact-messages", (route) =>
      route.fulfill({ status: 429, body: "Too many attempts. Please wait 60 seconds and try again." }),
    );
    await openAlive(page, "/contact?topic=general");
    await write(page, someone());
    await sendMessage(page);
    await expect(page.getByRole("listitem").filter({ hasText: "Message not sent" })).toContainText(
      "Message not sentToo many attempts. Please wait 60 seconds and try again.",
    );
    await expect(page.getByLabel("Your name")).toHaveValue("Daan Visser");
  });
});

test.describe("partners", () => {
  test("are listed with what they do, where, and under which licence, in three languages", async ({
    page,
  }) => {
    for (const [address, name, kind] of [
      ["/partners", "Al Wafa Senior Care (sample partner)", "Local partner"],
      ["/nl/partners", "Al Wafa Ouderenzorg (voorbeeldpartner)", "Lokale partner"],
      ["/ar/partners", "الوفاء لرعاية كبار السن (شريك وهمي)", "شريك محلي"],
    ] as const) {
      await page.goto(address);
      const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      await expect(row).toContainText(kind);
      await expect(row).toContainText("SAMPLE-AE-0117");
    }
    await page.goto("/partners");
    const unlicensed = page.getByRole("listitem").filter({ hasText: "Terp Print" });
    await expect(unlicensed).toContainText("Company");
    await expect(unlicensed).not.toContainText("License");
  });

  test("an organization applies and is thanked", async ({ page, request }) => {
    const email = someone();
    await openAlive(page, "/partners#apply");
    await introduce(page, email);
    await page.getByLabel("Website (Optional)").fill("not a site");
    await sendApplication(page);
    const summary = page.getByRole("region", { name: "Please correct the following:" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("listitem")).toHaveText([
      "Please enter the website as example.org or https://example.org",
    ]);
    await page.getByLabel("Website (Optional)").fill("debrug.example");
    await expect(summary).toHaveCount(0);
    await sendApplication(page);
    await expect(page.getByRole("region", { name: "Application sent" })).toBeFocused();
    await expect
      .poll(async () => (await request.get(`/demo/mailbox.json?to=${email}`)).json())
      .toMatchObject([{ subject: "We have received your partner application" }]);
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a message can be sent, its call asked for, and mistakes come back with what was typed", async ({
    page,
  }) => {
    await page.goto("/nl/contact?topic=call");
    await expect(page.getByLabel("Wanneer mogen wij u bellen?")).toBeVisible();
    await page.getByLabel("Uw naam").fill("Daan Visser");
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("button", { name: "Bericht versturen" }).click(),
    ]);
    expect(refused.status()).toBe(422);
    await expect(page.getByText("Vul in wanneer wij u mogen bellen")).toHaveCount(2);
    await expect(page.getByLabel("Uw naam")).toHaveValue("Daan Visser");
    await expect(page.getByLabel("Onderwerp")).toHaveValue("call");

    await page.getByLabel("E-mailadres").fill(someone());
    await page.getByLabel("Wanneer mogen wij u bellen?").fill("Dinsdag na 14.00 uur");
    await page.getByLabel("Uw bericht").fill("Ik wil graag iets vragen over een nalatenschap.");
    await page.getByRole("button", { name: "Bericht versturen" }).click();
    await expect(page).toHaveURL(/\/nl\/contact\?sent=1#write$/);
    await expect(page.getByText("Bericht verstuurd", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Nog een bericht sturen" }).click();
    await expect(page.getByLabel("Uw bericht")).toHaveValue("");
  });

  test("an organization can apply", async ({ page }) => {
    await page.goto("/partners");
    await page.getByRole("link", { name: "Become a partner" }).click();
    await introduce(page, someone());
    await sendApplication(page);
    await expect(page).toHaveURL(/\/partners\?sent=1#apply$/);
    await expect(page.getByText("Application sent", { exact: true })).toBeVisible();
  });
});
