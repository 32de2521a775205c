import { expect, type Page } from "@playwright/test";
import { test } from "./support/once-alive.ts";

const motivation =
  "I taught mathematics for eleven years and would like to help children who have no quiet place.";

let people = 0;
/** Tests share one database: each applies as someone else. */
const someone = () => `volunteer-${process.pid}-${(people += 1)}@example.org`;

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full Name").fill("Fatima al-Zahra");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Why do you want to volunteer?").fill(motivation);
  await page.getByLabel("I agree that the foundation uses these details").check();
}

/** The form's code comes with the first touch; from then on it knows since when it is open. */
async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.locator('input[name="openedAt"]')).not.toHaveValue("0");
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" }).click();
const role = (page: Page, name: string) => page.getByRole("radio", { name });
const roleField = (page: Page) => page.getByRole("combobox", { name: "Volunteer Role" });
const toast = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

test("the page invites, in three languages, and shows the four roles with where they are", async ({
  page,
}) => {
  for (const [address, title, remote] of [
    ["/volunteer", "Join Our Volunteer Network", "REMOTE"],
    ["/nl/volunteer", "Word vrijwilliger in ons netwerk", "Op afstand"],
    ["/ar/volunteer", "انضموا إلى شبكة متطوعينا", "عن بُعد"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("radio")).toHaveCount(4);
    await expect(page.locator("#roles").getByText(remote).first()).toBeVisible();
  }
  await page.goto("/volunteer");
  for (const benefit of ["Flexible Scheduling", "Skill Development", "Meaningful Impact"]) {
    await expect(page.getByText(benefit, { exact: true })).toBeVisible();
  }
});

test("a card fills the form and the form's list marks its card", async ({ page }) => {
  await openAlive(page, "/volunteer");
  await page.getByText("Visit the same older person every week").click();
  await expect(role(page, "Elderly Companion")).toBeChecked();
  await expect(roleField(page)).toHaveValue("elderly-companion");
  await expect(page.getByText("Applying for: Elderly Companion")).toBeVisible();

  await roleField(page).selectOption("Digital Marketing Volunteer");
  await expect(role(page, "Digital Marketing Volunteer")).toBeChecked();
  await expect(role(page, "Elderly Companion")).not.toBeChecked();
  await expect(page.getByText("Applying for: Digital Marketing Volunteer")).toBeVisible();
});

test("the keyboard alone chooses a role and goes on to the form", async ({ page }) => {
  await openAlive(page, "/volunteer");
  await role(page, "Education Tutor").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Applying for: Education Tutor")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Applying for: Elderly Companion")).toBeVisible();
  await page.getByRole("link", { name: "Apply for this role: Animal Care Assistant" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Applying for: Animal Care Assistant")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page).toHaveURL(/\/volunteer$/);
});

test("an empty form says what is missing under each field and in a summary that takes focus", async ({
  page,
}) => {
  let sent = 0;
  page.on("request", (request) => (sent += request.method() === "POST" ? 1 : 0));
  await openAlive(page, "/volunteer");
  await submit(page);
  const messages = [
    ["Full Name", "Name is required"],
    ["Email Address", "Valid email is required"],
    ["Volunteer Role", "Please select a volunteer role"],
    ["Why do you want to volunteer?", "Please provide at least 50 characters of motivation"],
    ["I agree that the foundation uses these details", "You must consent to data processing"],
  ] as const;
  for (const [label, message] of messages) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByRole("paragraph").filter({ hasText: message })).toHaveCSS(
      "color",
      "rgb(165, 26, 38)",
    );
  }
  const summary = page.getByRole("region", { name: "Please correct the following:" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText(messages.map(([, message]) => message));
  await summary.getByRole("link", { name: "Valid email is required" }).click();
  await expect(page.getByLabel("Email Address")).toBeFocused();

  // What is mended stops complaining, by card as well as by typing.
  await page.getByLabel("Full Name").fill("Fatima");
  await expect(page.getByText("Name is required")).toHaveCount(0);
  await role(page, "Education Tutor").check();
  await expect(page.getByText("Please select a volunteer role")).toHaveCount(0);
  expect(sent).toBe(0);
});

test("the messages are in the visitor's language", async ({ page }) => {
  for (const [address, button, message] of [
    ["/nl/volunteer", "Aanmelding versturen", "Geef een motivatie van minimaal 50 tekens"],
    ["/ar/volunteer", "إرسال الطلب", "يرجى كتابة دافعكم في 50 حرفًا على الأقل"],
  ] as const) {
    await openAlive(page, address);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(message)).toHaveCount(2);
  }
});

