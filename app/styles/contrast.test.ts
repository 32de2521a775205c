import { describe, expect, test } from "vitest";
import { readColours } from "./read-tokens.ts";

const colours = readColours();

const grounds = ["paper", "paper-raised", "paper-sunk"];
const textOnEveryGround = [
  "ink",
  "ink-soft",
  "action",
  "action-strong",
  "accent-ink",
  "urgent",
  "bad",
  "good",
  "info",
];
const saidOnItsOwnSoftGround = ["good", "warn", "bad", "info", "neutral", "urgent", "action"];
const programs = ["children", "elderly", "animals", "disaster"];

const textPairs: [text: string, ground: string][] = [
  ...textOnEveryGround.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...saidOnItsOwnSoftGround.map((tone): [string, string] => [tone, `${tone}-soft`]),
  ...saidOnItsOwnSoftGround.map((tone): [string, string] => ["ink", `${tone}-soft`]),
  ...programs.flatMap((program): [string, string][] => [
    [`${program}-ink`, `${program}-soft`],
    [program, "paper"],
    [program, "paper-raised"],
    ["on-action", program],
    ["ink", `${program}-soft`],
  ]),
  ["on-action", "action"],
  ["on-action", "action-strong"],
  ["on-accent", "accent"],
  ["accent-ink", "accent-soft"],
  ["ink", "accent-soft"],
  ["ink-soft", "action-soft"],
  ["on-urgent", "urgent"],
  ["on-urgent", "urgent-strong"],
  ["on-urgent", "bad"],
  ["on-ink", "ink"],
  ["on-ink-soft", "ink"],
  ["accent", "ink"],
];

const controlPairs: [control: string, ground: string][] = [
  ...["line-strong", "focus", "action", "bad"].flatMap((control) =>
    grounds.map((ground): [string, string] => [control, ground]),
  ),
  ["line-strong", "action-soft"],
  // The focus ring on a dark band is saffron.
  ["accent", "ink"],
  ["accent", "action"],
  // Marks inside counted tiles.
  ["action-soft", "action"],
  ["ink", "accent"],
  ["urgent-soft", "urgent"],
  ["neutral-soft", "neutral"],
];

describe("every text can be read", () => {
  test.each(textPairs)("%s on %s has a contrast of at least 4.5", (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

describe("every control can be seen", () => {
  test.each(controlPairs)("%s on %s has a contrast of at least 3", (control, ground) => {
    expect(contrast(colour(control), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

test("black on white has the contrast that the WCAG names, 21, and a colour on itself 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#14594a", "#14594a")).toBe(1);
});

function colour(name: string): string {
  const hex = colours.get(name);
  if (hex === undefined) throw new Error(`There is no token --color-${name}`);
  return hex;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
