import type { Language } from "#domain/language.ts";
import type { PictureAnswer } from "#domain/pictures/picture.ts";
import { escapeXml } from "../feeds/xml.ts";
import { widths, type Size } from "./canvas.ts";
import { embedPath } from "./paths.ts";

type Framed = Pick<PictureAnswer, "name" | "title" | "sizes">;
type Where = Readonly<{ language: Language; publicUrl: string; size: Size }>;

/** Beneath the picture: its table, closed, and where it comes from. */
const lineBeneath = 90;

export const frameHeight = ({ sizes }: Pick<Framed, "sizes">, size: Size): number =>
  sizes[size] + lineBeneath;

/** What others copy into their page. */
export const frameHtml = (picture: Framed, { language, publicUrl, size }: Where): string =>
  `<iframe src="${publicUrl}${embedPath(picture.name, language)}" title="${escapeXml(picture.title)}" width="${widths[size]}" height="${frameHeight(picture, size)}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
