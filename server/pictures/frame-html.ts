import { escapeXml } from "../feeds/xml.ts";
import { widths, type Size } from "./canvas.ts";

/** An embeddable page: path, title and drawing heights. */
export type Framed = Readonly<{ path: string; title: string; sizes: Readonly<Record<Size, number>> }>;
type Where = Readonly<{ publicUrl: string; size: Size }>;

/** Room below the picture for its collapsed table and source. */
const lineBeneath = 90;

export const frameHeight = ({ sizes }: Pick<Framed, "sizes">, size: Size): number =>
  sizes[size] + lineBeneath;

/** The HTML to embed. */
export const frameHtml = ({ path, title, sizes }: Framed, { publicUrl, size }: Where): string =>
  `<iframe src="${publicUrl}${path}" title="${escapeXml(title)}" width="${widths[size]}" height="${frameHeight({ sizes }, size)}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
