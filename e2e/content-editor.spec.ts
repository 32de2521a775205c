import { randomInt } from "node:crypto";
import { expect, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./support/once-alive.ts";

const staff = "staff@example.org";
const admin = "admin@example.org";

async function signInAs(page: Page, email: string, path: string): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "demo", email, returnTo: path } });
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();
}

/**
 * Each test writes its own records: they run side by side on one database. Their words are numbers, because other tests look at
 * the home page meanwhile, and a number belongs to every language.
 */
const newWord = () => String(randomInt(10_000_000, 99_999_999));

/** What this test has put on the home page; a worker runs one test at a time. */
const made: string[] = [];

const write = (page: Page, field: string, language: string) =>
  page.getByRole("group", { name: field, exact: true }).getByLabel(language, { exact: true });

async function fillTexts(page: Page, field: string, [en, nl, ar]: [string, string, string]): Promise<void> {
  for (const [language, words] of Object.entries({ English: en, Dutch: nl, Arabic: ar })) {
    const shown = page.getByRole("group", { name: "Languages on screen" });
    const button = shown.getByRole("button", { name: language });
    if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
    await write(page, field, language).fill(words);
  }
}

async function fillCampaign(page: Page, word: string): Promise<void> {
  await fillTexts(page, "Title", [`${word} 1`, `${word} 2`, `${word} 3`]);
  await fillTexts(page, "Description", ["1 2 3", "4 5 6", "7 8 9"]);
  await fillTexts(page, "Text", ["1", "2", "3"]);
  await page.getByLabel("Goal", { exact: true }).fill("1250");
  await page.getByLabel("End date").fill("2099-12-31");
  await page.getByLabel("Urgency").selectOption("ACTIVE");
  await page.getByLabel("Badge color").selectOption("green");
  await page.getByLabel("Program").selectOption("children");
  await page.getByLabel("Netherlands").check();
  for (const outcome of ["aboveGoal", "belowGoal", "late", "cancelled"])
    await page.locator(`[id="field.commitment.${outcome}"]`).selectOption("PROGRAM");
}

/** A finished campaign, made by the call that the editor makes. */
async function publishedCampaign(page: Page, word: string): Promise<string> {
  const id = `${word}-1`;
  made.push(id);
  const text = (en: string) => ({ en, nl: en, ar: en });
  const response = await page.request.post(`/api/admin/content/campaign/${id}/publication`, {
    data: {
      basedOn: 0,
      body: {
        title: text(`${word} 1`),
        description: text("1 2 3"),
        body: text("1"),
        goalCents: 125_000,
        endsOn: "2099-12-31",
        urgencyLevel: "ACTIVE",
        urgencyColor: "green",
        programId: "children",
        projectId: null,
        countryCodes: ["NL"],
        zakatEligible: false,
        cover: null,
        commitment: {
          aboveGoal: "PROGRAM",
          belowGoal: "CAMPAIGN",
          late: "CAMPAIGN",
          cancelled: "OFFER_BACK",
        },
      },
    },
  });
  expect(response.status()).toBe(200);
  return id;
}

/** Off the home page again, so that it does not grow with every test. */
test.afterEach(async ({ page }) => {
  for (const id of made.splice(0)) {
    const record = await page.request.get(`/api/admin/content/campaign/${id}`);
    const { version } = (await record.json()) as { version: number };
    await page.request.delete(`/api/admin/content/campaign/${id}/publication?basedOn=${version}`);
  }
});

