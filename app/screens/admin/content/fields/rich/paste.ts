import { flattenLists, joinLists } from "./pasted-lists.ts";
import { splitLines } from "./pasted-lines.ts";

/** Turns what another program puts on the clipboard into plain HTML with the right words. The schema drops the rest. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/&nbsp;|&#160;|\u00a0/g, " "),
    "text/html",
  );
  for (const element of body.querySelectorAll(noText)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>("[style]"))
    if (isHidden(element)) element.remove();
  for (const picture of body.querySelectorAll("img"))
    if (isEmoji(picture.alt)) picture.replaceWith(picture.alt);
  for (const link of body.querySelectorAll("a[href]"))
    link.setAttribute("href", originalAddress(link.getAttribute("href") ?? ""));
  for (const heading of body.querySelectorAll(headings)) clearWeight(heading);
  for (const row of body.querySelectorAll("tr")) joinCells(row);
  splitLines(body);
  joinLists(body);
  flattenLists(body);
  return body.innerHTML;
}

/** Deleted and commented words of word processors, and elements whose content is no text. */
const noText =
  "del, script, style, iframe, object, embed, svg, math, audio, video, canvas, select, textarea, button, noembed, noframes, xmp, " +
  "[hidden], .MsoCommentReference, .msocomanchor, [style*='mso-element:comment'], [style*='mso-special-character:comment']";

const isHidden = ({ style, attributes }: HTMLElement): boolean =>
  style.display === "none" ||
  style.visibility === "hidden" ||
  /mso-hide:\s*all/.test(attributes.getNamedItem("style")?.value ?? "");

/** Messengers draw an emoji as a picture. */
const isEmoji = (alt: string): boolean =>
  alt.length <= 16 && /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(alt);

/** Outlook and Google lead links over their own servers, with the address of the reader in them. */
function originalAddress(href: string): string {
  const { hostname, pathname, searchParams } = URL.canParse(href) ? new URL(href) : new URL("about:blank");
  const isSafelink = hostname.endsWith(".safelinks.protection.outlook.com");
  const isGoogle = /^www\.google\.[a-z.]+$/.test(hostname) && pathname === "/url";
  return (isSafelink && searchParams.get("url")) || (isGoogle && searchParams.get("q")) || href;
}

const headings = "h1, h2, h3, h4, h5, h6";

/** A heading is bold already. */
function clearWeight(heading: Element): void {
  for (const bold of heading.querySelectorAll("b, strong")) bold.replaceWith(...bold.childNodes);
  for (const styled of [heading, ...heading.querySelectorAll("[style]")]) styled.removeAttribute("style");
}

/** A row of a table becomes one line; a table that lays out whole texts stays as it is. */
function joinCells(row: Element): void {
  if (row.querySelector(`${headings}, ul, ol, table, p + p, div + div`)) return;
  const line = row.ownerDocument.createElement("p");
  for (const cell of row.children) {
    for (const block of cell.querySelectorAll("p, div")) block.replaceWith(...block.childNodes);
    line.append(...(line.hasChildNodes() ? [" "] : []), ...cell.childNodes);
  }
  row.replaceChildren(line);
}
