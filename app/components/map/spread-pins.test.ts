import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mapHeight, mapWidth, project, type MapPoint } from "./projection.ts";
import { narrowestMapPx, spreadPins } from "./spread-pins.ts";

const sixProjects = [
  project(4.9, 52.37),
  project(4.48, 51.92),
  project(55.3, 25.2),
  project(54.4, 24.45),
  project(46.7, 24.7),
  project(39.2, 21.5),
];

const headsAt = (places: readonly MapPoint[], widthPx: number): MapPoint[] =>
  spreadPins(places).map((beside, i) => ({
    x: (places[i]!.x * widthPx) / mapWidth + beside.x,
    y: (places[i]!.y * widthPx) / mapWidth + beside.y,
  }));

const closest = (heads: readonly MapPoint[]): number =>
  Math.min(...heads.flatMap((a, i) => heads.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

test("on every screen each of the six projects has a thumb's width to itself", () => {
  const widths = [narrowestMapPx, 358, 600, 760, 1200];
  expect(widths.map((width) => closest(headsAt(sixProjects, width))).filter((px) => px < 44)).toEqual([]);
});

test("pins stay near their places and inside the picture", () => {
  const far = spreadPins(sixProjects).filter(({ x, y }) => Math.hypot(x, y) > 50);
  expect(far).toEqual([]);
});

test("a pin alone stands on its place", () => {
  expect(spreadPins([project(39.2, 21.5)])).toEqual([{ x: 0, y: 0 }]);
  expect(spreadPins([])).toEqual([]);
});

test("projects in one city are separated too", () => {
  const same = Array.from({ length: 5 }, () => project(39.2, 21.5));
  expect(closest(headsAt(same, narrowestMapPx))).toBeGreaterThanOrEqual(44);
});

test("pins that stand just far enough apart stay so when they are rounded to whole px", () => {
  const down = [0, 0, 72, 241, 72, 0, 177, 403, 355];
  const places = down.map((y) => ({ x: 0, y }));
  expect(closest(headsAt(places, narrowestMapPx))).toBeGreaterThanOrEqual(24);
});

test("wherever twenty projects lie, each can be tapped and none leaves the picture", () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: mapWidth }),
    y: fc.integer({ min: 0, max: mapHeight }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 20 }), (places) => {
      const heads = headsAt(places, narrowestMapPx);
      expect(closest(heads)).toBeGreaterThanOrEqual(24);
      const heightPx = (narrowestMapPx * mapHeight) / mapWidth;
      expect(
        heads.every(({ x, y }) => x >= 19 && x <= narrowestMapPx - 19 && y >= 19 && y <= heightPx - 19),
      ).toBe(true);
    }),
  );
});
