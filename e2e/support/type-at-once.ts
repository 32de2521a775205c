import { expect } from "@playwright/test";
import type { Visit } from "../site-map.ts";
import { isFullRun, skipped } from "./full-run.ts";
import { holdScripts } from "./hold-scripts.ts";
import { test } from "./one-window.ts";
import { buttonsOnceAlive } from "./press-buttons.ts";
import type { DemoPerson } from "./sign-in.ts";

/**
 * Scripts take their time on a train. Whoever types before they are there has typed: nothing of it is lost when the page comes
 * alive, nor when the next field is used and the page draws itself anew.
 */
export function typeAtOnce(as: DemoPerson | "stranger", pages: readonly Visit[]): void {
  test.use({ as });
  const tested = pages.filter(({ language }) => language === "en");

  test.describe(() => {
    test.skip(!isFullRun, skipped.typing);
    for (const { address } of tested)
      test(`what is typed at once on ${address} stays`, async ({ page }) => {
        if (!hasFields(await (await page.request.get(address)).text())) return;
        const scripts = await holdScripts(page);
        // A document counts as loaded when its scripts have run; a person has all of it before.
        await page.goto(address, { waitUntil: "commit" });
        await page.evaluate(untilAllIsThere);
        const typed = await page.evaluate(typeEverywhere);
        await scripts.release();
        await page.evaluate(buttonsOnceAlive, "body");
        expect(await page.evaluate(whatStands), "once the page is alive").toEqual(typed);
        await page.evaluate(useAgain);
        expect(await page.evaluate(whatStands), "once the page has been used").toEqual(typed);
      });
  });
}

/** Where nothing can be typed before the scripts are there, nothing can be lost: such a page needs no window. */
function hasFields(html: string): boolean {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  return /<(?:textarea|select)\b|<input\b(?![^>]*\stype="(?:hidden|file)")/.test(main);
}

/** Runs in the browser: what pages are made of comes last in them. */
function untilAllIsThere(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (document.getElementById("page-state") ? resolve() : requestAnimationFrame(look));
    look();
  });
}

/** Runs in the browser: fills in all that can be filled in, as a person does, and tells what stands there then. */
function typeEverywhere(): string[] {
  const sayings: Record<string, string> = {
    email: "early@example.org",
    tel: "+31 20 123 4567",
    date: "2027-01-02",
    number: "12",
    url: "https://example.org",
  };
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      "main :is(input:not([type=hidden], [type=file]), textarea, select):enabled:not([readonly])",
    ),
  ].filter((field) => field.checkVisibility() && field.name !== "website");
  for (const [place, field] of fields.entries()) {
    field.dataset["typed"] = String(place);
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      if (!field.checked) field.click();
      continue;
    }
    field.focus();
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else
      field.value = sayings[field.type] ?? (field.inputMode === "text" || !field.inputMode ? "Early" : "12");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  return fields.map((field) =>
    "checked" in field && (field.type === "checkbox" || field.type === "radio")
      ? `${field.name} ${field.value}: ${field.checked}`
      : `${field.name || field.id}: ${field.value}`,
  );
}

/** Runs in the browser. */
function whatStands(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-typed]")];
  return fields
    .toSorted((a, b) => Number(a.dataset["typed"]) - Number(b.dataset["typed"]))
    .map((field) =>
      field.type === "checkbox" || field.type === "radio"
        ? `${field.name} ${field.value}: ${field.checked}`
        : `${field.name || field.id}: ${field.value}`,
    );
}

/** Runs in the browser: the first line that can be typed in is typed in once more, which has React draw what it knows. */
function useAgain(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(
    "input[data-typed]:not([type=checkbox], [type=radio]), textarea[data-typed]",
  );
  if (field) {
    const { value } = field;
    // By the browser's own way to set a value: React replaces that of the field, and would not notice.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    for (const next of [`${value}1`, value]) {
      setter?.set?.call(field, next);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
