import type { CDPSession, Page } from "@playwright/test";

/** A browser that keeps passkeys, whose owner agrees to whatever is asked. Unplug it, or the next page has it too. */
export async function plugInAuthenticator(page: Page): Promise<{ unplug: CDPSession["detach"] }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { unplug: () => browser.detach() };
}
