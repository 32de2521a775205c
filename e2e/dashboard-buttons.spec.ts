import { expect, type Download, type Locator, type Page } from "@playwright/test";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { formatsFor } from "../app/i18n/format.ts";
import { asCents } from "../domain/money/cents.ts";
import { formatMessage } from "../app/i18n/format-message.ts";
import { compileText } from "../app/messages/compile.ts";
import { readCatalogs } from "../app/messages/read-catalogs.ts";
import { readPdf } from "../app/papers/read-pdf.fixtures.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import { languages, type Language } from "../domain/language.ts";
import { readZip } from "../testing/read-zip.ts";
import { giveMonthly, giveOften, signInAs, untilReceipted } from "./support/own-donor.ts";
import { plugInAuthenticator } from "./support/authenticator.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { test } from "./support/once-alive.ts";

const catalogs = readCatalogs();
const campaignId = "company-for-older-people";
const singleGifts = 5;
const today = new Date().toISOString().slice(0, 10);
const year = today.slice(0, 4);

/** A signed-in donor in one language: where they are, and what is written there. */
type Visit = {
  page: Page;
  language: Language;
  email: string;
  main: Locator;
  /** The words of a message; what stands between braces comes from the values. */
  says: (id: string, values?: Record<string, string>) => string;
  button: (id: string, values?: Record<string, string>) => Locator;
  link: (id: string, values?: Record<string, string>) => Locator;
  /** The page at this address has come, under this title. */
  isAt: (path: string, titleId: string) => Promise<void>;
};

function visitOf(page: Page, language: Language, email: string): Visit {
  const texts: Record<string, string> = Object.assign({}, ...Object.values(catalogs[language]));
  const main = page.getByRole("main");
  const says: Visit["says"] = (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`Nothing is called ${id}`);
    return formatMessage(language, compileText(language, text), values);
  };
  const named = (role: "button" | "link") => (id: string, values?: Record<string, string>) =>
    main.getByRole(role, { name: says(id, values), exact: true });
  return {
    page,
    language,
    email,
    main,
    says,
    button: named("button"),
    link: named("link"),
    isAt: async (path, titleId) => {
      await expect(page).toHaveURL(inLanguage(path, language));
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(says(titleId));
    },
  };
}

/** The page is alive once its own script has stamped its forms. */
const alive = (main: Locator) => expect(main.locator('input[name="openedAt"]').first()).not.toHaveValue("0");

async function bytesOf(page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, void] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(piece as Buffer);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(pieces) };
}

for (const language of languages) {
  test(`every button of a donor's pages does what it says, in ${language}`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    test.skip(!isFullRun, skipped.buttons);
    const email = `buttons-${language}-${process.pid}@example.org`;
    const visit = visitOf(page, language, email);
    const before = await playwright.request.newContext({ baseURL });
    await giveOften(before, { email, language, campaignId, count: singleGifts });
    await before.dispose();
    await giveMonthly(page.request, email, language);
    await signInAs(page.request, email);
    await untilReceipted(page.request, singleGifts + 1);

    await page.goto(inLanguage("/dashboard", language), { waitUntil: "networkidle" });
    await test.step("the dashboard leads everywhere", () => dashboard(visit));
    await test.step("donations and their papers", () => donations(visit));
    await test.step("monthly gift", () => monthly(visit));
    await test.step("periodic gift", () => periodic(visit));
    await test.step("preferences", () => preferences(visit));
    await test.step("support", () => support(visit));
    await test.step("privacy", () => privacy(visit));
    const elsewhere = await playwright.request.newContext({ baseURL });
    await signInAs(elsewhere, email);
    await test.step("sign-in and devices", () => devices(visit));
    expect((await elsewhere.get("/api/auth/user")).status()).toBe(401);
    await elsewhere.dispose();
  });
}

