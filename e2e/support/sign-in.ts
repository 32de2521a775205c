import type { Page } from "@playwright/test";

export type DemoPerson = "donor" | "auditor" | "staff" | "admin";

/** As one of the demonstration's people. Whoever writes in a test's own name signs in by mail instead. */
export async function signInAs(page: Page, who: DemoPerson): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "demo", email: `${who}@example.org`, returnTo: "/" } });
}
