import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import type { Edge } from "./path-edges.ts";

export type Picture = { width: number; height: number; pixels: Uint8Array };

const linesPerPixel = 4;
const bytesPerPixel = 3;
const compress = promisify(deflate);

export function blankPicture(width: number, height: number, color: string): Picture {
  const picture = { width, height, pixels: new Uint8Array(width * height * bytesPerPixel) };
  picture.pixels.set(channels(color));
  // Doubles the filled part with each copy.
  for (let filled = bytesPerPixel; filled < picture.pixels.length; filled *= 2)
    picture.pixels.copyWithin(filled, 0, filled);
  return picture;
}

/** Fills the outline by the even-odd rule with antialiased edges. */
export function paint(picture: Picture, edges: readonly Edge[], scale: number, color: string): void {
  const rgb = channels(color);
  const covered = new Float32Array(picture.width);
  for (let row = 0; row < picture.height; row++) {
    covered.fill(0);
    for (let line = 0; line < linesPerPixel; line++) {
      const crossings = crossingsAt(edges, (row + (line + 0.5) / linesPerPixel) / scale);
      for (let index = 0; index + 1 < crossings.length; index += 2)
        cover(covered, (crossings[index] ?? 0) * scale, (crossings[index + 1] ?? 0) * scale);
    }
    for (let column = 0; column < picture.width; column++) {
      const share = (covered[column] ?? 0) / linesPerPixel;
      if (share > 0) blend(picture, row * picture.width + column, rgb, share);
    }
  }
}

/** Cut at the edges. `fade` mixes in white, like worn glaze. */
export function lay(picture: Picture, tile: Picture, left: number, top: number, fade = 0): void {
  const white = channels("#ffffff");
  for (let y = Math.max(0, -top); y < Math.min(tile.height, picture.height - top); y++) {
    const from = Math.max(0, -left);
    const until = Math.min(tile.width, picture.width - left);
    const at = (top + y) * picture.width + left + from;
    const row = tile.pixels.subarray(
      (y * tile.width + from) * bytesPerPixel,
      (y * tile.width + until) * bytesPerPixel,
    );
    picture.pixels.set(row, at * bytesPerPixel);
    if (fade > 0) for (let x = 0; x < until - from; x++) blend(picture, at + x, white, fade);
  }
}

/** The smallest PNG that every program can read: eight bits a channel, no filters, one block of data. */
export async function png({ width, height, pixels }: Picture): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rowBytes = width * bytesPerPixel;
  const rows = Buffer.alloc(height * (rowBytes + 1));
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = await compress(rows);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** Where the outline crosses a height, from left to right. The lower end of an edge belongs to the next one. */
function crossingsAt(edges: readonly Edge[], y: number): number[] {
  const found: number[] = [];
  for (const [[x1, y1], [x2, y2]] of edges) {
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found.sort((a, b) => a - b);
}

function cover(covered: Float32Array, from: number, until: number): void {
  const last = Math.min(covered.length, Math.ceil(until));
  for (let column = Math.max(0, Math.floor(from)); column < last; column++) {
    const share = Math.min(until, column + 1) - Math.max(from, column);
    covered[column] = (covered[column] ?? 0) + share;
  }
}

function blend({ pixels }: Picture, pixel: number, rgb: readonly number[], share: number): void {
  for (let channel = 0; channel < bytesPerPixel; channel++) {
    const at = pixel * bytesPerPixel + channel;
    const before = pixels[at] ?? 0;
    pixels[at] = Math.round(before + ((rgb[channel] ?? 0) - before) * share);
  }
}

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
