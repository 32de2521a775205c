import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { loopbackProvider } from "../adapters/auth/loopback-provider.fixtures.ts";
import { freePort, startProgram, stopProgram, untilListening } from "../testing/program.ts";
import { plugInAuthenticator } from "./support/authenticator.ts";
import { misfitsInTranslation } from "./support/layout.ts";
import { test } from "./support/once-alive.ts";

let people = 0;
/** Nobody else's address: tests run side by side and each address has its own limits. */
const someone = (name: string): string => `${name}-${process.pid}-${(people += 1)}@example.org`;

type Mail = { to: string; subject: string; text: string };

async function mailTo(request: APIRequestContext, email: string): Promise<Mail> {
  const response = await request.get(`/demo/mailbox.json?${new URLSearchParams({ to: email }).toString()}`);
  const [newest] = (await response.json()) as Mail[];
  if (!newest) throw new Error(`No mail for ${email}`);
  return newest;
}

async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  const [link] =
    /https?:\/\/\S+\/sign-in\/link\?token=[\w-]+/.exec((await mailTo(request, email)).text) ?? [];
  if (!link) throw new Error(`The mail for ${email} has no link`);
  return link;
}

async function signInByLink(page: Page, email: string, returnTo = "/account/security"): Promise<void> {
  await page.goto(`/sign-in?${new URLSearchParams({ returnTo }).toString()}`);
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  await page.goto(await linkTo(page.request, email));
  await page.getByRole("button", { name: "Sign me in" }).click();
  await expect(page).toHaveURL(new RegExp(`:\\d+${returnTo}$`));
}

const userOf = async (page: Page): Promise<{ email: string; role: string } | null> => {
  const response = await page.request.get("/api/auth/user");
  return response.ok() ? ((await response.json()) as { email: string; role: string }) : null;
};

test("a visitor signs in with the mailed link, once, and comes back to the page they wanted", async ({
  page,
}) => {
  const email = someone("anna");
  await page.goto("/api/login?returnTo=/account/security");
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  expect((await mailTo(page.request, email)).subject).toBe("Your link to sign in");

  const link = await linkTo(page.request, email);
  await page.goto(link);
  expect(await userOf(page), "opening the link alone signs nobody in").toBeNull();
  await page.getByRole("button", { name: "Sign me in" }).click();
  await expect(page).toHaveURL(/:\d+\/account\/security$/);
  await expect(page.getByRole("heading", { level: 1, name: "Sign-in and devices" })).toBeVisible();
  expect(await userOf(page)).toMatchObject({ email, role: "DONOR" });

  await page.goto(link);
  await page.getByRole("button", { name: "Sign me in" }).click();
  await expect(page.getByText("This link has already been used")).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);

  await page.goto(link);
  expect(await misfitsInTranslation(page)).toEqual([]);
});

test("an address that is none is kept in its field, with the reason under it", async ({ page }) => {
  await page.goto("/sign-in");
  // The browser's own check is satisfied with less than a mail server is.
  await page.getByLabel("Email address").fill("anna@example");
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("link", { name: "Please enter an email address" })).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveAccessibleDescription(/Please enter an email address/);
  await expect(page.getByLabel("Email address")).toHaveValue("anna@example");
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the mailed link works, in Arabic, from the page to the letter and back", async ({ page }) => {
    const email = someone("noor");
    await page.goto("/ar/sign-in?returnTo=/ar/account/security");
    await page.getByLabel("البريد الإلكتروني").fill(email);
    await page.getByRole("button", { name: "إرسال رابط" }).click();
    await expect(page).toHaveURL(/\/ar\/sign-in\?sent=1/);
    expect((await mailTo(page.request, email)).subject).toContain("رابط تسجيل الدخول");
    await page.goto(await linkTo(page.request, email));
    await page.getByRole("button", { name: "تسجيل دخولي" }).click();
    await expect(page).toHaveURL(/:\d+\/ar\/account\/security$/);
    expect(await userOf(page)).toMatchObject({ email });
  });

  test("signing out is a plain link", async ({ page }) => {
    await page.goto("/sign-in");
    await page.getByRole("button", { name: "Sign in as a donor" }).click();
    expect(await userOf(page)).not.toBeNull();
    await page.goto("/api/logout");
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await userOf(page)).toBeNull();
  });
});