/** Whichever links there are: one that is not pressed somewhere below fails this. */
async function dashboard({ page, language, main, link, isAt }: Visit): Promise<void> {
  const figures = ["raised", "beneficiaries", "completed-projects", "volunteer-hours"].map(
    (id) => `/figures/${id}`,
  );
  const ways = [
    "/donate?amount=25",
    "/donate?amount=50",
    "/donate?amount=100",
    "/donate",
    "/volunteer",
    "/dashboard/donations",
    "/dashboard/donations#statements",
    "/dashboard/monthly",
    "/dashboard/monthly#methods",
    "/dashboard/periodic-gift",
    "/dashboard/periodic-gift#calculator",
    "/account/security",
    "/dashboard/preferences",
    "/dashboard/privacy",
    "/dashboard/support",
    ...figures,
  ];
  const shown = await main
    .getByRole("link")
    .evaluateAll((links) => links.map((each) => each.getAttribute("href") ?? ""));
  expect(shown.toSorted()).toEqual(ways.map((way) => inLanguage(way, language)).toSorted());

  const format = formatsFor(language);
  for (const euros of [25, 50, 100]) {
    await main
      .getByRole("link")
      .filter({ hasText: format.money(asCents(euros * 100)) })
      .click();
    await isAt(`/donate?amount=${euros}`, "donate.title");
    await page.goBack();
    await isAt("/dashboard", "dashboard.title");
  }
  for (const [name, path, title] of [
    ["dashboard.quick.action", "/donate", "donate.title"],
    ["dashboard.involved.action", "/volunteer", "volunteer.title"],
    ["my-papers.action.statement", "/dashboard/donations#statements", "dashboard.all.title"],
    ["my-papers.action.periodic", "/dashboard/periodic-gift", "periodic.title"],
  ] as const) {
    await link(name).click();
    await isAt(path, title);
    await page.goBack();
    await isAt("/dashboard", "dashboard.title");
  }
  for (const path of figures) {
    await main.locator(`a[href="${inLanguage(path, language)}"]`).click();
    await expect(page).toHaveURL(inLanguage(path, language));
    await expect(main.locator(`a[href="/api${path}"]`)).toBeVisible();
    await page.goBack();
    await isAt("/dashboard", "dashboard.title");
  }
}

