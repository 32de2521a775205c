/**
 * Runs in a browser: what a page says of itself first. In one question of its own: the test tool's locators bring their whole
 * engine into every page that is opened, which takes longer than all they are asked here.
 */
export function mainFacts(): { lang: string; dir: string; mainHeadings: number } {
  const { lang, dir } = document.documentElement;
  const headings = document.querySelectorAll("h1, [role=heading][aria-level='1']");
  const isHeard = (heading: Element) =>
    heading.checkVisibility({ visibilityProperty: true }) && !heading.closest("[aria-hidden=true]");
  return { lang, dir, mainHeadings: [...headings].filter(isHeard).length };
}