for (const [button, email, role] of [
  ["Sign in as a donor", "donor@example.org", "DONOR"],
  ["Sign in as staff", "staff@example.org", "STAFF"],
  ["Sign in as an administrator", "admin@example.org", "ADMIN"],
] as const) {
  test(`the demonstration: ${button.toLowerCase()} with one click`, async ({ page }) => {
    await page.goto("/api/login?returnTo=/account/security");
    await page.getByRole("button", { name: button }).click();
    await expect(page).toHaveURL(/:\d+\/account\/security$/);
    expect(await userOf(page)).toMatchObject({ email, role });
  });
}

test("nobody is led away to another site after signing in", async ({ page, baseURL }) => {
  for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example", "/.//evil.example"]) {
    await page.goto(`/sign-in?${new URLSearchParams({ returnTo }).toString()}`);
    await page.getByRole("button", { name: "Sign in as a donor" }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
  }
});

test("a passkey is added, signs its owner in, and can be removed", async ({ page }) => {
  const authenticator = await plugInAuthenticator(page);
  const email = someone("passkey");
  await signInByLink(page, email);
  await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText(/^Added on/)).toBeVisible();

  await page.goto("/api/logout");
  expect(await userOf(page)).toBeNull();
  await page.goto("/sign-in?returnTo=/account/security");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/:\d+\/account\/security$/);
  expect(await userOf(page)).toMatchObject({ email });
  await expect(page.getByText(/^Last used on/)).toBeVisible();

  await page.getByText("Remove", { exact: true }).click();
  await page.getByRole("button", { name: "Remove this passkey" }).click();
  await expect(page.getByText("You have no passkeys yet.")).toBeVisible();

  await page.goto("/api/logout");
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("This passkey cannot be used here.")).toBeVisible();
  await authenticator.unplug();
});

test("a browser that asks nobody for a passkey says so kindly", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("cancelled", "NotAllowedError"));
  });
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("Nothing was chosen, or it took too long.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeEnabled();
});

test("a person sees where they are signed in, ends one session, then all", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = someone("devices");
  await signInByLink(page, email);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await signInByLink(other, email);

  await page.reload();
  const sessions = page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: "This device" })).toHaveCount(1);
  await sessions.filter({ hasNotText: "This device" }).getByRole("button", { name: "Sign out" }).click();
  await expect(sessions).toHaveCount(1);
  expect(await userOf(other)).toBeNull();

  await signInByLink(other, email);
  await page.getByText("Sign out everywhere", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, sign out everywhere" }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  expect([await userOf(page), await userOf(other)]).toEqual([null, null]);
  await elsewhere.close();
});

test("with an OpenID provider, signing in goes straight there and comes back signed in", async ({ page }) => {
  test.setTimeout(120_000);
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const provider = await loopbackProvider(`${site}/api/login/callback`);
  const { issuer, clientId, clientSecret } = provider.settings;
  const program = startProgram({
    command: [process.execPath, "e2e/server/start.ts"],
    env: {
      PORT: String(port),
      HOST: "localhost",
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
    },
  });
  try {
    await untilListening(program);
    // The provider's development pages want a font from elsewhere.
    await page.route(
      (url) => !["localhost", "127.0.0.1"].includes(url.hostname),
      (route) => route.abort(),
    );
    await page.goto(`${site}/api/login?returnTo=/account/security`);
    expect(new URL(page.url()).origin).toBe(issuer);
    await page.locator("input[name=login]").fill("anna");
    await page.locator("input[name=password]").fill("any");
    await page.locator("button[type=submit]").click();
    // Then it asks whether we may have the address, and sends the browser back.
    await expect(page.locator("input[name=login]")).toHaveCount(0);
    await page.locator("button[type=submit]").click();
    await expect(page).toHaveURL(`${site}/account/security`);
    const user = await (await page.request.get(`${site}/api/auth/user`)).json();
    expect(user).toMatchObject({ email: "anna@example.org", firstName: "Anna", role: "DONOR" });

    await page.goto(`${site}/sign-in`);
    await expect(page.getByRole("link", { name: "Go to the sign-in service" })).toBeVisible();
    await expect(page.getByLabel("Email address")).toHaveCount(0);
  } finally {
    await stopProgram(program);
    await provider.stop();
  }
});