test("an application is sent as specified, confirmed, and the form starts anew", async ({ page }) => {
  const email = someone();
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  let payload: unknown;
  await page.route("/api/applications/volunteer", async (route) => {
    payload = route.request().postDataJSON();
    await mayAnswer;
    await route.continue();
  });
  await openAlive(page, "/volunteer");
  await role(page, "Education Tutor").check();
  await fillIn(page, email);
  await page.getByLabel("I am willing to have a background check").check();
  await submit(page);

  const pending = page.getByRole("button", { name: "Submitting Application..." });
  await expect(pending).toBeDisabled();
  await expect(pending.locator("svg")).toBeVisible();
  answer();
  await expect(toast(page, "Application Submitted")).toContainText(
    "Thank you for your interest! We'll review your application and get back to you soon.",
  );
  expect(payload).toEqual({
    name: "Fatima al-Zahra",
    email,
    roleId: "education-tutor",
    motivationMdx: motivation,
    consentsJson: { dataProcessing: true, communications: false, backgroundCheck: true },
  });
  for (const label of ["Full Name", "Email Address", "Why do you want to volunteer?"]) {
    await expect(page.getByLabel(label)).toHaveValue("");
  }
  await expect(page.getByLabel("I agree that the foundation")).not.toBeChecked();
  await expect(page.getByText("Applying for:")).toHaveCount(0);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Submit Application" })).toBeEnabled();
});

test("whoever applies twice is thanked like anyone: only the mailbox tells that it was there", async ({
  page,
}) => {
  const email = someone();
  await openAlive(page, "/volunteer?role=animal-care");
  await expect(page.getByText("Applying for: Animal Care Assistant")).toBeVisible();
  await fillIn(page, email);
  await submit(page);
  await expect(toast(page, "Application Submitted")).toBeVisible();

  await role(page, "Animal Care Assistant").check();
  await fillIn(page, email);
  await submit(page);
  await expect(page.getByLabel("Email Address")).toHaveValue("");
  await expect(toast(page, "Application Failed")).toHaveCount(0);
});

test("when the line breaks the visitor is told so and nothing typed is lost", async ({ page }) => {
  await page.route("/api/applications/volunteer", (route) => route.abort());
  await openAlive(page, "/volunteer?role=education-tutor");
  await fillIn(page, someone());
  await submit(page);
  await expect(toast(page, "Application Failed")).toContainText(
    "There was an error submitting your application. Please try again.",
  );
  await expect(page.getByLabel("Why do you want to volunteer?")).toHaveValue(motivation);
});