async function donations(visit: Visit): Promise<void> {
  const { page, language, main, says, button, link, isAt } = visit;
  await link("dashboard.recent.all").click();
  await isAt("/dashboard/donations", "dashboard.all.title");
  const lines = main.getByRole("listitem").filter({ hasText: says("dashboard.line.reference") });
  await expect(lines).toHaveCount(singleGifts + 1);
  const campaign = sampleContent(today).campaign.find(({ id }) => id === campaignId);
  await main.getByLabel(says("my-papers.filter.campaign")).selectOption(campaign?.title[language] ?? "");
  await button("my-papers.filter.show").click();
  await expect(lines).toHaveCount(1);

  const csv = await bytesOf(page, link("my-papers.list.csv"));
  expect(csv.name).toBe("donations.csv");
  expect(csv.bytes.toString().trim().split("\n")).toEqual([
    expect.stringContaining(says("my-papers.csv.reference")),
    expect.stringContaining(campaign?.title[language] ?? "no such campaign"),
  ]);
  const receipt = await bytesOf(page, lines.getByText(says("my-papers.list.receipt"), { exact: true }));
  expect(receipt.name).toMatch(/^receipt-\d{4}-\d{6}\.pdf$/);
  expect(readPdf(receipt.bytes).language).toBe(language);
  const statement = await bytesOf(page, link("my-papers.statements.own", { year }));
  expect(statement.name).toBe(`statement-${year}-${language}.pdf`);
  expect(readPdf(statement.bytes).language).toBe(language);
  if (language !== "nl") {
    const dutch = await bytesOf(page, link("my-papers.statements.dutch", { year }));
    expect(readPdf(dutch.bytes).language).toBe("nl");
  }

  await lines.getByText(says("my-papers.list.follow"), { exact: true }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(says("my-papers.gift.title"));
  await expect(main.getByRole("row", { name: says("my-papers.gift.total") })).toContainText("21");
  await expect(link("my-papers.gift.receipt")).toHaveAttribute("href", /\/receipt\.pdf\?language=/);
  await link("dashboard.title").click();
  await isAt("/dashboard", "dashboard.title");
}

async function monthly({ page, main, says, button, link, isAt }: Visit): Promise<void> {
  await link("dashboard.actions.monthlyDonations").click();
  await isAt("/dashboard/monthly", "monthly.title");
  const told = (id: string) =>
    expect(main.getByText(says(`monthly.done.${id}`), { exact: true })).toBeVisible();
  const open = (id: string) => main.getByText(says(`monthly.${id}.open`), { exact: true }).click();

  await open("amount");
  await main.getByLabel(says("monthly.amount.label")).fill("40");
  await button("monthly.amount.submit").click();
  await told("changed");
  await expect(main.getByRole("heading", { level: 2 })).toContainText("40");
  await open("day");
  await main.getByLabel(says("monthly.day.label")).selectOption("28");
  await button("monthly.day.submit").click();
  await told("changed");
  const charge = main.locator("dd time").first();
  await expect(charge).toHaveAttribute("datetime", /-28$/);
  await button("monthly.pause").click();
  await told("paused");
  await button("monthly.resume").click();
  await told("resumed");
  const before = (await charge.getAttribute("datetime")) ?? "";
  await main.getByRole("button", { name: says("monthly.skip", { date: "0" }).split("0")[0]?.trim() }).click();
  await told("skipped");
  expect(((await charge.getAttribute("datetime")) ?? "") > before).toBe(true);
  await link("monthly.method.change").click();
  await page.locator("button[value=sepa_debit]").click();
  await told("method");
  await expect(main.getByText(says("monthly.method.sepa_debit"))).toBeVisible();

  // Two clicks, and the second names the gift.
  await open("cancel");
  await main.getByRole("button", { name: /40/ }).click();
  await told("cancelled");
  await expect(main.getByText(says("monthly.status.ENDED"), { exact: true })).toBeVisible();
  await expect(link("monthly.again")).toHaveAttribute("href", /\/donate\?amount=40&frequency=monthly$/);
  await link("monthly.back").click();
  await isAt("/dashboard", "dashboard.title");
}

async function periodic({ page, language, main, says, button, link, isAt }: Visit): Promise<void> {
  await link("my-papers.action.calculator").click();
  await isAt("/dashboard/periodic-gift#calculator", "periodic.title");
  await alive(main);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await main.getByLabel(says("periodic.calc.income")).fill("70000");
  await main.getByLabel(says("periodic.calc.ordinary")).fill("4000");
  const deducted = formatsFor(language).money(asCents(330_000));
  await expect(main.getByText(says("periodic.calc.result", { amount: deducted }))).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);

  for (const [name, value] of Object.entries({
    yearlyAmount: "300",
    surname: "van den Berg",
    firstNames: "Noor Johanna",
    bsn: "111222333",
    bornOn: "1984-03-02",
    birthplace: "Utrecht",
    street: "Keizersgracht 12",
    town: "1015 CS Amsterdam",
    country: "Nederland",
  }))
    await main.locator(`[name=${name}]`).fill(value);
  await main.locator("[name=consent]").check();
  await button("periodic.form.submit").click();
  await expect(main.getByText(says("periodic.state.AWAITING_SIGNATURE"), { exact: true })).toBeVisible();
  await expect(main.getByText(says("periodic.own.bsn", { ending: "333" }))).toBeVisible();
  expect(await page.content()).not.toContain("111222333");
  const number = /PG-\d{4}-\d{5}/.exec(await main.innerText())?.[0] ?? "";
  const deeds = language === "nl" ? ["deed"] : ["deed", "deedDutch"];
  for (const id of deeds) {
    const deed = readPdf((await bytesOf(page, link(`periodic.own.${id}`, { number }))).bytes);
    expect(deed.language).toBe(id === "deed" ? language : "nl");
    if (deed.language !== "nl") continue;
    for (const words of ["van den Berg", "111222333", number]) expect(deed.says(words), words).toBe(true);
  }
  await button("periodic.own.withdraw", { number }).click();
  await expect(main.getByText(says("periodic.state.WITHDRAWN"), { exact: true })).toBeVisible();
  await link("dashboard.title").click();
  await isAt("/dashboard", "dashboard.title");
}

