import { formatsFor } from "#app/i18n/format.ts";
import { directionOf, type Language } from "#domain/language.ts";
import { escapeXml } from "../feeds/xml.ts";
import { translate } from "../translate.ts";
import { widths, type Size } from "./canvas.ts";
import { oembedPath } from "./paths.ts";

const style =
  "body{margin:0;background:#fffdf8;color:#271b29;font:1rem/1.5 system-ui,sans-serif}img{display:block;width:100%;height:auto}" +
  "details,p{margin:.5rem}table{border-collapse:collapse;font-size:.875rem}th,td{padding:.25rem .75rem;text-align:start;border-bottom:1px solid #e2d8c7}" +
  "a{color:#14594a}";

export type Embedded = Framed &
  Readonly<{
    summary: string;
    on: string;
    columns: readonly string[];
    rows: readonly (readonly string[])[];
    /** Image URLs; wide only if there is one. */
    images: Readonly<{ wide?: string; narrow: string }>;
    page: Readonly<{ path: string; title: string }>;
  }>;

/** An embeddable page: drawing and table, without scripts and cookies. */
export function embedPage(embedded: Embedded, language: Language, publicUrl: string): string {
  const { title, summary, sizes, columns, rows, on, images, page, path } = embedded;
  const words = (text: string): string => escapeXml(text);
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${words(cell)}</${tag}>`).join("")}</tr>`;
  const asOf = translate(language, "pictures.asOf", { date: formatsFor(language).date(on) });
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${words(title)}</title><style>${style}</style>`,
    `<link rel="canonical" href="${words(publicUrl + page.path.replace(/#.*/, ""))}">`,
    `<link rel="alternate" type="application/json+oembed" title="${words(title)}" href="${words(publicUrl + oembedPath(publicUrl + path))}">`,
    `</head><body><picture>`,
    images.wide === undefined
      ? ""
      : `<source media="(min-width:40rem)" srcset="${images.wide}" width="${widths.wide}" height="${sizes.wide}">`,
    `<img src="${images.narrow}" alt="${words(`${title}. ${summary}`)}" width="${widths.narrow}" height="${sizes.narrow}"></picture>`,
    rows.length === 0
      ? ""
      : `<details><summary>${words(translate(language, "pictures.table"))}</summary><table><thead>${cells("th", columns)}</thead><tbody>${rows.map((row) => cells("td", row)).join("")}</tbody></table></details>`,
    `<p><a href="${words(publicUrl + page.path)}" target="_blank" rel="noopener">${words(page.title)}</a> · ${words(asOf)}</p>`,
    `</body></html>`,
  ].join("");
}

export type Framed = Readonly<{ path: string; title: string; sizes: Readonly<Record<Size, number>> }>;
type Where = Readonly<{ publicUrl: string; size: Size; maxWidth?: number }>;

/** Room below the picture for its collapsed table and source. */
const lineBeneath = 90;

const frameHeight = ({ sizes }: Pick<Framed, "sizes">, size: Size): number => sizes[size] + lineBeneath;

/** The oEmbed standard forbids a wider frame than the site asked for. */
const widthOf = (size: Size, maxWidth = Number.MAX_SAFE_INTEGER): number => Math.min(widths[size], maxWidth);

export const frameHtml = ({ path, title, sizes }: Framed, { publicUrl, size, maxWidth }: Where): string =>
  `<iframe src="${publicUrl}${path}" title="${escapeXml(title)}" width="${widthOf(size, maxWidth)}" height="${frameHeight({ sizes }, size)}" style="border:0;max-width:100%" loading="lazy"></iframe>`;

const cacheSeconds = 3600;
const pngScale = 2;

type About = Readonly<{
  publicUrl: string;
  foundation: string;
  /** The size for the reader's width, and an image for readers without frames. */
  size: Size;
  image: Readonly<{ path: string; size: Size }>;
  maxWidth: number;
}>;

export const sizeWithin = (maxWidth: number): Size => (maxWidth < widths.wide ? "narrow" : "wide");

export const oembedOf = (framed: Framed, { publicUrl, foundation, size, image, maxWidth }: About) => ({
  version: "1.0" as const,
  type: "rich" as const,
  title: framed.title,
  provider_name: foundation,
  provider_url: publicUrl,
  cache_age: cacheSeconds,
  html: frameHtml(framed, { publicUrl, size, maxWidth }),
  width: widthOf(size, maxWidth),
  height: frameHeight(framed, size),
  // An image must not be wider either.
  ...(pngScale * widths[image.size] <= maxWidth && {
    thumbnail_url: publicUrl + image.path,
    thumbnail_width: pngScale * widths[image.size],
    thumbnail_height: pngScale * framed.sizes[image.size],
  }),
});
