import type { Page } from "@playwright/test";
import { buttonsOnceAlive, press, type Outcome } from "./press-buttons.ts";

/** Header and footer are tested in shell.spec.ts. */
const within = "main";

export type Pressed = { buttons: number; dead: string[] };

/** Presses every button of the open page. A button is dead if nothing changes that a person can notice: page, address, focus or a request. */
export async function pressButtons(page: Page, address: string): Promise<Pressed> {
  const names = await page.evaluate(buttonsOnceAlive, within);
  const dead: string[] = [];
  for (const [index, name] of names.entries()) {
    let outcome = await pressed(page, index);
    // An earlier button has hidden this one or opened another page.
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

/** If the button leads to another page, waits for that page. */
async function pressed(page: Page, index: number): Promise<Outcome> {
  const outcome = await page.evaluate(press, index).catch(() => "leaving" as const);
  if (outcome !== "leaving") return outcome;
  await page.waitForFunction(
    () => document.readyState === "complete" && !document.querySelector("[data-pressed]"),
  );
  return "alive";
}
