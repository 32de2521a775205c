import { mosaicMarkup } from "../tiles/mosaic-svg.ts";
import { tilePattern, type MosaicRequest } from "../tiles/tile-pattern.ts";
import { wallMarkup, type WallRequest } from "../tiles/wall-markup.ts";

/** A separate file, because server-rendered pages do not need it. */
export const drawMosaic = (request: MosaicRequest, id: string): string =>
  once(`${request.program} ${request.columns} ${request.rows} ${id} ${request.seed}`, () =>
    mosaicMarkup(tilePattern(request), id),
  );
export const drawWall = (request: WallRequest, id: string): string =>
  once(`${request.columns} ${request.rows} ${id} ${request.seed}`, () => wallMarkup(request, id));

/** Cached: pictures are deterministic, and a page has a dozen of them. */
const drawn = new Map<string, string>();
const most = 500;

function once(name: string, draw: () => string): string {
  let markup = drawn.get(name);
  if (markup === undefined) {
    if (drawn.size >= most) drawn.clear();
    drawn.set(name, (markup = draw()));
  }
  return markup;
}
