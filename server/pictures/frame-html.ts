import { escapeXml } from "../feeds/xml.ts";
import { widths, type Size } from "./canvas.ts";

/** What can be shown in a frame: where its page is, what it is called and how high its drawings are. */
export type Framed = Readonly<{ path: string; title: string; sizes: Readonly<Record<Size, number>> }>;
type Where = Readonly<{ publicUrl: string; size: Size }>;

/** Beneath the picture: its table, closed, and where it comes from. */
const lineBeneath = 90;

export const frameHeight = ({ sizes }: Pick<Framed, "sizes">, size: Size): number =>
  sizes[size] + lineBeneath;

/** What others copy into their page. */
export const frameHtml = ({ path, title, sizes }: Framed, { publicUrl, size }: Where): string =>
  `<iframe src="${publicUrl}${path}" title="${escapeXml(title)}" width="${widths[size]}" height="${frameHeight({ sizes }, size)}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
