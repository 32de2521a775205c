/** A sign at the start of a line that makes it an item of a list. */
export const bullet = /^\s*[-–*•◦▪‣·●○✓✔]\s+/;
export const number = /^\s*(\d{1,2})[.)]\s+/;

/** Line breaks become paragraphs: two separate them, one is only a space unless an item of a list starts after it. */
export function splitLines(body: HTMLElement): void {
  breakAtNewlines(body);
  for (const lineBreak of body.querySelectorAll(":is(li, h1, h2, h3, h4, h5, h6) br"))
    lineBreak.replaceWith(" ");
  for (const lineBreak of body.querySelectorAll("br")) hoist(lineBreak);
  const parents = new Set([...body.querySelectorAll("br")].map(({ parentElement }) => parentElement ?? body));
  for (const parent of parents) {
    const blocks = blocksOf([...parent.childNodes], body.ownerDocument);
    if (parent.localName === "p" || parent.localName === "div") parent.replaceWith(...blocks);
    else parent.replaceChildren(...blocks);
  }
}

/** A plain text as HTML. Without blank lines every line is a paragraph. */
export function htmlOfPlain(text: string): string {
  const lines = text.trim().split(/\r\n?|\n/);
  const between = lines.some((line) => line.trim() === "") ? "<br>" : "<br><br>";
  return lines.map((line) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;")).join(between);
}

/** Messengers keep line breaks as they were typed. */
function breakAtNewlines(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("pre, [style]")) {
    if (element.localName !== "pre" && !element.style.whiteSpace.startsWith("pre")) continue;
    for (const text of textsIn(element)) {
      const [first = "", ...others] = text.data.split("\n");
      text.replaceWith(first, ...others.flatMap((line) => [body.ownerDocument.createElement("br"), line]));
    }
  }
}

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const inline = /^(a|abbr|b|cite|code|em|font|i|img|ins|label|mark|o:p|s|small|span|strong|sub|sup|u)$/;

/** Moves a line break out of the marks around it, which then end before it and start again after it. */
function hoist(lineBreak: Element): void {
  for (
    let mark = lineBreak.parentElement;
    mark && inline.test(mark.localName);
    mark = lineBreak.parentElement
  ) {
    const before = mark.cloneNode(false) as Element;
    while (mark.firstChild && mark.firstChild !== lineBreak) before.append(mark.firstChild);
    mark.before(before, lineBreak);
  }
}

function blocksOf(nodes: readonly Node[], page: Document): Node[] {
  const blocks: Node[] = [];
  let line: Node[] = [];
  let paragraph: Element | null = null;
  const endLine = () => {
    const words = line.map(({ textContent }) => textContent ?? "").join("");
    const isItem = bullet.test(words) || number.test(words);
    if (words.trim() === "") paragraph = null;
    else if (paragraph && !isItem) paragraph.append(" ", ...line);
    else {
      const started = page.createElement("p");
      started.append(...line);
      blocks.push(started);
      // A line after an item is a paragraph of its own.
      paragraph = isItem ? null : started;
    }
    line = [];
  };
  for (const node of nodes) {
    const isBlock = node instanceof Element && !inline.test(node.localName);
    if (!isBlock) line.push(node);
    else {
      endLine();
      if (node.localName === "br") continue;
      blocks.push(node);
      paragraph = null;
    }
  }
  endLine();
  return blocks;
}
