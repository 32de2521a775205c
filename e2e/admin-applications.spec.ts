import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

type Person = "staff@example.org" | "admin@example.org";

async function signInAs(page: Page, email: Person): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "demo", email, returnTo: "/" } });
}

let made = 0;

/** Every test works on applicants of its own: the others are at work on the same server. */
async function applyToVolunteer(
  page: Page,
  language: string,
  roleId: string,
): Promise<{ id: string; name: string }> {
  made += 1;
  const name = `Applicant ${process.pid} ${made} ${language}`;
  const response = await page.request.post("/api/applications/volunteer", {
    headers: { "x-language": language },
    data: {
      name,
      email: `volunteer-${process.pid}-${made}@example.org`,
      roleId,
      motivationMdx:
        "I would like to help wherever a hand is missing, two afternoons of every week of the year.",
      consentsJson: { dataProcessing: true, communications: false, backgroundCheck: true },
    },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return { id, name };
}

test("an applicant is found, opened, given to a colleague and noted upon", async ({ page }) => {
  const { name } = await applyToVolunteer(page, "en", "digital-marketing");
  await signInAs(page, "staff@example.org");
  await page.goto("/admin/applications/volunteer");
  await page.getByLabel("Search by name, organisation or e-mail").fill(name);
  await page.getByLabel("Status").selectOption("NEW");
  await page.getByLabel("Assigned to").selectOption({ label: "Nobody" });
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/[?&]assignee=nobody/);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByLabel("Assigned to")).toHaveValue("demo-staff");
  await page.getByLabel("New note").fill("Called, will call back.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(
    page.getByRole("region", { name: "Notes" }).getByText("Called, will call back."),
  ).toBeVisible();
});

test("a move is read before it goes, and told in the applicant's language", async ({ page }) => {
  const { id } = await applyToVolunteer(page, "nl", "digital-marketing");
  await signInAs(page, "staff@example.org");
  await page.goto(`/admin/applications/volunteer/${id}`);
  await page.getByRole("button", { name: "Start screening" }).click();
  const letter = page.getByRole("region", { name: "The letter that will be sent" });
  await expect(letter.getByText("Wij lezen uw aanvraag").first()).toBeVisible();
  await page.getByLabel("Extra line in the letter").fill("U hoort vrijdag van ons.");
  await expect(letter.getByText(/U hoort vrijdag van ons\./)).toBeVisible();
  await page.getByRole("button", { name: "Move and send the letter" }).click();
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("From NEW to SCREENING")).toBeVisible();
  await expect(page.getByRole("button", { name: "Invite to an interview" })).toBeVisible();
});

test("nobody is declined without a reason", async ({ page }) => {
  const { id } = await applyToVolunteer(page, "ar", "digital-marketing");
  await signInAs(page, "admin@example.org");
  await page.goto(`/admin/applications/volunteer/${id}`);
  await page.getByRole("main").getByRole("button", { name: "Decline" }).click();
  const send = page.getByRole("button", { name: "Move and send the letter" });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText("Say why it is declined.", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.getByLabel("Reason").fill("No place this season.");
  await send.click();
  await expect(
    page.getByRole("region", { name: "History" }).getByText("No place this season."),
  ).toBeVisible();
});

test("of two colleagues the second sees what the first has done, and loses nothing", async ({
  page,
  browser,
}) => {
  const { id } = await applyToVolunteer(page, "en", "digital-marketing");
  await signInAs(page, "staff@example.org");
  await page.goto(`/admin/applications/volunteer/${id}`);
  await page.getByRole("main").getByRole("button", { name: "Decline" }).click();
  await page.getByLabel("Reason").fill("Typed at length.");

  const colleague = await browser.newContext();
  const other = await colleague.newPage();
  await signInAs(other, "admin@example.org");
  const moved = await other.request.post(`/api/admin/applications/volunteer/${id}/moves`, {
    data: { version: 1, to: "SCREENING" },
  });
  expect(moved.status()).toBe(200);
  await colleague.close();

  await page.getByRole("button", { name: "Move and send the letter" }).click();
  await expect(page.getByText("Eva moved it to SCREENING.")).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveValue("Typed at length.");
});

for (const language of ["en", "nl", "ar"] as const) {
  test(`nothing in the back office keeps anyone out in ${language}`, async ({ page }) => {
    const { id } = await applyToVolunteer(page, language, "digital-marketing");
    await signInAs(page, "staff@example.org");
    const prefix = language === "en" ? "" : `/${language}`;
    for (const path of ["/admin", "/admin/applications/volunteer", `/admin/applications/volunteer/${id}`]) {
      await page.goto(prefix + path, { waitUntil: "networkidle" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(
          ({ id: rule, nodes }) => `${path} ${rule}: ${nodes.map((node) => node.html).join(" | ")}`,
        ),
      ).toEqual([]);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
