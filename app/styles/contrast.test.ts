import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type ColourPair = readonly [text: string, background: string];

const tones = ["good", "warn", "bad", "info", "neutral"];
const programs = ["children", "elderly", "animals", "disaster"];
const textPairs: readonly ColourPair[] = [
  ["ink", "paper"],
  ["ink-soft", "paper"],
  ["ink", "paper-raised"],
  ["ink", "paper-sunk"],
  ["on-ink", "ink"],
  ["on-ink-soft", "ink"],
  ["on-action", "action"],
  ["on-action", "action-strong"],
  ["action", "action-soft"],
  ["on-accent", "accent"],
  ["accent-ink", "accent-soft"],
  ["accent", "ink"],
  ["on-urgent", "urgent"],
  ["on-urgent", "urgent-strong"],
  ["urgent", "urgent-soft"],
  ...tones.map((tone): ColourPair => [tone, `${tone}-soft`]),
  ...programs.flatMap((program): ColourPair[] => [
    ["on-action", program],
    [`${program}-ink`, `${program}-soft`],
  ]),
];
const lines = ["line", "line-strong", "focus"];

const coloursIn = (sheet: string): [string, string][] =>
  [
    ...readFileSync(new URL(sheet, import.meta.url), "utf8").matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g),
  ].map(([, name = "", hex = ""]) => [name, hex]);
const colours = new Map(coloursIn("tokens.css"));
/** The back office when the system is dark. */
const dark = new Map([...colours, ...coloursIn("office.css")]);
/** Only public pages write in saffron, on their dark bands. */
const onPublicPages = "accent on ink";

test("every colour is a line or has a pair whose contrast is tested", () => {
  expect([...colours.keys()].toSorted()).toEqual([...new Set([...textPairs.flat(), ...lines])].toSorted());
});

test.each(textPairs)("%s can be read on %s", (text, background) => {
  expect(contrast(colours.get(text) ?? "", colours.get(background) ?? "")).toBeGreaterThanOrEqual(4.5);
});

test.each(textPairs.filter((pair) => pair.join(" on ") !== onPublicPages))(
  "in the dark back office %s can be read on %s",
  (text, background) => {
    expect(contrast(dark.get(text) ?? "", dark.get(background) ?? "")).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(["paper", "paper-raised", "paper-sunk"])(
  "in the dark, edges and focus are seen on %s",
  (ground) => {
    for (const edge of ["line-strong", "focus", "action"])
      expect(contrast(dark.get(edge) ?? "", dark.get(ground) ?? "")).toBeGreaterThanOrEqual(3);
  },
);

test("contrast is measured as WCAG defines it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 2);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
