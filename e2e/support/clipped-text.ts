/**
 * Words that do not fit their place: cut off by something that hides what is too long, standing out of a button, a badge, a
 * label or a cell of a table, or longer than the field that offers them. Runs in the browser, so it can use nothing from around it.
 */
export function clippedTexts(): string[] {
  type Place = Readonly<{
    name: string;
    box: DOMRect;
    /** Nobody sees what is inside: it is there for those who listen to the page. */
    unseen: boolean;
    hidesAcross: boolean;
    hidesDown: boolean;
    /** People see where it ends. */
    hasEdge: boolean;
    scrolls: boolean;
    /** It stands where it was put, in or out of what is around it. */
    stands: boolean;
    around: Element | null;
  }>;
  const cells = "button, label, td, th, summary, input, select, [role=button], [role=tab], [role=option]";
  const places = new Map<Element, Place>();

  function placeOf(element: Element): Place {
    const known = places.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const box = boxOf(element);
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const hasColour =
      style.backgroundColor !== "rgba(0, 0, 0, 0)" || parseFloat(style.borderInlineEndWidth) > 0;
    const place: Place = {
      name: element.tagName.toLowerCase(),
      box,
      unseen:
        style.clipPath === "inset(50%)" || (box.width <= 1 && box.height <= 1 && hides(style.overflowX)),
      hidesAcross: hides(style.overflowX),
      hidesDown: hides(style.overflowY),
      hasEdge: style.display !== "inline" && (element.matches(cells) || hasColour),
      scrolls: /auto|scroll/.test(style.overflowX + style.overflowY),
      stands: style.position === "absolute" || style.position === "fixed",
      around: element.parentElement,
    };
    places.set(element, place);
    return place;
  }

  const boxes = new Map<Element, DOMRect>();
  function boxOf(element: Element): DOMRect {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  }

  /** Most words are inside all that is around them: only of others is asked what hides, scrolls or can be seen. */
  function leavesAnything(from: Element, words: DOMRect): boolean {
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const { left, right, top, bottom } = boxOf(at);
      const over = Math.max(left - words.left, words.right - right, top - words.top, words.bottom - bottom);
      if (Math.round(over) > 0) return true;
    }
    return false;
  }

  /** From the words outwards, as far as they are in the flow and nobody can scroll to them. */
  function misfitOf(from: Element, words: DOMRect, size: number): string | undefined {
    let found: string | undefined;
    let flows = true;
    for (let at: Element | null = from; at && at !== document.body;) {
      const place = placeOf(at);
      if (place.unseen) return undefined;
      if (flows && !found) {
        const { box, name } = place;
        // Half a pixel is rounding; a line is higher than its letters, more so in Arabic.
        const across = Math.round(Math.max(box.left - words.left, words.right - box.right));
        const down = Math.round(
          Math.max(box.top - words.top, words.bottom - box.bottom) - Math.max(0, (words.height - size) / 2),
        );
        if (across > 0 && (place.hidesAcross || place.hasEdge)) found = `leaves its ${name} by ${across} px`;
        else if (down > 0 && (place.hidesDown || place.hasEdge))
          found = `leaves its ${name} by ${down} px down`;
      }
      if (place.scrolls || place.stands) flows = false;
      at = place.around;
    }
    return found;
  }

  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? "";
    if (!parent || words === "") continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(
      (line) => line.width > 0 && leavesAnything(parent, line),
    );
    if (lines.length === 0 || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    for (const line of lines) {
      const misfit = misfitOf(parent, line, size);
      if (!misfit) continue;
      found.push(`"${words.slice(0, 60)}" ${misfit}`);
      break;
    }
  }

  // The first words that a list offers are ours; a name that somebody gave may be longer than any field.
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("select")) {
    if (!pen || !field.checkVisibility({ visibilityProperty: true }) || placeOf(field).unseen) continue;
    const style = getComputedStyle(field);
    pen.font = style.font;
    const words = field.options[0]?.text ?? "";
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const over = Math.round(pen.measureText(words).width - room);
    if (over > 0) found.push(`"${words}" is ${over} px longer than its field`);
  }
  return found;
}
