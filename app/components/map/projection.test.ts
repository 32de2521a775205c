import { geoMercator } from "d3-geo";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isOnMap, mapCentre, mapHeight, mapScale, mapWidth, project } from "./projection.ts";

const drawn = geoMercator()
  .center([mapCentre.lon, mapCentre.lat])
  .scale(mapScale)
  .translate([mapWidth / 2, mapHeight / 2]);

test("pins stand where the outline was drawn", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -150, max: 179, noNaN: true }),
      fc.double({ min: -80, max: 80, noNaN: true }),
      (lon, lat) => {
        const [x, y] = drawn([lon, lat]) ?? [0, 0];
        const point = project(lon, lat);
        expect(Math.abs(point.x - x)).toBeLessThan(0.01);
        expect(Math.abs(point.y - y)).toBeLessThan(0.01);
      },
    ),
  );
});

test("all six projects are on the map, New York and Jakarta are not", () => {
  const cities = [
    [4.9, 52.37],
    [4.48, 51.92],
    [55.3, 25.2],
    [54.4, 24.45],
    [46.7, 24.7],
    [39.2, 21.5],
  ] as const;
  expect(cities.every(([lon, lat]) => isOnMap(project(lon, lat)))).toBe(true);
  expect(isOnMap(project(-74, 40.7))).toBe(false);
  expect(isOnMap(project(106.8, -6.2))).toBe(false);
});
