import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../../app/papers/fonts");
const fonts = [
  ["Noto Sans", "NotoSans-Regular.ttf"],
  ["Noto Sans Bold", "NotoSans-Bold.ttf"],
  ["Noto Sans Arabic", "NotoSansArabic-Regular.ttf"],
  ["Noto Sans Arabic Bold", "NotoSansArabic-Bold.ttf"],
] as const;
/** In points that a screen of twice as many shows sharply, and paper too. */
const dotsPerInch = 2 * 72;

let known: Promise<unknown> | undefined;

/** A server may have no fonts at all. Whoever has written one letter with a font of ours has made it known to every drawing after it. */
const knowFonts = (): Promise<unknown> =>
  (known ??= Promise.all(
    fonts.map(([font, file]) =>
      sharp({ text: { text: "a", font, fontfile: join(folder, file) } })
        .png()
        .toBuffer(),
    ),
  ));

/** A drawing of ours as an image that every program shows, written with the fonts of our papers: Arabic letters joined. */
export async function drawingToPng(svg: string): Promise<Buffer> {
  await knowFonts();
  const inOurs = svg.replace(/font-family="[^"]*"/, `font-family="'Noto Sans','Noto Sans Arabic'"`);
  return sharp(Buffer.from(inOurs), { density: dotsPerInch }).png({ palette: true, colours: 64 }).toBuffer();
}
