import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../../app/papers/fonts");
const fonts = [
  ["Noto Sans", "NotoSans-Regular.ttf"],
  ["Noto Sans Bold", "NotoSans-Bold.ttf"],
  ["Noto Sans Arabic", "NotoSansArabic-Regular.ttf"],
  ["Noto Sans Arabic Bold", "NotoSansArabic-Bold.ttf"],
] as const;
/** Sharp on high-density screens and on paper. */
const dotsPerInch = 2 * 72;

let known: Promise<unknown> | undefined;

/** A server may have no fonts. Rendering one letter with our font file registers it for the process. */
const knowFonts = (): Promise<unknown> =>
  (known ??= Promise.all(
    fonts.map(([font, file]) =>
      sharp({ text: { text: "a", font, fontfile: join(folder, file) } })
        .png()
        .toBuffer(),
    ),
  ));

/** Renders an SVG to PNG with our own fonts, with joined Arabic. */
export async function drawingToPng(svg: string): Promise<Buffer> {
  await knowFonts();
  const inOurs = svg.replace(/font-family="[^"]*"/, `font-family="'Noto Sans','Noto Sans Arabic'"`);
  return sharp(Buffer.from(inOurs), { density: dotsPerInch }).png({ palette: true, colours: 64 }).toBuffer();
}
