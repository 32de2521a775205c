import type { Locator } from "@playwright/test";

const maxPresses = 80;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function reach(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; !(await isFocused()); pressed += 1) {
    if (pressed === maxPresses) throw new Error(`Tab does not reach ${target.toString()}`);
    await target.page().keyboard.press(key);
  }
}

export async function pressOn(target: Locator): Promise<void> {
  await reach(target);
  await target.page().keyboard.press("Enter");
}

export async function typeInto(target: Locator, typed: string): Promise<void> {
  await reach(target);
  await target.page().keyboard.press("Control+a");
  await target.page().keyboard.type(typed);
}

/** Walks down the options until one has this value. */
export async function choose(select: Locator, value: string): Promise<void> {
  await reach(select);
  for (let pressed = 0; (await select.inputValue()) !== value; pressed += 1) {
    if (pressed === maxPresses) throw new Error(`${select.toString()} has no option ${value}`);
    await select.page().keyboard.press("ArrowDown");
  }
}
