import * as fc from "fast-check";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readColours } from "#app/styles/read-tokens.fixtures.ts";
import { arrangements, placeOf } from "./arrangements.ts";
import { mosaicMarkup, mosaicSvg } from "./mosaic-svg.ts";
import { motifsOf } from "./motifs.ts";
import { hashOf } from "./seeded-random.ts";
import { glazesOf, tilePrograms } from "./tile-palette.ts";
import { defaultColumns, defaultRows, singleTile, tilePattern } from "./tile-pattern.ts";

const anyRequest = fc.record({
  seed: fc.string(),
  program: fc.constantFrom(...tilePrograms),
  columns: fc.integer({ min: 1, max: 16 }),
  rows: fc.integer({ min: 1, max: 10 }),
});

describe("a mosaic belongs to its record", () => {
  test("the same id gives the same mosaic", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        expect(mosaicSvg(request)).toBe(mosaicSvg({ ...request }));
      }),
    );
  });

  test("a mosaic that was printed last year is the same today", () => {
    const printed = tilePrograms.map((program) =>
      hashOf(mosaicSvg({ seed: "winter-beds", program })).toString(36),
    );
    expect(printed).toMatchInlineSnapshot(`
      [
        "4ordfy",
        "oixhbm",
        "3vt1zd",
        "39rh0n",
      ]
    `);
  });

  test("a hundred campaigns of one program have many different mosaics", () => {
    for (const program of tilePrograms) {
      const pictures = Array.from({ length: 100 }, (_, index) =>
        mosaicMarkup(tilePattern({ seed: `campaign-${index}`, program }), ""),
      );
      expect(new Set(pictures).size).toBeGreaterThan(95);
    }
  });

  test("two programs never share a tile", () => {
    const tiles = tilePrograms.map((program) => JSON.stringify(singleTile("gift-1", program).tile));
    expect(new Set(tiles).size).toBe(tilePrograms.length);
  });
});

describe("a mosaic is a closed wall", () => {
  test("every cell holds exactly one tile", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const laid = tilePattern(request).tiles.flatMap(({ cells }) =>
          cells.map((cell) => `${cell.column},${cell.row}`),
        );
        expect(laid).toHaveLength(request.columns * request.rows);
        expect(new Set(laid).size).toBe(laid.length);
      }),
    );
  });

  test("left mirrors right and top mirrors bottom", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        for (const { cells } of tilePattern(request).tiles) {
          const has = new Set(cells.map((cell) => `${cell.column},${cell.row}`));
          for (const { column, row } of cells) {
            expect(has).toContain(`${request.columns - 1 - column},${row}`);
            expect(has).toContain(`${column},${request.rows - 1 - row}`);
          }
        }
      }),
    );
  });
});

test.each(arrangements.map((arrange) => [arrange.name, arrange] as const))(
  "tiles laid as %s show all three parts on a cover",
  (_name, arrange) => {
    const parts = new Set<string>();
    for (let row = 0; row < defaultRows; row++) {
      for (let column = 0; column < defaultColumns; column++) {
        parts.add(arrange(placeOf({ column, row }, defaultColumns, defaultRows)));
      }
    }
    expect(parts).toEqual(new Set(["field", "counter", "jewel"]));
  },
);

describe("a mosaic is light", () => {
  test("a cover weighs less than 2 KB, whatever its id", () => {
    for (const program of tilePrograms) {
      for (let index = 0; index < 25; index++) {
        const svg = mosaicSvg({ seed: `campaign-${index}`, program });
        expect(brotliCompressSync(svg).length).toBeLessThan(1_300);
        expect(svg.length).toBeLessThan(3_500);
      }
    }
  });

  test("motifs are drawn on whole numbers inside their tile", () => {
    for (const { d } of tilePrograms.flatMap((program) => motifsOf[program].flat())) {
      expect(d).toMatch(/^[MLQCSHVZ\d ]+$/);
      for (const [number] of d.matchAll(/\d+/g)) expect(Number(number)).toBeLessThanOrEqual(49);
    }
  });
});

test("what the seed says is never written into the picture", () => {
  expect(mosaicSvg({ seed: '"><script>alert(1)</script>', program: "children" })).not.toContain("script");
});

test("tiles have the colours of their program's tokens", () => {
  const colours = readColours();
  for (const program of tilePrograms) {
    expect(glazesOf[program].deep).toBe(colours.get(program));
    expect(glazesOf[program].soft).toBe(colours.get(`${program}-soft`));
  }
});
