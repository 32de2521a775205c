import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { misfitsInTranslation } from "./support/layout.ts";
import { test } from "./support/once-alive.ts";

let people = 0;
/** Nobody else's address: tests run side by side on one database. */
const someone = (name: string): string => `${name}-${process.pid}-${(people += 1)}@example.org`;

type Mail = { to: string; subject: string; text: string };

async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const response = await request.get(`/demo/mailbox.json?${new URLSearchParams({ to: email }).toString()}`);
  return (await response.json()) as Mail[];
}

/** The newest mail to someone whose subject holds these words; mail is kept within seconds of its cause. */
async function mailAbout(request: APIRequestContext, email: string, words: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => (found = (await mailsTo(request, email)).find(({ subject }) => subject.includes(words))),
    )
    .toBeDefined();
  if (!found) throw new Error(`No mail for ${email} about ${words}`);
  return found;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "email", email, returnTo: "/" } });
  const { text } = await mailAbout(page.request, email, "link to sign in");
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
  await page.request.post("/sign-in/link", { form: { form: "link", token } });
}

const signInAsStaff = (page: Page) =>
  page.request.post("/sign-in", { form: { form: "demo", email: "staff@example.org" } });

const userOf = async (page: Page): Promise<{ id: string } | null> => {
  const response = await page.request.get("/api/auth/user");
  return response.ok() ? ((await response.json()) as { id: string }) : null;
};

/** The page is alive once its own script has stamped the form. */
const alive = (page: Page) =>
  expect(page.locator('main input[name="openedAt"]').first()).not.toHaveValue("0", { timeout: 30_000 });

test("a question is answered by staff, mailed, and the donor sees who read it", async ({ page, browser }) => {
  const email = someone("asks");
  const subject = `My statement ${process.pid}`;
  await signIn(page, email);
  await page.goto("/dashboard/support");
  await alive(page);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Please enter a message.").first()).toBeVisible();
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Your message").fill("Where can I find it?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Waiting for our answer")).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await signInAsStaff(staff);
  await staff.goto("/admin/support");
  await staff.getByRole("link", { name: subject }).click();
  await expect(staff.getByText("Where can I find it?")).toBeVisible();
  await expect(staff.getByText(email)).toBeVisible();
  await alive(staff);
  await staff.getByLabel("Your answer").fill("On your dashboard, from January on.");
  await staff.getByRole("button", { name: "Send answer" }).click();
  await expect(staff.getByRole("listitem").getByText("On your dashboard, from January on.")).toBeVisible();

  expect(await barriers(staff)).toEqual([]);
  expect(await misfitsInTranslation(staff)).toEqual([]);

  const mail = await mailAbout(page.request, email, "Answer to");
  expect(mail.text).toContain("On your dashboard, from January on.");
  const [link = ""] = /http\S+\/dashboard\/support#thread-[\w-]+/.exec(mail.text) ?? [];
  // From another page, as from a mailbox: the same page with a mark would not be asked for again.
  await page.goto("/dashboard");
  await page.goto(link);
  await expect(page.getByText("On your dashboard, from January on.")).toBeVisible();
  await page.goto("/dashboard/privacy");
  await expect(page.getByRole("cell", { name: "Read your conversation with support" }).first()).toBeVisible();
});

test("erased: signed out, confirmed by mail, and a new person at the next sign-in", async ({ page }) => {
  const email = someone("goes");
  await signIn(page, email);
  const before = await userOf(page);
  await page.goto("/dashboard/privacy");
  await alive(page);
  await page.getByLabel("Enter your email address to confirm").fill("someone@example.org");
  await page.getByRole("button", { name: "Delete my data" }).click();
  await expect(page.getByText("This is not the email address of your account.").first()).toBeVisible();
  await page.getByLabel("Enter your email address to confirm").fill(email);
  await page.getByRole("button", { name: "Delete my data" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your data has been deleted" })).toBeVisible();
  expect(await userOf(page)).toBeNull();
  await mailAbout(page.request, email, "Your data has been deleted");

  await signIn(page, email);
  const after = await userOf(page);
  expect(after).not.toBeNull();
  expect(after?.id).not.toBe(before?.id);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("preferences, a question, a wrong and a right address all work", async ({ page }) => {
    const email = someone("plain");
    await signIn(page, email);
    await page.goto("/nl/dashboard/preferences");
    await page.getByRole("checkbox", { name: /^Dringende acties/ }).check();
    await page.getByRole("button", { name: "Mijn voorkeuren opslaan" }).click();
    await expect(page.getByText("Uw keuzes gelden vanaf nu.")).toBeVisible();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);

    await page.goto("/ar/dashboard/support");
    await page.getByLabel("الموضوع").fill("إيصال");
    await page.getByLabel("رسالتكم").fill("أين أجده؟");
    await page.getByRole("button", { name: "إرسال", exact: true }).click();
    await expect(page.getByText("أُرسلت رسالتكم")).toBeVisible();
    await expect(page.getByText("أين أجده؟")).toBeVisible();
    await page.getByLabel("ردّكم").fill("وجدته.");
    await page.getByRole("button", { name: "إرسال الرد" }).click();
    await expect(page.getByRole("listitem").getByText("وجدته.")).toBeVisible();

    await page.goto("/dashboard/privacy");
    await page.getByLabel("Enter your email address to confirm").fill("someone@example.org");
    await page.getByRole("button", { name: "Delete my data" }).click();
    await expect(page.getByText("This is not the email address of your account.").first()).toBeVisible();
    await page.getByLabel("Enter your email address to confirm").fill(email);
    await page.getByRole("button", { name: "Delete my data" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your data has been deleted" })).toBeVisible();
    expect(await userOf(page)).toBeNull();
  });
});

test("another site cannot erase anyone, nor post in their name", async ({ page, baseURL }) => {
  const email = someone("attacked");
  await signIn(page, email);
  await page.route("https://evil.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${baseURL}/dashboard/privacy">
        <input name="form" value="erase"><input name="email" value="${email}"></form>
        <script>document.forms[0].submit()</script>`,
    }),
  );
  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/dashboard/privacy"),
  );
  await page.goto("https://evil.example/");
  expect((await answered).status()).toBe(403);
  expect(await userOf(page)).not.toBeNull();
});