async function preferences({ page, main, says, button, link, isAt }: Visit): Promise<void> {
  await link("dashboard.actions.preferences").click();
  await isAt("/dashboard/preferences", "preferences.title");
  await alive(main);
  await expect(main.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await main.getByRole("checkbox", { name: says("consent.news") }).check();
  await main.getByLabel(says("preferences.language")).selectOption("ar");
  await button("preferences.submit").click();
  await expect(page.getByText(says("preferences.saved.text")).first()).toBeVisible();
  const kept = await (await page.request.get("/api/my/preferences")).json();
  expect(kept).toMatchObject({ language: "ar" });
  const granted = (kept as { choices: { purpose: string; granted: boolean }[] }).choices
    .filter((choice) => choice.granted)
    .map(({ purpose }) => purpose);
  expect(granted).toEqual(["news"]);
  await link("dashboard.title").click();
  await isAt("/dashboard", "dashboard.title");
}

async function support({ main, email, says, button, link, isAt }: Visit): Promise<void> {
  await link("dashboard.actions.support").click();
  await isAt("/dashboard/support", "support.title");
  await alive(main);
  await button("support.new.submit").click();
  await expect(main.getByText(says("support.error.message_required")).first()).toBeVisible();
  await main.getByLabel(says("support.form.subject")).fill(`12 ${email}`);
  await main.getByRole("textbox", { name: says("support.form.message") }).fill("34");
  await button("support.new.submit").click();
  await expect(main.getByText(says("support.status.OPEN"), { exact: true })).toBeVisible();
  await main.getByRole("textbox", { name: says("support.reply.label") }).fill("56");
  await button("support.reply.submit").click();
  await expect(main.getByRole("listitem").getByText("56", { exact: true })).toBeVisible();
  await link("dashboard.title").click();
  await isAt("/dashboard", "dashboard.title");
}

async function privacy({ page, main, email, says, button, link, isAt }: Visit): Promise<void> {
  await link("dashboard.actions.privacy").click();
  await isAt("/dashboard/privacy", "privacy.title");
  await alive(main);
  const download = await bytesOf(page, link("privacy.download.action"));
  expect(download.name).toBe("my-data.zip");
  const files = readZip(download.bytes);
  expect(files.get("json/users.json")?.toString()).toContain(email);
  expect(files.get("csv/users.csv")?.toString()).toContain(email);
  // Who entered the gifts by hand, before there was an account, looked at nobody's.
  await expect(main.getByText(says("privacy.looks.none"))).toBeVisible();

  await main.getByLabel(says("privacy.erase.email")).fill("someone@example.org");
  await button("privacy.erase.action").click();
  await expect(main.getByText(says("privacy.error.email_mismatch")).first()).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(200);
  await link("privacy.statement").click();
  await expect(page).toHaveURL(/:\d+(\/nl|\/ar)?\/privacy$/);
  await page.goBack();
  await link("dashboard.title").click();
  await isAt("/dashboard", "dashboard.title");
}

async function devices({ page, language, main, says, button, link, isAt }: Visit): Promise<void> {
  const authenticator = await plugInAuthenticator(page);
  await link("shell.account.security").click();
  await isAt("/account/security", "devices.security.title");
  await button("devices.passkeys.add").click();
  await main.getByText(says("devices.passkeys.remove"), { exact: true }).click();
  await button("devices.passkeys.removeConfirm").click();
  await expect(main.getByText(says("devices.passkeys.none"))).toBeVisible();
  await authenticator.unplug();

  const sessions = main.getByRole("region", { name: says("devices.sessions.title") }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await sessions
    .filter({ hasNotText: says("devices.sessions.current") })
    .getByRole("button", { name: says("devices.sessions.end"), exact: true })
    .click();
  await expect(sessions).toHaveCount(1);
  await main.getByText(says("devices.sessions.endAll"), { exact: true }).click();
  await button("devices.sessions.endAllConfirm").click();
  await expect(page).toHaveURL(inLanguage("/", language));
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
}
