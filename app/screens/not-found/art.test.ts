import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bareTile, glazesOf, grout, saffron } from "../../components/tiles/tile-palette.ts";
import { readColours } from "../../styles/read-tokens.fixtures.ts";

const allowed = new Set([
  ...Object.values(glazesOf).flatMap((glazes) => Object.values(glazes)),
  bareTile,
  grout,
  saffron,
  ...readColours().values(),
]);
const most = 6 * 1024;

test.each(["./missing-tile.svg", "../error/cracked-tile.svg"])(
  "the drawing %s is small and painted with the foundation's own glazes",
  (file) => {
    const svg = readFileSync(new URL(file, import.meta.url), "utf8");
    const used = [...new Set([...svg.matchAll(/#[0-9a-f]{6}\b/g)].map(([hex]) => hex))];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((hex) => !allowed.has(hex))).toEqual([]);
    expect(svg.length).toBeLessThan(most);
  },
);
