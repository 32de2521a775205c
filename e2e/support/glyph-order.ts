import type { Page } from "@playwright/test";

/** A text and the order in which two of its characters must stand, from the left, whatever language is around it. */
export type Order = Readonly<{ pattern: string; left: number; right: number }>;

/** Where the first of the two does not stand to the left of the second on the screen, and how many were looked at. */
export const outOfOrder = (page: Page, orders: readonly Order[]) =>
  page.evaluate((wanted) => {
    const wrong: string[] = [];
    let seen = 0;
    const leftOf = (node: Text, at: number): number => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest("script, style")) continue;
      for (const { pattern, left, right } of wanted) {
        for (const found of node.data.matchAll(new RegExp(pattern, "g"))) {
          const places = [left, right].map((at) => found.index + (at < 0 ? found[0].length + at : at));
          const [first, second] = places.map((at) => leftOf(node, at));
          seen++;
          if (!(first! < second!)) wrong.push(`${found[0]} in "${node.data.slice(0, 80)}"`);
        }
      }
    }
    return { seen, wrong };
  }, orders);
