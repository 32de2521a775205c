import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isOnMap, mapHeight, mapWidth, project } from "#app/components/map/projection.ts";
import { spreadPins } from "#app/components/map/spread-pins.ts";
import { colours, ink, paper, round, textSize, wrap, type Canvas } from "./canvas.ts";

export type Spot = Readonly<{ label: string; figure: string; lon: number; lat: number }>;

const outlineFile = join(import.meta.dirname, "../../app/components/map/outline.svg");
const pinSize = 11;
const lineHeight = 17;

/** Numbered places with a list. A map is never mirrored. */
export function drawMap(canvas: Canvas, spots: readonly Spot[]): { body: string; height: number } {
  const scale = canvas.width / mapWidth;
  const places = spots.map(({ lon, lat }) => project(lon, lat));
  const beside = spreadPins(places);
  const pins = places.map((place, index) => {
    if (!isOnMap(place)) return "";
    const spot = { x: round(place.x * scale), y: round(place.y * scale) };
    const head = { x: round(spot.x + (beside[index]?.x ?? 0)), y: round(spot.y + (beside[index]?.y ?? 0)) };
    return [
      `<path d="M${spot.x} ${spot.y}L${head.x} ${head.y}" stroke="${ink}" stroke-width="1.5"/>`,
      `<circle cx="${spot.x}" cy="${spot.y}" r="2.5" fill="${ink}"/>`,
      `<circle cx="${head.x}" cy="${head.y}" r="${pinSize}" fill="${colours.action}" stroke="${paper}" stroke-width="2"/>`,
      `<text x="${head.x}" y="${head.y + 4}" font-size="12" font-weight="600" text-anchor="middle" fill="${paper}">${index + 1}</text>`,
    ].join("");
  });
  const mapBottom = Math.round(mapHeight * scale);
  let y = mapBottom + lineHeight + 4;
  const listed = spots.flatMap(({ label, figure }, index) => {
    const room = canvas.width - 40;
    const lines = wrap(label, canvas.lettersIn(room), 2);
    const top = y;
    y += (lines.length + 1) * lineHeight + 6;
    return [
      canvas.text(8, top, String(index + 1), { bold: true }),
      ...lines.map((line, place) => canvas.text(34, top + place * lineHeight, line)),
      canvas.text(34, top + lines.length * lineHeight, figure, { size: textSize, bold: true }),
    ];
  });
  const body = [
    `<svg width="${canvas.width}" height="${mapBottom}" viewBox="0 0 ${mapWidth} ${mapHeight}">${outline()}</svg>`,
    ...pins,
    ...listed,
  ].join("");
  return { body, height: y - lineHeight };
}

let kept: string | undefined;
/** The map without its own svg element. */
function outline(): string {
  kept ??= readFileSync(outlineFile, "utf8")
    .replace(/^<svg[^>]*>/, '<g stroke-linejoin="round">')
    .replace(/<\/svg>\s*$/, "</g>");
  return kept;
}
