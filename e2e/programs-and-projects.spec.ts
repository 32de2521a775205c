import { expect, type Page } from "@playwright/test";
import { test } from "./support/once-alive.ts";

const titlesOf = (page: Page) =>
  page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
const count = (page: Page) => page.getByRole("status").first();

/** Set in the page; a full reload would lose it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isStillHere = (page: Page) => page.evaluate(() => "stillHere" in window);

test("each program leads to its own page and to a gift that names it, in three languages", async ({
  page,
}) => {
  for (const [base, more, support, elderly] of [
    ["", "Learn More", "Support", "Elderly Care"],
    ["/nl", "Lees meer", "Steun", "Ouderenzorg"],
    ["/ar", "معرفة المزيد", "ادعم", "رعاية كبار السن"],
  ] as const) {
    await page.goto(`${base}/programs`);
    await expect(page.getByRole("article")).toHaveCount(4);
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: elderly }) });
    await expect(card).toContainText(base === "/nl" ? "3.240" : "3,240");
    await expect(card.getByRole("link", { name: support })).toHaveAttribute(
      "href",
      `${base}/donate?program=elderly`,
    );
    await card.getByRole("link", { name: more }).click();
    await expect(page).toHaveURL(new RegExp(`${base}/programs/elderly$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(elderly);
    await expect(page.getByRole("article")).toHaveCount(1);
  }
});

test("a program or project that does not exist is a page not found", async ({ page }) => {
  for (const [address, title] of [
    ["/programs/moon", "404 Page Not Found"],
    ["/nl/projects/moon", "404 Pagina niet gevonden"],
    ["/ar/projects/featured", "404 الصفحة غير موجودة"],
    ["/programs/..%2fsite", "404 Page Not Found"],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
});

test("the six projects show what they cost and how they stand", async ({ page }) => {
  await page.goto("/projects");
  await expect(count(page)).toHaveText("6 projects");
  expect(await titlesOf(page)).toEqual([
    "Riyadh Children's Nutrition Program",
    "Amsterdam Youth Education Hub",
    "Dubai Senior Care Network",
    "Rotterdam Emergency Housing",
    "Jeddah Disaster Preparedness",
    "Animal Rescue Center UAE",
  ]);
  const rescue = page.getByRole("article").last();
  await expect(rescue).toContainText("Completed");
  await expect(rescue).toContainText("Abu Dhabi, UAE");
  await expect(rescue).toContainText("€40,000 of the €40,000 budget has been spent, which is 100%.");
  await expect(rescue.getByRole("link", { name: "Support" })).toHaveAttribute(
    "href",
    "/donate?program=animals",
  );
  await expect(page.getByRole("link", { name: "Become a Partner" })).toHaveAttribute(
    "href",
    "/partners#apply",
  );
});

test("by keyboard alone the list is filtered and sorted at once, and the view is in the address", async ({
  page,
}) => {
  await page.goto("/projects");
  await mark(page);
  await page.getByLabel("Country").focus();
  await page.keyboard.press("N");
  await expect(page).toHaveURL(/\/projects\?country=NL$/);
  await expect(count(page)).toHaveText("2 projects");
  await expect(page.getByLabel("Country")).toBeFocused();

  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Tab");
  await expect(page.getByLabel("Sort")).toBeFocused();
  await page.keyboard.press("L");
  await expect(page).toHaveURL(/\?country=NL&sort=budget$/);
  expect(await titlesOf(page)).toEqual(["Rotterdam Emergency Housing", "Amsterdam Youth Education Hub"]);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "2 projects" })).toBeFocused();
  expect(await isStillHere(page)).toBe(true);
});

test("a choice made before the page is alive is not lost", async ({ page }) => {
  await page.goto("/projects", { waitUntil: "commit" });
  await page.getByLabel("Status").focus();
  await page.keyboard.press("P");
  await expect(count(page)).toHaveText("1 project");
  await expect(page).toHaveURL(/\?status=PLANNED$/);
});

test("a pin on the map shows its project alone, and Back shows all of them again", async ({ page }) => {
  await page.goto("/projects");
  const map = page.getByRole("region", { name: "Interactive Project Map" });
  await expect(map.getByRole("link")).toHaveCount(6);
  await map.getByRole("link", { name: "Jeddah Disaster Preparedness" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?project=jeddah-disaster-preparedness#all-projects$/);
  await expect(count(page)).toHaveText("1 project");
  await expect(map.locator("[aria-current=true]")).toHaveCount(1);
  await page.goBack();
  await expect(count(page)).toHaveText("6 projects");
});

test("Back from a project finds the list as it was left", async ({ page }) => {
  await page.goto("/projects?program=disaster&sort=progress");
  await expect(count(page)).toHaveText("2 projects");
  const before = await titlesOf(page);
  await page.getByRole("link", { name: "View Details Rotterdam Emergency Housing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rotterdam Emergency Housing");
  await page.goBack();
  await expect(count(page)).toHaveText("2 projects");
  expect(await titlesOf(page)).toEqual(before);
  await expect(page.getByLabel("Program")).toHaveValue("disaster");
});

test("filters that leave nothing say so and can be cleared; unknown ones are ignored", async ({ page }) => {
  await page.goto("/projects?country=NL&program=animals");
  await expect(count(page)).toHaveText("No projects");
  await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(count(page)).toHaveText("6 projects");
  await page.goto("/projects?country=XX&status=maybe&sdg=99&sort=magic&page=7");
  await expect(count(page)).toHaveText("6 projects");
});

test("counts follow the plural rules of each language", async ({ page }) => {
  for (const [address, words] of [
    ["/nl/projects?country=NL", "2 projecten"],
    ["/nl/projects?status=COMPLETED", "1 project"],
    ["/ar/projects?status=COMPLETED", "مشروع واحد"],
    ["/ar/projects?country=NL", "مشروعان"],
    ["/ar/projects", "6 مشاريع"],
    ["/ar/projects?country=NL&program=animals", "لا مشاريع"],
  ] as const) {
    await page.goto(address);
    await expect(count(page)).toHaveText(words);
  }
});

test("a project's page tells its budget line by line, its figures, its news and who carries it out", async ({
  page,
}) => {
  await page.goto("/projects/dubai-senior-care-network");
  const table = page.getByRole("table", { name: "Budget by purpose" });
  await expect(table.getByRole("row", { name: "Total budget €50,000 100%" })).toBeVisible();
  await expect(page.getByText("€32,500 of the €50,000 budget has been spent, which is 65%.")).toBeAttached();
  await expect(page.getByRole("term").filter({ hasText: "Older people served" })).toBeVisible();
  await expect(page.getByText("SAMPLE-AE-0117")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Second round of health talks" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Elderly Care" })).toHaveAttribute("href", "/programs/elderly");
  await page.goto("/projects/rotterdam-emergency-housing");
  await expect(
    page.getByText("This project has not started yet. These figures are its goals."),
  ).toBeVisible();
});

test("nothing goes wrong in the browser when the pages come alive", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const address of [
    "/programs",
    "/nl/programs/animals",
    "/ar/projects?sdg=11",
    "/projects/jeddah-disaster-preparedness",
  ]) {
    await page.goto(address);
    await page.mouse.move(300, 400);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Tab");
  }
  expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is filtered and sorted by its plain form", async ({ page }) => {
    await page.goto("/nl/projects");
    await page.getByLabel("Land").selectOption("SA");
    await page.getByLabel("Sorteren").selectOption("progress");
    await page.getByRole("button", { name: "Filteren en sorteren" }).click();
    await expect(page).toHaveURL(/\/nl\/projects\?country=SA&status=all&program=all&sdg=all&sort=progress$/);
    await expect(count(page)).toHaveText("2 projecten");
    expect(await titlesOf(page)).toEqual([
      "Rampenvoorbereiding Djedda",
      "Voedingsprogramma voor kinderen in Riyad",
    ]);
    await expect(page.getByLabel("Land")).toHaveValue("SA");
    await page.getByRole("link", { name: "Filters wissen" }).click();
    await expect(count(page)).toHaveText("6 projecten");
  });

  test("a pin on the map is a link that filters", async ({ page }) => {
    await page.goto("/ar/projects");
    await page.getByRole("link", { name: "مركز تعليم الشباب في أمستردام", exact: true }).click();
    await expect(count(page)).toHaveText("مشروع واحد");
  });
});
