import { expect, type Page } from "@playwright/test";
import { readPdf } from "../app/papers/read-pdf.fixtures.ts";
import { test } from "./support/once-alive.ts";

/** As the demonstration's donor, who has given for months. */
const signIn = (page: Page) =>
  page.request.post("/sign-in", { form: { form: "demo", email: "donor@example.org" } });

/** Someone new, so that what they draw up meets nobody else's test. */
async function signInAs(page: Page, email: string): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "email", email, returnTo: "/" } });
  const mails = await (await page.request.get(`/demo/mailbox.json?to=${encodeURIComponent(email)}`)).json();
  const [, token] = /token=([\w-]+)/.exec(mails[0].text) ?? [];
  await page.request.post("/sign-in/link", { form: { token: token ?? "" } });
}

const someone = (name: string) => `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;

async function give(page: Page, email: string, choices: object): Promise<string> {
  const amount = { amountCents: 2500, currency: "EUR" };
  const session = await page.request.post("/api/create-payment-intent", { data: amount });
  const { clientSecret } = await session.json();
  const started = await page.request.post("/api/donations", {
    data: {
      ...amount,
      clientSecret,
      frequency: "ONE_TIME",
      coverFees: false,
      donor: { name: "Layla Haddad", email },
      language: "en",
      ...choices,
    },
  });
  const { donationId, next } = await started.json();
  await page.request.post(`/api/sandbox/payments/${next.url.split("/").at(-1)}/pay`, { data: {} });
  return donationId;
}

async function mailTo(page: Page, email: string) {
  let found: { subject: string; text: string; attachments: { name: string; url: string }[] }[] = [];
  await expect(async () => {
    const box = await page.request.get(`/demo/mailbox.json?to=${encodeURIComponent(email)}`);
    found = await box.json();
    expect(found).not.toEqual([]);
  }).toPass();
  return found;
}

for (const [language, words, printed] of [
  ["en", "Thank you: your receipt", "Donation receipt"],
  ["nl", "Hartelijk dank: uw giftbewijs", "Giftbewijs"],
  ["ar", "شكرًا لكم", "إيصال تبرع"],
] as const) {
  test(`a gift is thanked for by mail in ${language}, with its receipt as a PDF`, async ({ page }) => {
    const email = someone(`thanked-${language}`);
    await give(page, email, { language });
    const mails = await mailTo(page, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(words);
    const pdf = readPdf(await (await page.request.get(mails[0]?.attachments[0]?.url ?? "")).body());
    expect(pdf.language).toBe(language);
    expect(pdf.says("25.00") || pdf.says("25,00")).toBe(true);
    expect(pdf.title).toContain(printed);
    expect(pdf.text).toMatch(/\d{4}-\d{6}/);
  });
}

test("whoever is told of a tribute reads the words and the giver, never the amount", async ({ page }) => {
  const contact = someone("family");
  await give(page, someone("giver"), {
    amountCents: 7777,
    tribute: {
      type: "honor",
      honoree: "Grandmother Fatima",
      message: "For your garden.",
      notifyEmail: contact,
    },
  });
  const [notice, ...more] = await mailTo(page, contact);
  expect(more).toEqual([]);
  expect(notice?.text).toContain("For your garden.");
  expect(notice?.text).toContain("Layla Haddad");
  expect(notice?.text).not.toMatch(/77|€/);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the list narrows by its form, and a gift can be followed", async ({ page }) => {
    await signIn(page);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Download Annual Statement" }).click();
    await expect(page.locator("#statements")).toBeVisible();
    await page.getByLabel("Campaign").selectOption("A safe bed in Rotterdam");
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page.getByRole("main").getByText("Reference DEMO-")).toHaveCount(1);
    await page.getByRole("link", { name: /^Follow my donation/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Follow my donation");
    await expect(page.getByText("Calculation method")).toBeVisible();
  });

  test("an agreement is drawn up, its mistakes are named, and it can be withdrawn", async ({ page }) => {
    await signInAs(page, someone("agrees"));
    await page.goto("/dashboard/periodic-gift");
    await fillIn(page);
    await page.getByLabel("Citizen service number").first().fill("123456781");
    await page.getByRole("button", { name: "Draw up the agreement" }).click();
    await expect(page.getByText("This is not a valid citizen service number").first()).toBeVisible();
    await expect(page.getByLabel("Surname").first()).toHaveValue("van den Berg");
    expect(await page.content()).not.toContain("123456781");
    await page.getByLabel("Citizen service number").first().fill("123456782");
    await page.getByRole("button", { name: "Draw up the agreement" }).click();
    await expect(page).toHaveURL(/:\d+\/dashboard\/periodic-gift\?made=1#agreements$/);
    await expect(page.getByText("Waiting for signatures")).toBeVisible();
    await page.getByRole("button", { name: /^Withdraw agreement/ }).click();
    await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  });
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Amount per calendar year, in euros").fill("300");
  for (const [label, value] of [
    ["Surname", "van den Berg"],
    ["First names in full", "Noor Johanna"],
    ["Date of birth", "1984-03-02"],
    ["Place of birth", "Utrecht"],
    ["Street and number", "Keizersgracht 12"],
    ["Postal code and town", "1015 CS Amsterdam"],
    ["Country", "Nederland"],
  ] as const)
    await page.getByLabel(label).first().fill(value);
  await page.getByLabel(/I agree that the foundation keeps/).check();
}

test("the parts of a followed gift add up to the gift", async ({ page }) => {
  await signIn(page);
  await page.goto("/dashboard/gifts/demo-own-once-0");
  const cents = async (row: string) => {
    const cell = page.getByRole("row", { name: row }).getByRole("cell").last();
    return Math.round(Number((await cell.textContent())?.replace(/[^\d.]/g, "")) * 100);
  };
  const parts = ["Refunded to you", "Payment provider fee", "Spent so far", "Still to be spent"];
  let sum = 0;
  for (const part of parts) sum += await cents(part);
  expect(sum).toBe(await cents("Total"));
  const stranger = await page.goto("/dashboard/gifts/demo-gift-0001");
  expect(stranger?.status()).toBe(404);
});