test("what is chosen and typed before the page comes alive stands", async ({ page }) => {
  for (const choose of [
    () => page.getByText("Feed, clean, walk and get frightened animals").click(),
    () => roleField(page).selectOption("animal-care"),
  ]) {
    let comeAlive = () => {};
    const mayComeAlive = new Promise<void>((resolve) => (comeAlive = resolve));
    await page.route("**/*.js", async (route) => {
      await mayComeAlive;
      await route.continue();
    });
    await page.goto("/volunteer", { waitUntil: "commit" });
    await choose();
    await fillIn(page, "fatima@example.org");
    await expect(page.getByText("Applying for:")).toHaveCount(0);
    comeAlive();
    await page.getByLabel("Phone Number (Optional)").click();
    await expect(page.getByText("Applying for: Animal Care Assistant")).toBeVisible();
    await expect(role(page, "Animal Care Assistant")).toBeChecked();
    await expect(roleField(page)).toHaveValue("animal-care");
    await expect(page.getByLabel("Full Name")).toHaveValue("Fatima al-Zahra");
    await expect(page.getByLabel("Why do you want to volunteer?")).toHaveValue(motivation);
    await expect(page.getByLabel("I agree that the foundation")).toBeChecked();
    await page.unrouteAll();
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a card's link chooses the role", async ({ page }) => {
    await page.goto("/volunteer");
    await page.getByRole("link", { name: "Apply for this role: Elderly Companion" }).click();
    await expect(page).toHaveURL(/\/volunteer\?role=elderly-companion#apply$/);
    await expect(page.getByText("Applying for: Elderly Companion")).toBeVisible();
    await expect(roleField(page)).toHaveValue("elderly-companion");
  });

  test("a wrong form comes back with its messages and everything that was typed", async ({ page }) => {
    await page.goto("/volunteer?role=education-tutor");
    await page.getByLabel("Full Name").fill("Fatima al-Zahra");
    await page.getByLabel("Email Address").fill("fatima");
    await page.getByLabel("Why do you want to volunteer?").fill("Because.");
    await page.getByLabel("I would like to get news").check();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      submit(page),
    ]);
    expect(answer.status()).toBe(422);
    await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(/Valid email is required/);
    await expect(page.getByLabel("I agree that the foundation")).toHaveAccessibleDescription(
      "You must consent to data processing",
    );
    await expect(page.getByRole("region", { name: "Please correct the following:" })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Fatima al-Zahra");
    await expect(page.getByLabel("Why do you want to volunteer?")).toHaveValue("Because.");
    await expect(page.getByLabel("I would like to get news")).toBeChecked();
    await expect(roleField(page)).toHaveValue("education-tutor");
  });

  test("a good form is thanked for with the same words, and so is a second one", async ({ page }) => {
    const email = someone();
    await page.goto("/volunteer?role=digital-marketing");
    await fillIn(page, email);
    await submit(page);
    await expect(page).toHaveURL(/\/volunteer\?submitted=1#apply$/);
    await expect(page.getByText("Application Submitted", { exact: true })).toBeVisible();
    await expect(
      page.getByText("Thank you for your interest! We'll review your application and get back to you soon."),
    ).toBeVisible();

    await roleField(page).selectOption("digital-marketing");
    await fillIn(page, email);
    await submit(page);
    await expect(page.getByText("Application Submitted", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue("");
  });

  test("the Dutch form answers in Dutch", async ({ page }) => {
    await page.goto("/nl/volunteer");
    await page.getByRole("button", { name: "Aanmelding versturen" }).click();
    await expect(page).toHaveURL(/\/nl\/volunteer#apply$/);
    await expect(page.getByText("Kies een vrijwilligersrol")).toHaveCount(2);
  });
});

test("the applicant gets a letter in their language", async ({ page, request }) => {
  const email = someone();
  const answer = await request.post("/api/applications/volunteer", {
    headers: { "x-language": "nl" },
    data: {
      name: "Daan Visser",
      email,
      roleId: "education-tutor",
      motivationMdx: motivation,
      consentsJson: { dataProcessing: true },
    },
  });
  expect(answer.status()).toBe(201);
  await expect
    .poll(async () => (await request.get(`/demo/mailbox.json?to=${email}`)).json())
    .toMatchObject([{ subject: "Wij hebben uw aanmelding ontvangen", language: "nl" }]);
  await page.goto(`/demo/mailbox?to=${email}`);
  await expect(page.getByText("Wij hebben uw aanmelding ontvangen").first()).toBeVisible();
});
