import { bullet, number } from "./pasted-lines.ts";

/** Word writes a list as paragraphs with a sign in front, and so do people in emails. */
export function joinLists(body: HTMLElement): void {
  for (const line of body.querySelectorAll("p, div")) {
    const before = line.previousElementSibling;
    const open = before?.matches("ul, ol") ? before : null;
    const style = line.getAttribute("style") ?? "";
    const tag = /mso-list:\s*l\d/.test(style) ? dropWordSign(line) : dropTypedSign(line, open);
    if (tag === null) continue;
    const isDeeper = /level[2-9]/.test(style);
    const list = open && (open.localName === tag || isDeeper) ? open : body.ownerDocument.createElement(tag);
    if (list !== open) line.before(list);
    const item = body.ownerDocument.createElement("li");
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

type ListTag = "ul" | "ol";

function dropWordSign(line: Element): ListTag {
  const sign = line.querySelector("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
  sign?.remove();
  return /^\s*[\da-z]+[.)]/i.test(sign?.textContent ?? "") ? "ol" : "ul";
}

/** Null if the line is no item. Numbers count from 1, so that a line with a date stays a paragraph. */
function dropTypedSign(line: Element, open: Element | null): ListTag | null {
  const words = line.textContent;
  const numbered = number.exec(words);
  const isNumbered =
    numbered !== null && Number(numbered[1]) === (open?.localName === "ol" ? open.children.length + 1 : 1);
  const sign = isNumbered ? numbered : bullet.exec(words);
  if (!sign || line.querySelector("p, div, ul, ol, table")) return null;
  dropStart(line, sign[0].length);
  return isNumbered ? "ol" : "ul";
}

/** The first signs of a line may be in several texts. */
function dropStart(line: Element, length: number): void {
  const walker = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let left = length; left > 0 && walker.nextNode();) {
    const text = walker.currentNode as Text;
    const taken = Math.min(left, text.length);
    text.deleteData(0, taken);
    left -= taken;
  }
}

/** Our lists have one level, and an item is one line: nested items follow the item that held them. */
export function flattenLists(body: HTMLElement): void {
  for (const nested of [...body.querySelectorAll(":is(ul, ol) :is(ul, ol)")].toReversed()) {
    const item = nested.parentElement?.closest("li");
    if (item) item.after(...nested.children);
    else nested.replaceWith(...nested.children);
    nested.remove();
  }
  for (const block of body.querySelectorAll("li :is(p, div, h1, h2, h3, h4, h5, h6)"))
    block.replaceWith(...(block.previousSibling ? [" "] : []), ...block.childNodes);
}
