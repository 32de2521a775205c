import { expect, test } from "vitest";
import { sdgs } from "#domain/labels.ts";

test("there are seventeen goals, and their text can be read on their colour", () => {
  expect(Object.keys(sdgs)).toEqual(Array.from({ length: 17 }, (_, index) => String(index + 1)));
  const unreadable = Object.values(sdgs).filter(({ color, textColor }) => contrast(color, textColor) < 4.5);
  expect(unreadable).toEqual([]);
});

function contrast(color: string, textColor: "black" | "white"): number {
  const background = luminance(color);
  return textColor === "black" ? (background + 0.05) / 0.05 : 1.05 / (background + 0.05);
}

/** Relative luminance as in WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
