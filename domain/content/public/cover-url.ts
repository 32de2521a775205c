/** Where an uploaded cover is served. Null means: draw the tile mosaic of the record. */
export const coverUrlOf = (cover: string | null): string | null =>
  cover === null ? null : `/uploads/${cover}`;
