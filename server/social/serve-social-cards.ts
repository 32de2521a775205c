import type { Hono } from "hono";
import { etag } from "hono/etag";
import { tilesOfRecord } from "#app/components/news/record-tiles.ts";
import { tileSize } from "#app/components/tiles/motif-path.ts";
import { grout, tilePrograms, type TileProgram } from "#app/components/tiles/tile-palette.ts";
import {
  singleTile,
  tilePattern,
  type Cell,
  type GlazedTile,
  type TilePattern,
} from "#app/components/tiles/tile-pattern.ts";
import { recordSections, type PublicRecord } from "#domain/content/public-records.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";
import { limitConcurrency } from "../timing/limit-concurrency.ts";
import { pathParam } from "../requests/path-param.ts";
import { singleFlight } from "../timing/single-flight.ts";
import { pathEdges } from "./path-edges.ts";
import { blankPicture, lay, paint, png, type Picture } from "./picture.ts";

const maxKept = 100;
const maxWaiting = 100;
const daySeconds = 24 * 60 * 60;

/** The picture beside a shared link: a record's own mosaic, or its photograph once it has one. */
export function serveSocialCards(
  app: Hono<RequestEnv>,
  { publicRecords }: Pick<Foundation, "publicRecords">,
): void {
  const kept = new Map<string, Promise<Uint8Array>>();
  const share = limitConcurrency(1, maxWaiting);
  // Reads a whole section, so concurrent requests share a read.
  const recordsOf = singleFlight(publicRecords);
  const drawOnce = (key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = kept.get(key);
    if (known) return known;
    const drawing = share(draw);
    kept.set(key, drawing);
    // Failures are not cached.
    drawing.catch(() => kept.get(key) === drawing && kept.delete(key));
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? "");
    return drawing;
  };
  const answer = (c: RequestContext, bytes: Uint8Array) => {
    c.header("content-type", "image/png");
    c.header("cache-control", `public, max-age=${daySeconds}`);
    return c.body(new Uint8Array(bytes));
  };

  app.get("/social/site.png", etag(), async (c) => answer(c, await drawOnce("site", siteCard)));

  for (const section of recordSections) {
    app.get(`/social/${section}/:file{[a-z0-9-]+\\.png}`, etag(), async (c) => {
      const id = pathParam(c, "file").replace(/\.png$/, "");
      const record = (await recordsOf(section)).find((each) => each.id === id);
      if (!record) return refuse(c, 404, "errors.not_found");
      if (record.coverUrl !== null) return c.redirect(record.coverUrl, 302);
      return answer(c, await drawOnce(`${section} ${keyOf(record)}`, () => drawRecord(record)));
    });
  }
}

const keyOf = ({ id, color }: PublicRecord): string => `${id} ${color}`;
const drawRecord = (record: PublicRecord) => recordCard(record.id, tilesOfRecord(record));

/** The usual size of link previews. */
export const cardWidth = 1200;
export const cardHeight = 630;

const columns = 9;
const rows = 5;
/** Nine tiles are slightly wider than the card, so that the wall is cut at its edges. */
const tilePixels = 134;
const wornFade = 0.18;

/** The mosaic of the record's page. No words: the link's title is shown beside it. */
export const recordCard = (seed: string, program: TileProgram): Promise<Uint8Array> =>
  drawPattern(tilePattern({ seed, program, columns, rows }));

/** For pages about the foundation as a whole. */
export function siteCard(): Promise<Uint8Array> {
  const kinds = new Map<string, { tile: GlazedTile; cells: Cell[] }>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const program = tilePrograms[(column + 2 * row) % tilePrograms.length] ?? "children";
      const ground = (Math.floor(column / 2) + row) % 3 === 0 ? "dark" : "light";
      const { kind, tile } = singleTile("delft", program, [ground]);
      const same = kinds.get(kind);
      if (same) same.cells.push({ column, row });
      else kinds.set(kind, { tile, cells: [{ column, row }] });
    }
  }
  return drawPattern({ columns, rows, tiles: [...kinds.values()], worn: [] });
}

function drawPattern(pattern: TilePattern): Promise<Uint8Array> {
  const card = blankPicture(cardWidth, cardHeight, grout);
  const left = Math.round((cardWidth - columns * tilePixels) / 2);
  const top = Math.round((cardHeight - rows * tilePixels) / 2);
  const isWorn = ({ column, row }: Cell) =>
    pattern.worn.some((cell) => cell.column === column && cell.row === row);
  for (const { tile, cells } of pattern.tiles) {
    const picture = drawTile(tile);
    for (const cell of cells) {
      const fade = isWorn(cell) ? wornFade : 0;
      lay(card, picture, left + cell.column * tilePixels, top + cell.row * tilePixels, fade);
    }
  }
  return png(card);
}

function drawTile({ ground, shapes }: GlazedTile): Picture {
  const scale = tilePixels / tileSize;
  const picture = blankPicture(tilePixels, tilePixels, grout);
  const edge = tileSize - 1;
  paint(picture, pathEdges(`M1 1L${edge} 1L${edge} ${edge}L1 ${edge}Z`), scale, ground);
  for (const { fill, d } of shapes) paint(picture, pathEdges(d), scale, fill);
  return picture;
}
