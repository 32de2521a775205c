import type { Page } from "@playwright/test";

export type DemoPerson = "donor" | "auditor" | "staff" | "admin";

/** Signs in with a demo account. A test that needs its own account signs in by mail (own-donor.ts). */
export async function signInAs(page: Page, who: DemoPerson): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "demo", email: `${who}@example.org`, returnTo: "/" } });
}
