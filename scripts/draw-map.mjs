/**
 * Draws app/components/map/outline.svg: land, and on it the three countries we work in. Run with `node scripts/draw-map.mjs`
 * after changing the projection; the drawing is kept in the repository, so that neither a build nor a visitor needs the atlas.
 *
 * No other border is drawn: a charity's map need not take sides.
 */
import { readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { geoMercator, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";
import { mapCentre, mapHeight, mapScale, mapView, mapWidth } from "../app/components/map/projection.ts";

const atlas = new URL("../node_modules/world-atlas/countries-50m.json", import.meta.url);
const target = new URL("../app/components/map/outline.svg", import.meta.url);
const ourCountries = new Set(["528", "682", "784"]);
const antarctica = "010";

/** An image of its own knows no tokens: paper-raised, a deeper line, the action colour and two lighter glazes of it. */
const colours = { land: "#fffdf8", coast: "#cbbda9", glaze: "#a9cbb9", grout: "#cfe2d7", edge: "#14594a" };
/** Our countries are laid with tiles of this size. */
const tile = 20;

/** In square units of the drawing: a bend smaller than this is straightened, an island smaller than that left out. */
const smallestBend = 1;
const smallestIsland = 8;
/** Cut outside the picture, so that its edge is not drawn as a coast. */
const margin = 6;

const projection = geoMercator()
  .center([mapCentre.lon, mapCentre.lat])
  .scale(mapScale)
  .translate([mapWidth / 2, mapHeight / 2])
  .precision(0)
  .clipExtent([
    [-margin, -margin],
    [mapWidth + margin, mapHeight + margin],
  ]);

const topology = withSimplerArcs(JSON.parse(await readFile(atlas, "utf8")));
const countries = topology.objects.countries.geometries.filter(({ id }) => id !== antarctica);
const land = compactPath(merge(topology, countries));
const ours = countries
  .filter(({ id }) => ourCountries.has(id))
  .map((country) => compactPath(feature(topology, country)));

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${mapHeight}" data-view="${mapView}" stroke-linejoin="round">`,
  `<pattern id="t" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">`,
  `<path fill="${colours.grout}" d="M0 0h${tile}v${tile}H0z"/><path fill="${colours.glaze}" d="M1 1h${tile - 2}v${tile - 2}H1z"/>`,
  `<path fill="${colours.grout}" d="M${tile / 2} 6l4 4-4 4-4-4z"/></pattern>`,
  `<path fill="${colours.land}" stroke="${colours.coast}" d="${land}"/>`,
  `<path fill="url(#t)" stroke="${colours.edge}" stroke-width="1.5" d="${ours.join("")}"/>`,
  "</svg>\n",
].join("");
await writeFile(target, svg);
process.stdout.write(`outline.svg: ${svg.length} bytes, ${brotliCompressSync(svg).length} with brotli\n`);

/** Arcs are shared between neighbours, so straightening them once keeps land and countries edge to edge. */
function withSimplerArcs({ transform, arcs, ...rest }) {
  const [scaleX, scaleY] = transform.scale;
  const [shiftX, shiftY] = transform.translate;
  const degrees = (arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]) => [(x += dx) * scaleX + shiftX, (y += dy) * scaleY + shiftY]);
  };
  return { ...rest, arcs: arcs.map((arc) => simpler(degrees(arc))) };
}

/** Takes away the point that bends the line least, again and again, until every bend is worth its bytes (Visvalingam). */
function simpler(arc) {
  const points = arc.map((degrees) => ({ degrees, at: unclipped(degrees) }));
  const isRing = arc.length > 3 && String(arc[0]) === String(arc.at(-1));
  const fewest = isRing ? 4 : 2;
  while (points.length > fewest) {
    let least = { area: smallestBend, index: -1 };
    for (let i = 1; i < points.length - 1; i++) {
      const area = triangle(points[i - 1].at, points[i].at, points[i + 1].at);
      if (area < least.area) least = { area, index: i };
    }
    if (least.index < 0) break;
    points.splice(least.index, 1);
  }
  return points.map(({ degrees }) => degrees);
}

function unclipped([lon, lat]) {
  const limited = Math.max(-85, Math.min(85, lat));
  return geoMercator().scale(mapScale).translate([0, 0])([lon, limited]);
}

function triangle([ax, ay], [bx, by], [cx, cy]) {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/** Whole units, each point as its distance from the one before: a third of the bytes. */
function compactPath(shape) {
  return geoPath(projection)(shape)
    .split("M")
    .filter(Boolean)
    .map((ring) =>
      ring
        .replace("Z", "")
        .split("L")
        .map((pair) => pair.split(",").map(Number)),
    )
    .filter((ring) => ringArea(ring) >= smallestIsland)
    .map(relativeRing)
    .join("");
}

function relativeRing(ring) {
  const [[startX, startY], ...others] = ring.map((point) => point.map(Math.round));
  let [x, y] = [startX, startY];
  const steps = [];
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue;
    steps.push(`${nextX - x} ${nextY - y}`);
    [x, y] = [nextX, nextY];
  }
  return `M${startX} ${startY}l${steps.join(" ")}z`.replaceAll(" -", "-");
}

function ringArea(ring) {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
