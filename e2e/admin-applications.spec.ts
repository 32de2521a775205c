import { expect, type Page } from "@playwright/test";
import { test } from "./support/once-alive.ts";
import { openFilters } from "./support/open-filters.ts";

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
      email: `applicant-${process.pid}-${made}@example.org`,
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
  await page.getByLabel("Search by name, organization or email").fill(name);
  await openFilters(page);
  await page.getByRole("combobox", { name: "Status" }).selectOption("NEW");
  await page.getByRole("combobox", { name: "Assigned to" }).selectOption({ label: "Nobody" });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/[?&]assignee=nobody/);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByRole("combobox", { name: "Assigned to" })).toHaveValue("demo-staff");
  await page.getByLabel("New note").fill("Called, will call back.");
  await page.getByRole("button", { name: "Add note" }).click();
  // Among the notes: the box it was typed in keeps the same words for a moment.
  const notes = page.getByRole("region", { name: "Notes" }).getByRole("listitem");
  await expect(notes.getByText("Called, will call back.")).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveValue("");
});

test("a move is read before it goes, and told in the applicant's language", async ({ page }) => {
  const { id } = await applyToVolunteer(page, "nl", "digital-marketing");
  await signInAs(page, "staff@example.org");
  await page.goto(`/admin/applications/volunteer/${id}`);
  await page.getByRole("button", { name: "Start screening" }).click();
  const letter = page.getByRole("region", { name: "The email that will be sent" });
  await expect(letter.getByText("Wij lezen uw gegevens").first()).toBeVisible();
  await expect(letter.getByText("/nl/applications/…")).toBeVisible();
  await page.getByLabel("Extra line in the email").fill("U hoort vrijdag van ons.");
  await expect(letter.getByText(/U hoort vrijdag van ons\./)).toBeVisible();
  await page.getByRole("button", { name: "Change status and send email" }).click();
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("From NEW to SCREENING")).toBeVisible();
  await expect(page.getByRole("button", { name: "Invite to an interview" })).toBeVisible();
});

test("nobody is declined without a reason", async ({ page }) => {
  const { id } = await applyToVolunteer(page, "ar", "digital-marketing");
  await signInAs(page, "admin@example.org");
  await page.goto(`/admin/applications/volunteer/${id}`);
  await page.getByRole("main").getByRole("button", { name: "Decline" }).click();
  const send = page.getByRole("button", { name: "Change status and send email" });
  await expect(send).toBeEnabled();
  await send.click();
  const summary = page.getByRole("region", { name: "Please correct the following:" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Reason: Enter the reason for declining." }).click();
  await expect(page.getByLabel("Reason")).toBeFocused();
  await expect(page.getByLabel("Reason")).toHaveAccessibleDescription(/Enter the reason for declining\./);
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

  await page.getByRole("button", { name: "Change status and send email" }).click();
  await expect(page.getByText("Eva changed the status to SCREENING.")).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveValue("Typed at length.");
});

test("a list is walked, opened and searched without a mouse, and the keys are explained", async ({
  page,
}) => {
  await signInAs(page, "staff@example.org");
  await page.goto("/admin/applications/volunteer", { waitUntil: "networkidle" });
  const lines = page.getByRole("table").getByRole("rowheader").getByRole("link");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.keyboard.press("j");
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press("/");
  const search = page.getByLabel("Search by name, organization or email");
  await expect(search).toBeFocused();
  await page.keyboard.type("Priya");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]q=Priya/);
  await expect(lines).toHaveCount(1);
  await search.blur();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Priya Nair" })).toBeVisible();
});

test("a grant is awarded after two scores, with an amount and a motivation", async ({ page, browser }) => {
  await signInAs(page, "admin@example.org");
  await page.goto("/admin/applications/grant/ga-demo-3", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByLabel("Amount awarded in euros").fill("9000");
  await page.getByLabel("Reasons for the decision").fill("The strongest plan of the round.");
  const letter = page.getByRole("region", { name: "The email that will be sent" });
  await expect(letter.getByText(/€9,000/)).toBeVisible();
  const send = page.getByRole("button", { name: "Change status and send email" });
  await send.click();
  await expect(page.getByText("Two reviewers must score", { exact: false }).first()).toBeVisible();

  const colleague = await browser.newContext();
  const other = await colleague.newPage();
  await signInAs(other, "staff@example.org");
  const record = "/api/admin/applications/grant/ga-demo-3";
  const { review } = (await (await other.request.get(record)).json()) as { review: { criteria: string[] } };
  const marks = review.criteria.map(() => 4);
  const scored = await other.request.post(`${record}/scores`, {
    data: { marks, comment: "Words of a colleague." },
  });
  expect(scored.status()).toBe(200);
  await colleague.close();

  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText("1 of 2 reviewers have scored.")).toBeVisible();
  await expect(page.getByText("Words of a colleague.")).toBeHidden();
  const form = page.getByRole("region", { name: "Review" });
  for (const criterion of review.criteria) await form.getByLabel(criterion).selectOption("5");
  await form.getByLabel("Explanation").fill("Clear and needed.");
  await form.getByRole("button", { name: "Save score" }).click();
  await expect(page.getByText("Words of a colleague.")).toBeVisible();

  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByLabel("Amount awarded in euros").fill("9000");
  await page.getByLabel("Reasons for the decision").fill("The strongest plan of the round.");
  await send.click();
  await expect(page.getByText("Awarded: €9,000")).toBeVisible();
});

test("a task is written down, and a colleague ticks it off", async ({ page }) => {
  await signInAs(page, "staff@example.org");
  await page.goto("/admin", { waitUntil: "networkidle" });
  const words = `Call the auditor ${process.pid}`;
  await page.getByRole("textbox", { name: "Task" }).fill(words);
  await page.locator("input[name=dueOn]").fill("2026-01-05");
  await page.getByRole("button", { name: "Add task" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: words })).toBeVisible();
  await page.getByRole("listitem").filter({ hasText: words }).getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: words })).toBeHidden();
});
