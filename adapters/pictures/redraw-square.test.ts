import sharp from "sharp";
import { expect, test } from "vitest";
import { squareDrawer } from "./redraw-square.ts";

const redrawSquare = squareDrawer();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f4690" } });

test.each([
  ["a wide photograph", 900, 300],
  ["a tall one", 300, 900],
  ["a tiny one", 20, 30],
])("%s becomes a square of ours, without what the camera wrote into it", async (_, width, height) => {
  const photo = await picture(width, height)
    .withExif({ IFD0: { Copyright: "Somebody Private" }, IFD3: { GPSLatitude: "52/1 22/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const drawn = await redrawSquare(photo);
  if (typeof drawn === "string") throw new Error(drawn);
  const { format, width: wide, height: high, exif, xmp, icc } = await sharp(drawn.bytes).metadata();
  expect({ format, wide, high, exif, xmp, icc }).toEqual({ format: "webp", wide: 192, high: 192 });
  expect(drawn.hash).toMatch(/^[0-9a-f]{64}$/);
});

test("what is no picture is refused, and does not keep the next one from being drawn", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  const good = await picture(20, 20).png().toBuffer();
  const outcomes = await Promise.all([
    redrawSquare(Buffer.from(svg)),
    redrawSquare(Buffer.from("honestly")),
    redrawSquare(good.subarray(0, good.length / 2)),
    redrawSquare(good),
  ]);
  expect(outcomes).toEqual([
    "script_inside",
    "not_a_picture",
    "not_a_picture",
    expect.objectContaining({ hash: expect.any(String) }),
  ]);
});
