import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What keeps someone out of this page as it stands, in axe's words. */
export async function barriers(page: Page): Promise<string[]> {
  // No page here has frames: looking at the document alone spares a second page for each look.
  const look = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await look.options({ resultTypes: ["violations"], preload: false }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
