/** Turns lists and empty lines of word processors and email programs into plain HTML. The schema drops the rest. */
export function cleanPasted(html: string): string {
  // Email programs separate paragraphs by two line breaks; one is only a space.
  const spaced = html.replaceAll(/(<br[^>]*>\s*){2,}/gi, "<p></p>").replaceAll(/<br[^>]*>/gi, " ");
  const page = new DOMParser().parseFromString(spaced, "text/html");
  for (const cell of page.querySelectorAll(":is(td, th):not(:first-child)")) cell.before(" ");
  for (const hidden of page.querySelectorAll('[style*="display:none"], [style*="display: none"], [hidden]'))
    hidden.remove();
  let list: HTMLElement | null = null;
  for (const line of page.querySelectorAll<HTMLElement>(
    'p[style*="mso-list"], p[class*="MsoListParagraph"]',
  )) {
    const sign = line.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const ordered = /^\s*[\da-z]+[.)]/i.test(sign?.textContent ?? "");
    sign?.remove();
    if (list === null || line.previousElementSibling !== list) {
      list = page.createElement(ordered ? "ol" : "ul");
      line.before(list);
    }
    const item = page.createElement("li");
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
  return page.body.innerHTML;
}
