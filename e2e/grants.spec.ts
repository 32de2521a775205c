import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { strangers } from "./support/known-texts.ts";
import { readableTexts } from "./support/readable-texts.ts";
import { barriers } from "./support/barriers.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { misfits, misfitsInTranslation } from "./support/layout.ts";
import { test } from "./support/once-alive.ts";

const call = "/grants/less-alone";
const answers = {
  "answer-plan": "A shared lunch, every week.",
  "answer-people": "Older people from our street.",
  "answer-result": "Twenty guests come back.",
  "answer-costs": "Rent and food.",
  "answer-afterward": "The guests will run it.",
};

/** Tests share one database: each applies as someone else. */
const someone = (name: string) => `${name}.${Date.now()}.${Math.random().toString(36).slice(2)}@example.org`;

type Mail = { subject: string; text: string; language: string };

async function mailsTo(request: APIRequestContext, address: string, count = 1): Promise<Mail[]> {
  let found: Mail[] = [];
  await expect(async () => {
    found = await (await request.get("/demo/mailbox.json", { params: { to: address } })).json();
    expect(found).toHaveLength(count);
  }).toPass({ timeout: 20_000 });
  return found;
}

const pathIn = (mail: Mail | undefined): string =>
  /https?:\/\/[^/\s]+(\/\S*(?:apply|applications)\/[\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function fillIn(page: Page, email: string, amount = "1250,50"): Promise<void> {
  const lines = { organisation: "Buurthuis De Brug", contactName: "Hanna de Wit", email, amount };
  for (const [name, text] of Object.entries({ ...lines, ...answers })) await field(page, name).fill(text);
}

/** The form's code comes with the first touch; from then on it knows since when it is open. */
async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await touch(page);
}

/** A browser tells no distance of a pointer that it sees for the first time, so one that only lies there is no touch: it moves on. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.locator('input[name="openedAt"]')).not.toHaveValue("0");
}

async function expectOpenToAll(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}

const languages = {
  en: {
    base: "",
    open: "Open calls",
    closed: "Closed calls",
    title: "Less alone",
    amount: "1250,50",
    saved: /^Saved at \d{2}:\d{2}$/,
    submit: "Send application",
    sent: "Application sent",
    subject: "We have received your grant application",
    stands: "We have received your application",
    status: "NEW",
    withdraw: "Withdraw my application",
    confirm: "Yes, withdraw and delete",
    withdrawn: "Application withdrawn",
  },
  nl: {
    base: "/nl",
    open: "Open rondes",
    closed: "Gesloten rondes",
    title: "Minder alleen",
    amount: "1.250,50",
    saved: /^Opgeslagen om \d{2}:\d{2}$/,
    submit: "Aanvraag versturen",
    sent: "Aanvraag verstuurd",
    subject: "Wij hebben uw aanvraag om een bijdrage ontvangen",
    stands: "Wij hebben uw gegevens ontvangen",
    status: "Nieuw",
    withdraw: "Aanmelding of aanvraag intrekken",
    confirm: "Ja, intrekken en wissen",
    withdrawn: "Ingetrokken",
  },
  ar: {
    base: "/ar",
    open: "دعوات تقديم مفتوحة",
    closed: "دعوات مغلقة",
    title: "بعيدًا عن الوحدة",
    amount: "١٢٥٠٫٥٠",
    saved: /^حُفظت الساعة \d{2}:\d{2}$/,
    submit: "إرسال الطلب",
    sent: "أُرسل الطلب",
    subject: "وصلنا طلبكم للحصول على منحة",
    stands: "تسلمنا طلبكم",
    status: "جديد",
    withdraw: "سحب طلبي",
    confirm: "نعم، سحب الطلب ومحوه",
    withdrawn: "سُحب الطلب",
  },
} as const;

for (const [language, words] of Object.entries(languages)) {
  test(`a plan is sent, followed and withdrawn in ${language}`, async ({ page, request }) => {
    test.skip(!isFullRun && language !== "en", skipped.language);
    const email = someone("hanna");
    await test.step("from the list of calls to the form", async () => {
      await page.goto(`${words.base}/grants`);
      await expect(page.getByRole("region", { name: words.open }).getByRole("article")).toHaveCount(2);
      await expect(page.getByRole("region", { name: words.closed }).getByRole("article")).toHaveCount(1);
      await page.getByRole("article").filter({ hasText: words.title }).getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    });

    await test.step("which saves itself, is sent and thanked for", async () => {
      await fillIn(page, email, words.amount);
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: words.submit }).click();
      await expect(page.getByRole("region", { name: words.sent })).toBeFocused();
    });

    const [mail] = await mailsTo(request, email);
    expect(mail).toMatchObject({ subject: words.subject, language });

    await test.step("the mailed link shows how it stands, to its holder alone", async () => {
      const response = await page.goto(pathIn(mail));
      expect(response?.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
      });
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.stands);
      await expect(page.getByText(words.status, { exact: true })).toBeVisible();
      await expect(page.getByText("Buurthuis De Brug")).toBeVisible();
      await expect(page.getByText(/1[.,]250[.,]50/)).toBeVisible();
      await expectOpenToAll(page);
      expect(await misfits(page)).toEqual([]);
      const html = (await response?.text()) ?? "";
      const texts = await page.evaluate(readableTexts, html);
      const foreign = strangers(texts, language as keyof typeof languages);
      expect(foreign.filter((text) => text !== "Buurthuis De Brug")).toEqual([]);
    });

    await test.step("and withdraws it after asking once", async () => {
      await expect(page.getByRole("button", { name: words.confirm })).toBeHidden();
      await page.getByText(words.withdraw, { exact: true }).click();
      await page.getByRole("button", { name: words.confirm }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.withdrawn);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.withdrawn);
      await expect(page.getByText("Buurthuis De Brug")).toHaveCount(0);
    });
  });
}

test("a draft is gone on with on another device by the mailed link, and ends when it is sent", async ({
  page,
  request,
  browser,
}) => {
  const email = someone("resume");
  await openAlive(page, `/nl${call}`);
  await field(page, "organisation").fill("Buurthuis De Brug");
  await field(page, "answer-plan").fill("Een gedeelde lunch,\nelke week.");
  const link = page.getByRole("button", { name: "Mail mij een link" });
  await link.click();
  await expect(page.getByText("Vul een geldig e-mailadres in")).toBeVisible();
  await expect(field(page, "email")).toBeFocused();
  await field(page, "email").fill(email);
  await link.click();
  await expect(page.getByText("Uw concept is opgeslagen")).toBeVisible();

  const [mail] = await mailsTo(request, email);
  expect(mail?.subject).toContain("Minder alleen");
  expect(mail?.text).not.toContain("lunch");

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const response = await other.goto(pathIn(mail));
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  await expect(field(other, "organisation")).toHaveValue("Buurthuis De Brug");
  await expect(field(other, "answer-plan")).toHaveValue("Een gedeelde lunch,\nelke week.");
  await expect(other.getByRole("checkbox")).not.toBeChecked();
  await expectOpenToAll(other);
  expect(await misfitsInTranslation(other)).toEqual([]);
  await other.goto(pathIn(mail));
  await touch(other);
  await fillIn(other, email);
  await expect(other.getByText(/^Opgeslagen om/)).toBeVisible();
  await other.reload();
  await expect(field(other, "answer-costs")).toHaveValue(answers["answer-costs"]);
  await touch(other);
  await other.getByRole("checkbox").check();
  await other.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(other.getByRole("region", { name: "Aanvraag verstuurd" })).toBeVisible();
  await mailsTo(request, email, 2);
  await elsewhere.close();

  await page.goto(pathIn(mail));
  await expect(page.getByText("Deze aanvraag is verstuurd")).toBeVisible();
  await expect(field(page, "organisation")).toHaveCount(0);
});

test("after a reload the page offers to go on with what was saved", async ({ page }) => {
  await openAlive(page, call);
  await field(page, "organisation").fill("Buurthuis De Brug");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.getByRole("link", { name: "Continue my application" }).click();
  await expect(page).toHaveURL(/\/grants\/less-alone\/apply\/[\w-]{43}$/);
  await expect(field(page, "organisation")).toHaveValue("Buurthuis De Brug");
});

test("a double click and a second sending are one application and one letter", async ({ page, request }) => {
  const email = someone("twice");
  await openAlive(page, call);
  await fillIn(page, email);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send application" }).dblclick();
  await expect(page.getByRole("region", { name: "Application sent" })).toBeVisible();
  const again = await request.post("/api/applications/grant", {
    data: {
      callId: "less-alone",
      organisation: "Buurthuis De Brug",
      contactName: "Hanna de Wit",
      email,
      amount: "1250.50",
      ...answers,
      dataProcessing: true,
    },
  });
  expect(again.status()).toBe(201);
  await mailsTo(request, email, 1);
});

test("what is missing, and an amount beyond the call's limit, is said under its field", async ({ page }) => {
  await openAlive(page, call);
  await page.getByRole("button", { name: "Send application" }).click();
  const summary = page.getByRole("region", { name: "Please correct the following:" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveCount(10);
  await expect(
    summary.getByRole("link", { name: "What do you want to do? – Please answer this question" }),
  ).toBeVisible();
  await fillIn(page, someone("limit"), "2000,01");
  await page.getByRole("checkbox").check();
  await expect(summary.getByRole("listitem")).toHaveText(["This is more than the maximum per application"]);
  await expect(field(page, "amount")).toHaveAccessibleDescription(/At most €2,000.*This is more than/);
});

test("a closed call has no form, and a link to no draft or application says so kindly", async ({ page }) => {
  await page.goto("/grants/ready-streets");
  await expect(page.getByText("This call is closed")).toBeVisible();
  await expect(page.locator("form[method=post] textarea")).toHaveCount(0);
  for (const [address, title] of [
    [`${call}/apply/${"x".repeat(43)}`, "This draft no longer exists"],
    [`/applications/${"x".repeat(43)}`, "We could not find this application"],
    ["/nl/applications/half", "Wij konden deze aanmelding of aanvraag niet vinden"],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a draft is saved and mailed by a button, gone on with, and sent", async ({ page, request }) => {
    const email = someone("plain");
    await page.goto(`/ar${call}`);
    await field(page, "organisation").fill("مجلس الحي");
    await field(page, "email").fill(email);
    await page.getByRole("button", { name: "إرسال رابط بالبريد" }).click();
    await expect(page).toHaveURL(/\/ar\/grants\/less-alone\/apply\/[\w-]{43}\?mailed=1#apply$/);
    await expect(page.getByText("حُفظت مسودتكم")).toBeVisible();

    const [mail] = await mailsTo(request, email);
    await page.goto(pathIn(mail));
    await expect(field(page, "organisation")).toHaveValue("مجلس الحي");
    const submit = page.getByRole("button", { name: "إرسال الطلب" });
    const [refusal] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      submit.click(),
    ]);
    expect(refusal.status()).toBe(422);
    await expect(page.getByText("يرجى كتابة المبلغ المطلوب")).toHaveCount(2);
    await expect(field(page, "organisation")).toHaveValue("مجلس الحي");

    await fillIn(page, email, "١٢٥٠");
    await page.getByRole("checkbox").check();
    await submit.click();
    await expect(page).toHaveURL(/\/ar\/grants\/less-alone\?sent=1#apply$/);
    await expect(page.getByText("أُرسل الطلب", { exact: true })).toBeVisible();

    const [confirmation] = await mailsTo(request, email, 2);
    await page.goto(pathIn(confirmation));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("تسلمنا طلبكم");
    await page.getByText("سحب طلبي", { exact: true }).click();
    await page.getByRole("button", { name: "نعم، سحب الطلب ومحوه" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("سُحب الطلب");
  });
});

test("volunteers and partners are mailed a link of their own", async ({ page, request }) => {
  const email = someone("partner");
  const sent = await request.post("/api/applications/partner", {
    data: {
      organisation: "Buurthuis De Brug",
      contactName: "Hanna de Wit",
      email,
      country: "Nederland",
      plan: "We would like to open our kitchen to your students twice a week.",
    },
  });
  expect(sent.status()).toBe(201);
  const [mail] = await mailsTo(request, email);
  await page.goto(pathIn(mail));
  await expect(page.getByText("Application to become a partner")).toBeVisible();
});