async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test("the quick actions lead to the editor", async ({ page }) => {
  await page.request.post("/sign-in", { form: { form: "demo", email: staff, returnTo: "/admin" } });
  for (const [action, address] of [
    ["Add Campaign", /:\d+\/admin\/content\/campaign\/new$/],
    ["New Project", /:\d+\/admin\/content\/project\/new$/],
    ["Edit Content", /:\d+\/admin\/content$/],
  ] as const) {
    await page.goto("/admin");
    await page.getByRole("link", { name: action }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a campaign made in the back office is on the home page in three languages", async ({
  page,
  browser,
}) => {
  const word = newWord();
  made.push(`${word}-1`);
  const visitor = await stranger(browser);
  await visitor.goto("/");
  await signInAs(page, staff, "/admin/content/campaign/new");
  await write(page, "Title", "English").fill(`${word} 1`);
  await expect(page.getByLabel("Page address")).toHaveValue(`${word}-1`);

  await page.getByRole("button", { name: "Publish now" }).click();
  const problems = page.getByRole("region", { name: "Please correct the following:" });
  await expect(problems).toBeFocused();
  await expect(problems.getByRole("link", { name: "Title – Dutch is missing" })).toBeVisible();

  await fillCampaign(page, word);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/content/campaign/${word}-1$`));
  await expect(page.getByText("All three languages are complete.")).toBeVisible();

  for (const [path, title] of [
    ["/", `${word} 1`],
    ["/nl", `${word} 2`],
    ["/ar", `${word} 3`],
  ] as const) {
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { name: title })).toBeVisible();
  }
});

test("two people editing one campaign lose nothing", async ({ page, browser }) => {
  const word = newWord();
  await signInAs(page, staff, "/admin/content/campaign/new");
  const id = await publishedCampaign(page, word);
  await page.goto(`/admin/content/campaign/${id}`);
  const colleague = await stranger(browser);
  await signInAs(colleague, admin, `/admin/content/campaign/${id}`);

  await page.getByLabel("Goal", { exact: true }).fill("2000");
  await write(page, "Title", "English").fill(`${word} 4`);
  await colleague.getByLabel("End date").fill("2098-01-01");
  await write(colleague, "Title", "English").fill(`${word} 5`);
  await colleague.getByRole("button", { name: "Save draft" }).click();
  await expect(colleague.getByText("Version 2")).toBeVisible();

  await page.getByRole("button", { name: "Save draft" }).click();
  const conflict = page.getByRole("region", { name: /saved changes at the same time/ });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByText("End date")).toBeVisible();
  await conflict.getByRole("radio", { name: /Theirs/ }).check();
  await conflict.getByRole("button", { name: "Merge and continue" }).click();

  await expect(write(page, "Title", "English")).toHaveValue(`${word} 5`);
  await expect(page.getByLabel("End date")).toHaveValue("2098-01-01");
  await expect(page.getByLabel("Goal", { exact: true })).toHaveValue("2000");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Version 3")).toBeVisible();
});

test("an old version is restored as a draft, and visitors keep what was published", async ({
  page,
  browser,
}) => {
  const word = newWord();
  await signInAs(page, staff, "/admin/content/campaign/new");
  const id = await publishedCampaign(page, word);
  await page.goto(`/admin/content/campaign/${id}`);
  await write(page, "Title", "English").fill(`${word} 6`);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Version 2")).toBeVisible();

  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore version 1" }).click();
  await expect(write(page, "Title", "English")).toHaveValue(`${word} 1`);
  await expect(page.getByText("Published, with changes").first()).toBeVisible();
  const visitor = await stranger(browser);
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { name: `${word} 6` })).toBeVisible();
});

test("a picture is shown with its words; what is no picture is refused with a sentence", async ({
  page,
  browser,
}) => {
  const word = newWord();
  await signInAs(page, staff, "/admin/content/campaign/new");
  const id = await publishedCampaign(page, word);
  await page.goto(`/admin/content/campaign/${id}`);
  await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();
  const chooser = page.getByLabel("Choose a picture");
  await chooser.setInputFiles({
    name: "coat.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("no picture"),
  });
  await expect(page.getByText("That is not a picture we can read.")).toBeVisible();
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
  await chooser.setInputFiles({ name: "coat.png", mimeType: "image/png", buffer: svg });
  await expect(page.getByText("The picture contains hidden code")).toBeVisible();

  const photo = sharp({ create: { width: 900, height: 500, channels: 3, background: "#1f4690" } });
  await chooser.setInputFiles({
    name: "coat",
    mimeType: "image/jpeg",
    buffer: await photo.jpeg().toBuffer(),
  });
  await fillTexts(page, "Picture description", [`${word} 1`, `${word} 8`, `${word} 3`]);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Version 2")).toBeVisible();
  const visitor = await stranger(browser);
  await visitor.goto("/nl");
  const picture = visitor.getByRole("img", { name: `${word} 8` });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("a preview shows the draft to staff, and nobody else", async ({ page, browser }) => {
  const word = newWord();
  await signInAs(page, staff, "/admin/content/campaign/new");
  const id = await publishedCampaign(page, word);
  await page.goto(`/admin/content/campaign/${id}`);
  await write(page, "Title", "Dutch").fill(`${word} 7`);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Version 2")).toBeVisible();

  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Preview in Dutch" }).click(),
  ]);
  await expect(preview.getByText("Preview: visitors do not see this yet.")).toBeVisible();
  await expect(preview.getByRole("heading", { name: `${word} 7` })).toBeVisible();
  const visitor = await stranger(browser);
  const refused = await visitor.goto(`/admin/content/campaign/${id}/preview`);
  expect(refused?.status()).toBe(401);
});

test("a fixed text of a page is worded anew, in the browser too, and goes back to what it was", async ({
  page,
  browser,
}) => {
  const word = newWord();
  await signInAs(page, staff, "/admin/content/page-text/posts");
  await page.getByLabel("Find a text").fill("posts/lead");
  await fillTexts(page, "posts/lead", [`${word} 1`, `${word} 2`, `${word} 3`]);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Version 1")).toBeVisible();

  const visitor = await stranger(browser);
  await visitor.goto("/nl/posts");
  await expect(visitor.getByText(`${word} 2`)).toBeVisible();
  await visitor.goto("/partners");
  await visitor.getByRole("contentinfo").getByRole("link", { name: "News" }).click();
  await expect(visitor.getByText(`${word} 1`)).toBeVisible();

  await page.getByRole("button", { name: "Restore the original: posts/lead" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Version 2")).toBeVisible();
  await visitor.goto("/posts");
  await expect(visitor.getByText("Written by the people who do the work")).toBeVisible();
});

test("a campaign is scheduled and called off", async ({ page }) => {
  const word = newWord();
  await signInAs(page, staff, "/admin/content/campaign/new");
  const id = await publishedCampaign(page, word);
  await page.goto(`/admin/content/campaign/${id}`);
  await page.getByLabel("Publish on").fill("2090-01-02T09:00");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText("Version 2 will be published on 2 January 2090")).toBeVisible();
  await page.getByRole("button", { name: "Cancel schedule" }).click();
  await expect(page.getByText("Version 2 will be published on")).toBeHidden();
});

test("leaving with unsaved words asks first", async ({ page }) => {
  await signInAs(page, staff, "/admin/content/campaign/a-vet-on-the-road");
  await write(page, "Title", "English").fill("Not saved");
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  page.once("dialog", (dialog) => void dialog.dismiss());
  await page.getByRole("link", { name: "Campaigns", exact: true }).click();
  await expect(page).toHaveURL(/a-vet-on-the-road$/);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("link", { name: "Campaigns", exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/admin\/content\/campaign$/);
});

test("typed words survive a closed tab, and can be discarded", async ({ page }) => {
  await signInAs(page, admin, "/admin/content/post/new");
  await write(page, "Title", "English").fill("Kept on the way");
  await expect(page.getByText("Draft kept on")).toBeVisible();
  await page.reload();
  await expect(write(page, "Title", "English")).toHaveValue("Kept on the way");
  await page.getByRole("button", { name: "Discard these changes" }).click();
  await expect(write(page, "Title", "English")).toHaveValue("");
  await page.reload();
  await expect(write(page, "Title", "English")).toHaveValue("");
});

test("records are found by title and by state", async ({ page }) => {
  const word = newWord();
  await signInAs(page, staff, "/admin/content/campaign/new");
  await publishedCampaign(page, word);
  await page.goto("/admin/content/campaign");
  await page.getByLabel("Search by title").fill(word);
  await page.getByLabel("Status").selectOption("PUBLISHED");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(page.getByRole("rowheader")).toHaveText([`${word} 1`]);
});

test("records are ordered by keyboard, and by a plain form where there is no JavaScript", async ({
  page,
  browser,
}) => {
  await page.request.post("/sign-in", { form: { form: "demo", email: staff, returnTo: "/" } });
  await page.goto("/admin/content/board-member", { waitUntil: "networkidle" });
  const names = page.getByRole("rowheader");
  const [first = "", second = "", ...rest] = await names.allInnerTexts();
  await page.getByRole("button", { name: `Move ${second} up` }).focus();
  await page.keyboard.press("Enter");
  await expect(names).toHaveText([second, first, ...rest]);
  // It cannot go higher, so the button that is left has the focus: the same key takes it back.
  await expect(page.getByRole("button", { name: `Move ${second} down` })).toBeFocused();

  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/admin/content/board-member");
  await plain.getByRole("button", { name: `Move ${second} down` }).click();
  await expect(plain.getByRole("rowheader")).toHaveText([first, second, ...rest]);
  await context.close();
});

test("staff do not see who the foundation is in the editor, an admin does", async ({ page, browser }) => {
  await page.request.post("/sign-in", { form: { form: "demo", email: staff, returnTo: "/" } });
  await page.goto("/admin/content");
  await expect(page.getByRole("link", { name: "Legal texts" })).toBeVisible();
  await expect(page.getByRole("link", { name: "The foundation" })).toHaveCount(0);
  const other = await stranger(browser);
  await signInAs(other, admin, "/admin/content/foundation/foundation");
  await expect(other.getByLabel("IBAN")).toHaveValue(/^NL/);
  await expect(other.getByRole("button", { name: "Unpublish" })).toHaveCount(0);
});
