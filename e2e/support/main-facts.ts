/** Runs in the browser. One evaluation is cheaper than locators, which inject their engine into every page. */
export function mainFacts(): { lang: string; dir: string; mainHeadings: number } {
  const { lang, dir } = document.documentElement;
  const headings = document.querySelectorAll("h1, [role=heading][aria-level='1']");
  const isHeard = (heading: Element) =>
    heading.checkVisibility({ visibilityProperty: true }) && !heading.closest("[aria-hidden=true]");
  return { lang, dir, mainHeadings: [...headings].filter(isHeard).length };
}
