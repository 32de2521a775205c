import { expect, type Page } from "@playwright/test";
import { inLanguage } from "../app/routing/language-path.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { misfits } from "./support/layout.ts";
import { test } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

test.skip(!isFullRun, skipped.walk);

/** Forms that are sent empty: the errors make the page longer. */
const refused = {
  stranger: ["/volunteer", "/contact", "/partners", "/grants/small-plans-for-children"],
  donor: ["/dashboard/support", "/dashboard/periodic-gift"],
};

/** Editors with the longest fields; every-staff-page.spec.ts looks at four others. */
const editors = ["event", "grant-call", "volunteer-role", "document"];

/** Forms of staff say at once that an amount is none. */
const amounts = ["/admin/donations/new", "/admin/expenses/new"];

/** What opens over a page: the help, and what staff are asked before something is undone or closed. */
const opened: readonly (readonly [path: string, open: (page: Page) => Promise<void>])[] = [
  ["/admin", (page) => page.locator("main header").getByRole("button").click()],
  ["/admin/expenses", (page) => page.locator("main td").getByRole("button").first().click()],
  [
    "/admin/books/years",
    (page) => page.getByRole("main").getByRole("button", { name: /20/ }).first().click(),
  ],
];

for (const who of ["stranger", "donor"] as const) {
  test(`what a ${who} reads in a refused form fits, in Dutch and in Arabic`, async ({ page }) => {
    if (who !== "stranger") await signInAs(page, who);
    for (const address of refused[who].flatMap((path) => [inLanguage(path, "nl"), inLanguage(path, "ar")])) {
      await page.goto(address);
      await sendEmpty(page);
      await expect(page.locator("[aria-invalid=true], [role=alert]").first(), address).toBeAttached();
      expect(await misfits(page), address).toEqual([]);
    }
  });
}

/** As whoever presses the button of the longest form first thing; the browser's own words about it would hide ours. */
async function sendEmpty(page: Page): Promise<void> {
  await page.locator("main form[method=post], main form:not([method])").evaluateAll((forms) => {
    const byLength = forms
      .filter((form) => form instanceof HTMLFormElement)
      .toSorted((one, other) => other.elements.length - one.elements.length);
    const [longest] = byLength;
    if (!longest) throw new Error("There is no form to send");
    longest.noValidate = true;
    longest.requestSubmit();
  });
}

test("the editors of what staff make anew fit, in Dutch and in Arabic, and so does what is opened or refused there", async ({
  page,
}) => {
  await signInAs(page, "admin");
  for (const path of editors.map((kind) => `/admin/content/${kind}/new`)) {
    for (const address of [inLanguage(path, "nl"), inLanguage(path, "ar")]) {
      await page.goto(address);
      expect(await misfits(page), address).toEqual([]);
    }
  }
  for (const language of ["nl", "ar"] as const) {
    for (const [path, open] of opened) {
      await page.goto(inLanguage(path, language));
      await open(page);
      await expect(page.getByRole("dialog"), path).toBeVisible();
      expect(await misfits(page), `${language} ${path}`).toEqual([]);
    }
    for (const path of amounts) {
      await page.goto(inLanguage(path, language));
      await page.locator("main input[inputmode=decimal]").first().fill("x");
      await expect(page.locator("[aria-invalid=true]"), path).toBeAttached();
      expect(await misfits(page), `${language} ${path}`).toEqual([]);
    }
  }
});
