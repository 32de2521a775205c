import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import { freePort, startProgram, stopProgram, untilListening, type Program } from "#testing/program.ts";
import { cards, serveStripeJs } from "./support/stripe-js.ts";
import { test } from "./support/once-alive.ts";

/** Where Stripe serves: a program of its own, with the fake for its API and a stand-in for its script. */
test.describe.configure({ mode: "serial" });

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let program: Program;
let dataDir: string;
let url: string;

test.beforeAll(async () => {
  stripe = await fakeStripe();
  dataDir = mkdtempSync(join(tmpdir(), "open-hand-stripe-"));
  chmodSync(dataDir, 0o755);
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  program = startProgram({
    env: {
      PORT: port,
      HOST: "localhost",
      DATA_DIR: dataDir,
      PAYMENT_PROVIDERS: "stripe",
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      STRIPE_API_BASE: stripe.settings.apiBase,
    },
  });
  await untilListening(program);
});
test.afterAll(async () => {
  await stopProgram(program);
  await stripe.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
test.beforeEach(({ page }) => serveStripeJs(page, stripe, url));

const card = (page: Page) => page.locator("#stripe-card");
const notifications = (page: Page) => page.getByRole("region", { name: /Notifications/ });

async function toPayment(page: Page, path: string, email = "giver@example.org"): Promise<void> {
  await page.goto(`${url}${path}`);
  await page.locator("input[name=email]").fill(email);
  await page.locator("form:has(input[name=email]) button[type=submit]").click();
  await expect(card(page)).toBeVisible();
}

test("someone tries a card that is declined, then one that works, and never reads why", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).host));
  await page.goto(`${url}/donate?amount=50`);
  await expect(page.getByRole("button", { name: "Donate €50 Now" })).toBeEnabled();
  expect(fetched.filter((host) => host.includes("stripe"))).toEqual([]);

  await toPayment(page, "/donate?amount=50");
  await expect(page.getByRole("heading", { name: "How would you like to pay?" })).toBeFocused();
  await card(page).fill(cards.declined);
  await page.getByRole("button", { name: "Donate €50 Now" }).click();
  await expect(notifications(page)).toContainText("Payment Failed");
  await expect(page.getByText("stolen")).toHaveCount(0);
  await card(page).fill(cards.pays);
  await page.getByRole("button", { name: "Donate €50 Now" }).click();
  await expect(page).toHaveURL(/:\d+\/donate\?success=true$/);
  await expect(page.getByText("Thank you for your generous donation!").first()).toBeVisible();
});

test("who presses before the program has come pays all the same, in the page that answers", async ({
  page,
}) => {
  const late = /\/assets\/(?!pre-hydration).*\.js$/;
  await page.route(late, (route) => route.abort());
  await page.goto(`${url}/donate?amount=50`, { waitUntil: "commit" });
  await page.locator("input[name=email]").fill("early@example.org");
  await page.unroute(late);
  await page.locator("form:has(input[name=email]) button[type=submit]").click();
  await expect(card(page)).toBeVisible();
  await expect(page.getByText("Paying here needs JavaScript")).toHaveCount(0);
  expect([...stripe.books.intents.values()].at(-1)).toMatchObject({ amount: 5000 });
});

test("who thinks better of it finds the form as it was, and the old payment can no longer be paid", async ({
  page,
}) => {
  await toPayment(page, "/donate?amount=100");
  await page.getByRole("button", { name: "Change my donation" }).click();
  await expect(page.locator("input[name=email]")).toHaveValue("giver@example.org");
  await page.getByText("€25", { exact: true }).first().click();
  await page.getByRole("button", { name: "Donate €25 Now" }).click();
  await expect(card(page)).toBeVisible();
  const [last, before] = [...stripe.books.intents.values()].toReversed();
  expect(before).toMatchObject({ amount: 10_000, status: "canceled" });
  expect(last).toMatchObject({ amount: 2500, status: "requires_payment_method" });
});

test("a bank that asks first is answered on its page; a refusal leads back to the form", async ({ page }) => {
  await toPayment(page, "/donate");
  await expect(page.getByText("Once, today").first()).toBeVisible();
  await card(page).fill(cards.asks);
  await page.getByRole("button", { name: "Donate €25 Now" }).click();
  await page.getByRole("link", { name: "Refuse" }).click();
  await expect(page).toHaveURL(/:\d+\/donate\?declined=true$/);
  await expect(notifications(page)).toContainText("Payment Failed");
  await page.getByRole("button", { name: "Donate €25 Now" }).click();
  await card(page).fill(cards.asks);
  await page.getByRole("button", { name: "Donate €25 Now" }).click();
  await page.getByRole("link", { name: "Confirm" }).click();
  await expect(page.getByText("Thank you for your generous donation!").first()).toBeVisible();
});

test("a monthly gift in Arabic is paid in Arabic, from right to left", async ({ page }) => {
  await toPayment(page, "/ar/donate?frequency=monthly");
  await expect(card(page).locator("..")).toHaveAttribute("lang", "ar");
  await card(page).fill(cards.pays);
  await page.locator("form:visible button[type=submit]").click();
  await expect(page).toHaveURL(/:\d+\/ar\/donate\?success=true$/);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect([...stripe.books.subscriptions.values()].at(-1)).toMatchObject({ status: "active" });
});

test("who comes by a link within the site can pay all the same", async ({ page }) => {
  await page.goto(`${url}/projects`);
  await page.getByRole("banner").getByRole("link", { name: "Donate" }).first().click();
  await expect(page).toHaveURL(/:\d+\/donate$/);
  // The page loads itself anew where it stands: only a document of its own may hold a payment form.
  await page.waitForFunction(() => performance.getEntriesByType("navigation")[0]?.name.endsWith("/donate"));
  // Nobody types faster than the page comes.
  await page.waitForLoadState();
  await page.locator("input[name=email]").fill("giver@example.org");
  await page.getByRole("button", { name: "Donate €25 Now" }).click();
  await expect(card(page)).toBeVisible();
});

// Another donor: after the declined cards above the same one would first have to do proof of work.
test("after five declined cards the payment is canceled and the form starts again", async ({ page }) => {
  const email = "another-giver@example.org";
  await toPayment(page, "/donate?amount=75", email);
  const payment = [...stripe.books.intents.values()].at(-1);
  const pay = page.getByRole("button", { name: "Donate €75 Now" });
  for (let tries = 1; tries <= 5; tries += 1) {
    await card(page).fill(cards.declined);
    const answer = page.waitForResponse(/api\.stripe\.com/);
    await pay.click();
    await answer;
    await expect(pay).toBeEnabled();
  }
  expect(payment).toMatchObject({ status: "canceled" });
  await pay.click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator("input[name=email]")).toHaveValue(email);
  await expect(notifications(page)).toContainText("nothing was charged. You can try again.");
});
