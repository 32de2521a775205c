import { randomInt } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { signInAs } from "./support/sign-in.ts";
import { test } from "./support/once-alive.ts";

/** More stops than the editor has between two of its fields. */
const maxStops = 60;

/** Presses Tab until the focus is here. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isHere = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await isHere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not reach it");
}

async function backTo(page: Page, target: Locator): Promise<void> {
  const isHere = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let stops = 0; stops < 2 * maxStops && !(await isHere()); stops += 1)
    await page.keyboard.press("Shift+Tab");
  expect(await isHere()).toBe(true);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

async function writeTexts(page: Page, texts: Readonly<Record<string, string>>, field: string): Promise<void> {
  for (const [language, text] of Object.entries(texts))
    await type(page, group(page, field).getByRole("textbox", { name: language }), text);
}

test("a campaign is written and published in three languages with the keyboard only", async ({
  page,
  browser,
}) => {
  const number = String(randomInt(10_000_000, 99_999_999));
  await signInAs(page, "staff");
  await page.goto("/admin/content/campaign/new");
  await expect(group(page, "Text").getByRole("textbox", { name: "English" })).toBeVisible();

  for (const [field, en, nl] of [
    ["Title", `${number} 1`, `${number} 2`],
    ["Description", "1", "2"],
    ["Text", "1 1", "2 2"],
  ] as const)
    await writeTexts(page, { English: en, Dutch: nl }, field);
  await type(page, page.getByLabel("Goal", { exact: true }), "1250");
  await type(page, page.getByLabel("End date"), "12312099");
  await type(page, page.getByLabel("Urgency"), "Active");
  await type(page, page.getByLabel("Badge color"), "Green");
  await type(page, page.getByLabel("Program"), "C");
  await type(page, page.getByLabel("Netherlands"), " ");
  for (const outcome of ["aboveGoal", "belowGoal", "late"])
    await type(page, page.locator(`[id="field.commitment.${outcome}"]`), "Move to the program");
  await type(page, page.locator('[id="field.commitment.cancelled"]'), "Move to the program");
  const shown = page.getByRole("group", { name: "Languages on screen" });
  await backTo(page, shown.getByRole("button", { name: "Arabic" }));
  await page.keyboard.press("Enter");
  for (const [field, ar] of [
    ["Title", `${number} 3`],
    ["Description", "3"],
    ["Text", "3 3"],
  ] as const)
    await writeTexts(page, { Arabic: ar }, field);
  await backTo(page, page.getByRole("button", { name: "Publish now" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/content/campaign/${number}-1$`));
  await expect(page.getByText("All three languages are complete.")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  for (const [path, title] of [
    ["", `${number} 1`],
    ["/nl", `${number} 2`],
    ["/ar", `${number} 3`],
  ] as const) {
    await visitor.goto(`${path}/campaigns/${number}-1`);
    await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await page.request.delete(`/api/admin/content/campaign/${number}-1/publication?basedOn=1`);
});
