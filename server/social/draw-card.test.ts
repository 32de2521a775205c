import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { motifsOf } from "#app/components/tiles/motifs.ts";
import { glazesOf, tilePrograms } from "#app/components/tiles/tile-palette.ts";
import { cardHeight, cardWidth, recordCard, siteCard } from "./serve-social-cards.ts";
import { pathEdges } from "./path-edges.ts";
import { blankPicture, paint } from "./picture.ts";

const every = 6;

/** Reads a PNG as a viewer does: its size, and the colors of a pixel here and there. */
function readPng(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes);
  expect(buffer.subarray(1, 4).toString()).toBe("PNG");
  const [width, height] = [buffer.readUInt32BE(16), buffer.readUInt32BE(20)];
  const at = buffer.indexOf("IDAT");
  const rows = inflateSync(buffer.subarray(at + 4, at + 4 + buffer.readUInt32BE(at - 4)));
  expect(rows).toHaveLength(height * (width * 3 + 1));
  const colors = new Set<string>();
  for (let y = 0; y < height; y += every)
    for (let x = 0; x < width; x += every) {
      const pixel = y * (width * 3 + 1) + 1 + x * 3;
      colors.add(`#${rows.subarray(pixel, pixel + 3).toString("hex")}`);
    }
  return { width, height, colors };
}

test("a record's card has the size that is asked for, in the colors of its program", async () => {
  for (const program of tilePrograms) {
    const card = readPng(await recordCard("a-record", program));
    expect(card).toMatchObject({ width: cardWidth, height: cardHeight });
    expect(card.colors).toContain(glazesOf[program].deep);
    for (const other of tilePrograms.filter((each) => each !== program))
      expect(card.colors).not.toContain(glazesOf[other].deep);
  }
});

test("the foundation's card has the colors of all programs", async () => {
  const { colors } = readPng(await siteCard());
  for (const program of tilePrograms) expect(colors).toContain(glazesOf[program].deep);
});

test("the same record has the same card, and another has another", async () => {
  const card = await recordCard("a-record", "children");
  expect(await recordCard("a-record", "children")).toEqual(card);
  expect(await recordCard("b-record", "children")).not.toEqual(card);
});

test("every motif can be drawn, and each of its outlines is closed", () => {
  for (const { d } of Object.values(motifsOf).flat(2)) {
    const edges = pathEdges(d);
    expect(edges.length).toBeGreaterThan(2);
    // An outline that is closed arrives at every point as often as it leaves it.
    const balance = new Map<string, number>();
    for (const [from, to] of edges) {
      balance.set(String(from), (balance.get(String(from)) ?? 0) + 1);
      balance.set(String(to), (balance.get(String(to)) ?? 0) - 1);
    }
    expect([...balance.values()].filter((count) => count !== 0)).toEqual([]);
  }
});

test("a pixel at the edge takes its share of the color, and what lies in a hole takes none", () => {
  const picture = blankPicture(4, 4, "#ffffff");
  paint(picture, pathEdges("M0 0L3.5 0L3.5 4L0 4ZM1 1L2 1L2 2L1 2Z"), 1, "#000000");
  const red = (x: number, y: number) => picture.pixels[(y * 4 + x) * 3];
  expect([red(0, 0), red(1, 1), red(2, 2), red(3, 0)]).toEqual([0, 255, 0, 128]);
});
