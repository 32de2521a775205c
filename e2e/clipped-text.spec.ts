import { expect } from "@playwright/test";
import { clippedTexts } from "./support/clipped-text.ts";
import { test } from "./support/kept-cache.ts";

/** The measure itself, tried on what it must find and what it must leave alone. */
const clipped: readonly (readonly [string, string])[] = [
  ["a button narrower than its word", `<button style="width: 60px">Vrijwilligerswerk</button>`],
  ["a button lower than its letters", `<button style="height: 8px; padding: 0">تبرع الآن</button>`],
  ["a badge", `<span style="display: inline-block; width: 40px; background: #ddd">Terugbetaald</span>`],
  [
    "a badge that hides the rest",
    `<span style="display: inline-block; width: 40px; overflow: hidden; white-space: nowrap">Terugbetaald</span>`,
  ],
  [
    "a cell of a table",
    `<table style="table-layout: fixed; width: 60px"><tr><td>Bestemmingsfondsen</td><td>1</td></tr></table>`,
  ],
  ["a label", `<label style="display: block; width: 50px">Kwaliteitsonderwijs</label>`],
  [
    "words that leave what hides them further out",
    `<div style="width: 80px; overflow: hidden"><p style="white-space: nowrap">Een zin die te lang is</p></div>`,
  ],
  [
    "a field that offers more than it shows",
    `<select style="width: 60px"><option>Alle programma's</option></select>`,
  ],
];

const whole: readonly (readonly [string, string])[] = [
  ["a button as wide as its word", `<button>Vrijwilligerswerk</button>`],
  [
    "words for those who listen",
    `<button style="width: 40px">x<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">Sluit dit venster</span></button>`,
  ],
  [
    "what can be scrolled to",
    `<div style="width: 80px; overflow: auto"><p style="white-space: nowrap">Een zin die lang is</p></div>`,
  ],
  [
    "a closed list",
    `<details><summary>Meer</summary><button style="width: 9px">Vrijwilligerswerk</button></details>`,
  ],
  [
    "a number on the corner of a button",
    `<button style="position: relative">Post<span style="position: absolute; right: -9px; top: -9px">12</span></button>`,
  ],
];

test("finds words that are cut off or leave their place", async ({ page }) => {
  for (const [what, html] of clipped) {
    await page.setContent(html);
    expect(await page.evaluate(clippedTexts), what).toHaveLength(1);
  }
});

test("leaves alone what everyone can read", async ({ page }) => {
  for (const [what, html] of whole) {
    await page.setContent(html);
    expect(await page.evaluate(clippedTexts), what).toEqual([]);
  }
});
