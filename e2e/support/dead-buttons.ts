import type { Page } from "@playwright/test";
import { buttonsOnceAlive, press, type Outcome } from "./press-buttons.ts";

/**
 * A button is alive when pressing it changes something a person can notice: the page, the address, where the focus is, or
 * what is being sent. What stands around the pages is pressed in shell.spec.ts.
 */
const within = "main";

export type Pressed = { buttons: number; dead: string[] };

/** Presses every button of the page that is open, coming back to it when one has led away. */
export async function pressButtons(page: Page, address: string): Promise<Pressed> {
  const names = await page.evaluate(buttonsOnceAlive, within);
  const dead: string[] = [];
  for (const [index, name] of names.entries()) {
    let outcome = await pressed(page, index);
    // What an earlier button opened, closed or led to is in the way.
    if (outcome === "gone") {
      await comeBack(page, address);
      outcome = await pressed(page, index);
    }
    if (outcome !== "alive") dead.push(`${name} (${outcome})`);
  }
  return { buttons: names.length, dead };
}

async function comeBack(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(buttonsOnceAlive, within);
}

/** What comes next waits until the page that a button leads to is there. */
async function pressed(page: Page, index: number): Promise<Outcome> {
  const outcome = await page.evaluate(press, index).catch(() => "leaving" as const);
  if (outcome !== "leaving") return outcome;
  await page.waitForFunction(
    () => document.readyState === "complete" && !document.querySelector("[data-pressed]"),
  );
  return "alive";
}
