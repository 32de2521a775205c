import type { Language } from "#domain/language.ts";
import type { PictureAnswer } from "#domain/pictures/picture.ts";
import { widths, type Size } from "./canvas.ts";
import { frameHeight, frameHtml } from "./frame-html.ts";
import { pngPath } from "./paths.ts";

const cacheSeconds = 3600;
/** Points of an image for each unit of the drawing. */
const pngScale = 2;

type About = Readonly<{ language: Language; publicUrl: string; foundation: string; maxWidth: number }>;

/** What oembed.com asks for: a frame, and for those who show none an image. */
export function oembedOf(picture: PictureAnswer, { language, publicUrl, foundation, maxWidth }: About) {
  const size: Size = maxWidth < widths.wide ? "narrow" : "wide";
  return {
    version: "1.0" as const,
    type: "rich" as const,
    title: picture.title,
    provider_name: foundation,
    provider_url: publicUrl,
    cache_age: cacheSeconds,
    html: frameHtml(picture, { language, publicUrl, size }),
    width: widths[size],
    height: frameHeight(picture, size),
    thumbnail_url: publicUrl + pngPath(picture.name, language),
    thumbnail_width: pngScale * widths.wide,
    thumbnail_height: pngScale * picture.sizes.wide,
  };
}
