import { widths, type Size } from "./canvas.ts";
import { frameHeight, frameHtml, type Framed } from "./frame-html.ts";

const cacheSeconds = 3600;
/** PNG pixels per SVG unit. */
const pngScale = 2;

type About = Readonly<{
  publicUrl: string;
  foundation: string;
  /** The size for the reader's width, and an image for readers without frames. */
  size: Size;
  image: Readonly<{ path: string; size: Size }>;
}>;

export const sizeWithin = (maxWidth: number): Size => (maxWidth < widths.wide ? "narrow" : "wide");

/** An oEmbed answer: a frame and an image. */
export const oembedOf = (framed: Framed, { publicUrl, foundation, size, image }: About) => ({
  version: "1.0" as const,
  type: "rich" as const,
  title: framed.title,
  provider_name: foundation,
  provider_url: publicUrl,
  cache_age: cacheSeconds,
  html: frameHtml(framed, { publicUrl, size }),
  width: widths[size],
  height: frameHeight(framed, size),
  thumbnail_url: publicUrl + image.path,
  thumbnail_width: pngScale * widths[image.size],
  thumbnail_height: pngScale * framed.sizes[image.size],
});
