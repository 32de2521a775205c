import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { isFullRun, skipped } from "./support/full-run.ts";
import { signInAs } from "./support/sign-in.ts";
import { test } from "./support/once-alive.ts";

/** What staff make anew. Drafts only: visitors, and the tests that are visitors, see nothing of them. */
const kinds = [
  "board-member",
  "campaign",
  "certification",
  "document",
  "event",
  "grant-call",
  "partner",
  "post",
  "program",
  "project",
  "promise",
  "volunteer-role",
];
const inEnglish = (page: Page) => page.locator("main").getByRole("textbox", { name: "English" }).first();
const inDutch = (page: Page) => page.locator("main").getByRole("textbox", { name: "Dutch" }).first();
const save = (page: Page) => page.getByRole("button", { name: "Save draft" }).click();

async function draftOf(page: Page, kind: string): Promise<string> {
  await page.goto(`/admin/content/${kind}/new`);
  await inEnglish(page).fill(`${kind} ${randomInt(10_000_000, 99_999_999)}`);
  await save(page);
  await expect(page.getByText("Version 1").first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/content/${kind}/(?!new$)`));
  return page.url();
}

for (const kind of kinds) {
  test(`the editor of ${kind} keeps a draft, and shows it again`, async ({ page }) => {
    test.skip(!isFullRun && kind !== "project", skipped.sameForm);
    await signInAs(page, "staff");
    const address = await draftOf(page, kind);
    await inDutch(page).fill("in het Nederlands");
    await save(page);
    await expect(page.getByText("Version 2").first()).toBeVisible();
    await page.goto(address);
    await expect(inDutch(page)).toHaveValue("in het Nederlands");
  });
}

test("two people editing one project lose nothing", async ({ page, browser }) => {
  await signInAs(page, "staff");
  const address = await draftOf(page, "project");
  const colleague = await (await browser.newContext()).newPage();
  await signInAs(colleague, "admin");
  await colleague.goto(address);
  await inDutch(colleague).fill("van een collega");
  await inEnglish(page).fill("of my own");
  await save(colleague);
  await expect(colleague.getByText("Version 2").first()).toBeVisible();

  await save(page);
  const conflict = page.getByRole("region", { name: /saved changes at the same time/ });
  await expect(conflict).toBeFocused();
  await conflict.getByRole("button", { name: "Merge and continue" }).click();
  await expect(inDutch(page)).toHaveValue("van een collega");
  await expect(inEnglish(page)).toHaveValue("of my own");
  await save(page);
  await expect(page.getByText("Version 3").first()).toBeVisible();
});
