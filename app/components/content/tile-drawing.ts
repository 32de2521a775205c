import { mosaicMarkup } from "../tiles/mosaic-svg.ts";
import { tilePattern, type MosaicRequest } from "../tiles/tile-pattern.ts";
import { wallMarkup } from "../tiles/wall-markup.ts";

/** All that draws tiles, in a file of its own: a page that came from the server does not need it. */
export const drawMosaic = (request: MosaicRequest, id: string): string =>
  mosaicMarkup(tilePattern(request), id);
export const drawWall = wallMarkup;
