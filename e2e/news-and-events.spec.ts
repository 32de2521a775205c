import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { isFullRun, skipped } from "./support/full-run.ts";
import { structuredDataOf } from "./support/structured-data.ts";
import { test } from "./support/once-alive.ts";

const post = "/posts/what-the-seven-percent-is-for";
const evening = "/events/ask-the-treasurer";
const past = "/events/neighbors-table-rotterdam";

/** Each journey brings its own address: one address can register once. */
const someone = (name: string) => `${name}.${Date.now()}.${Math.random().toString(36).slice(2)}@example.org`;

type Mail = { subject: string; text: string };

async function mailTo(request: APIRequestContext, address: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    [found] = await (await request.get("/demo/mailbox.json", { params: { to: address } })).json();
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** The form's code comes with the first touch. */
async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.locator('input[name="openedAt"]')).not.toHaveValue("0");
}

const fillIn = async (page: Page, email: string) => {
  await page.getByLabel("Your name").fill("Noor Haddad");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Number of people").selectOption("2");
};

test("the news leads from the newest post to the next older one", async ({ page }) => {
  await page.goto("/posts");
  const titles = page.getByRole("article").getByRole("link");
  await expect(titles).toHaveCount(6);
  const [newest, next] = await titles.allTextContents();
  await titles.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest ?? "");
  await page.getByRole("navigation", { name: "Newer and older news" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next ?? "");
});

test("a post describes itself to search engines and to whoever shares it", async ({ page, request }) => {
  await page.goto(`/nl${post}`);
  const [article, trail] = await structuredDataOf(page);
  expect(article).toMatchObject({
    "@type": "NewsArticle",
    headline: "Waar de zeven procent voor is",
    inLanguage: "nl",
  });
  expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
  expect(trail?.["itemListElement"]).toHaveLength(2);

  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const card = await request.get(new URL(picture ?? "").pathname);
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/png"]);

  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
  expect(feed).toBe("/nl/posts/feed.xml");
  expect(await (await request.get(feed ?? "")).text()).toContain("Waar de zeven procent voor is");
});

test("an event can be put in a calendar", async ({ page }) => {
  await page.goto(evening);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to my calendar" }).click();
  expect((await download).suggestedFilename()).toBe("ask-the-treasurer.ics");
  const [event] = await structuredDataOf(page);
  expect(event).toMatchObject({ "@type": "Event", name: "Ask the treasurer" });
});

test("registering takes a place, confirms it by mail, and the mail's link gives it up again", async ({
  page,
  request,
}) => {
  const email = someone("noor");
  await openAlive(page, evening);
  await fillIn(page, email);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.locator("#registration")).toContainText("You are registered");

  const mail = await mailTo(request, email);
  expect(mail.subject).toContain("Ask the treasurer");
  expect(mail.text).toContain(`${evening}/calendar.ics`);
  const [link = ""] = /\S+\?registration=\S+/.exec(mail.text) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await expect(page.getByText("Your registration is canceled")).toBeVisible();
  await page.goto(pathname + search);
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await expect(page.getByText("This registration no longer exists")).toBeVisible();
});

test("a form with mistakes says so at each field and keeps what was typed", async ({ page }) => {
  await openAlive(page, evening);
  await page.getByLabel("Your name").fill("Noor Haddad");
  await page.getByLabel("Email address").fill("noor@");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("region", { name: "Please correct the following:" })).toBeFocused();
  await expect(page.getByLabel("Email address")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Your name")).toHaveValue("Noor Haddad");
});

test("an address that is registered is answered like any other", async ({ page, request }) => {
  const email = someone("twice");
  await request.post(`/api${evening}/registrations`, { data: { name: "Noor", email, people: 1 } });
  await openAlive(page, evening);
  await fillIn(page, email);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.locator("#registration")).toContainText("You are registered");
});

test("an event that is over says so and takes nobody in", async ({ page }) => {
  await page.goto(past);
  await expect(page.getByText("This event is over.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Register" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Add to my calendar" })).toHaveCount(0);
});

test("a post or an event that does not exist is not found", async ({ page }) => {
  for (const address of ["/posts/nothing", "/nl/events/nothing"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a form comes back with its mistakes, and is sent when they are mended", async ({ page }) => {
    await page.goto(`/nl${evening}`);
    await page.getByLabel("Uw naam").fill("Daan Visser");
    await page.getByLabel("E-mailadres").fill("daan@");
    await page.getByLabel("Aantal personen").selectOption("3");
    const refused = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Aanmelden" }).click();
    expect((await refused).status()).toBe(422);
    await expect(page.getByLabel("E-mailadres")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Uw naam")).toHaveValue("Daan Visser");
    await expect(page.getByLabel("Aantal personen")).toHaveValue("3");

    await page.getByLabel("E-mailadres").fill(someone("daan"));
    await page.getByRole("button", { name: "Aanmelden" }).click();
    await expect(page).toHaveURL(/\/nl\/events\/ask-the-treasurer\?registered=1#registration$/);
    await expect(page.getByText("U bent aangemeld")).toBeVisible();
  });
});

test("the sitemap names pages that exist and can be read", async ({ request }) => {
  test.skip(!isFullRun, skipped.walk);
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? "").pathname,
  );
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const page = await request.get(path);
    expect([path, page.status()]).toEqual([path, 200]);
    expect(await page.text(), path).not.toContain('name="robots"');
  }
});
