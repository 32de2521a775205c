import { formatsFor } from "#app/i18n/format.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { directionOf, type Language } from "#domain/language.ts";
import type { PictureAnswer } from "#domain/pictures/picture.ts";
import { escapeXml } from "../feeds/xml.ts";
import { translate } from "../translate.ts";
import { widths } from "./canvas.ts";
import { embedPath, imagePath, oembedPath, picturesPath } from "./paths.ts";

const style =
  "body{margin:0;background:#fffdf8;color:#271b29;font:1rem/1.5 system-ui,sans-serif}img{display:block;width:100%;height:auto}" +
  "details,p{margin:.5rem}table{border-collapse:collapse;font-size:.875rem}th,td{padding:.25rem .75rem;text-align:start;border-bottom:1px solid #e2d8c7}" +
  "a{color:#14594a}";

/** A page for a frame on another site: the picture with its table, and nothing that runs or remembers. */
export function embedPage(picture: PictureAnswer, language: Language, publicUrl: string): string {
  const { name, title, summary, sizes, columns, rows, on } = picture;
  const words = (text: string): string => escapeXml(text);
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${words(cell)}</${tag}>`).join("")}</tr>`;
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${words(title)}</title><style>${style}</style>`,
    `<link rel="canonical" href="${words(publicUrl + inLanguage(picturesPath, language))}">`,
    `<link rel="alternate" type="application/json+oembed" title="${words(title)}" href="${words(publicUrl + oembedPath(publicUrl + embedPath(name, language)))}">`,
    `</head><body><picture><source media="(min-width:40rem)" srcset="${imagePath(name, language)}" width="${widths.wide}" height="${sizes.wide}">`,
    `<img src="${imagePath(name, language, "narrow")}" alt="${words(`${title}. ${summary}`)}" width="${widths.narrow}" height="${sizes.narrow}"></picture>`,
    `<details><summary>${words(translate(language, "pictures.table"))}</summary><table><thead>${cells("th", columns)}</thead><tbody>${rows.map((row) => cells("td", row)).join("")}</tbody></table></details>`,
    `<p><a href="${words(`${publicUrl}${inLanguage(picturesPath, language)}#${name}`)}" target="_blank" rel="noopener">${words(translate(language, "pictures.page.title"))}</a> · ${words(translate(language, "pictures.asOf", { date: formatsFor(language).date(on) }))}</p>`,
    `</body></html>`,
  ].join("");
}
