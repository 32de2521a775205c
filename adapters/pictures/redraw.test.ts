import sharp from "sharp";
import { expect, test } from "vitest";
import { redraw } from "./redraw.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f4690" } });

test("a photograph is drawn anew in our sizes, turned upright, without what the camera wrote into it", async () => {
  const photo = await picture(2000, 1000)
    .withExif({ IFD0: { Copyright: "Somebody Private" }, IFD3: { GPSLatitude: "52/1 22/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const redrawn = await redraw(photo);
  if (typeof redrawn === "string") throw new Error(redrawn);
  expect(redrawn).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 1000, height: 2000 });
  expect(redrawn.files.map(({ width }) => width)).toEqual([480, 960, 1600]);
  for (const { bytes } of redrawn.files) {
    const { format, exif, orientation, xmp } = await sharp(bytes).metadata();
    expect({ format, exif, orientation, xmp }).toEqual({ format: "webp" });
  }
});

test("a small picture is never drawn larger than it is, and the same picture is one upload", async () => {
  const photo = await picture(300, 200).png().toBuffer();
  const [one, two] = [await redraw(photo), await redraw(photo)];
  expect(one).toMatchObject({ width: 300, height: 200 });
  expect(one).toEqual(two);
});

test.each([
  ["a text", Buffer.from("I am a picture, honestly.")],
  ["nothing", Buffer.alloc(0)],
  ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n")],
])("%s is no picture", async (_, bytes) => {
  expect(await redraw(bytes)).toBe("not_a_picture");
});

test("a picture that breaks off is no picture", async () => {
  const photo = await picture(800, 600).jpeg().toBuffer();
  expect(await redraw(photo.subarray(0, photo.length / 2))).toBe("not_a_picture");
});

test("a GIF is no cover", async () => {
  expect(await redraw(await picture(20, 20).gif().toBuffer())).toBe("not_a_picture");
});

test("a picture with a script inside is refused, whatever it calls itself", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  expect(await redraw(Buffer.from(svg))).toBe("script_inside");
  const photo = await picture(20, 20).jpeg().toBuffer();
  expect(await redraw(Buffer.concat([photo, Buffer.from("<ScRiPt>alert(1)</ScRiPt>")]))).toBe(
    "script_inside",
  );
  const commented = await picture(20, 20)
    .withExif({ IFD0: { ImageDescription: "<?php system($_GET['c']); ?>" } })
    .jpeg()
    .toBuffer();
  expect(await redraw(commented)).toBe("script_inside");
});

test("a small file that would unfold into too many pixels is refused before it does", async () => {
  const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await redraw(bomb)).toBe("too_many_pixels");
});
