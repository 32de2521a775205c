/** What the program says of the page: that it hears what is pressed from now on, and that all of it answers. */
declare global {
  interface DocumentEventMap {
    "page-listens": Event;
    "page-alive": Event;
  }
}

/**
 * What is pressed before the program listens is kept, and pressed again once it does. Only what means nothing to a browser by itself:
 * links lead on, forms are sent and boxes are ticked without us. A menu that was opened has opened; the program is told of it.
 */
export function keepPresses(): void {
  const kept: (() => void)[] = [];
  const listens = new AbortController();
  const options = { capture: true, signal: listens.signal };
  const keepClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.type === "button") kept.push(() => button.click());
  };
  const keepChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) kept.push(() => tell(target, "change"));
  };
  const keepToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement) kept.push(() => tell(target, "toggle"));
  };
  document.addEventListener("click", keepClick, options);
  document.addEventListener("change", keepChange, options);
  document.addEventListener("toggle", keepToggle, options);
  document.addEventListener("page-listens", () => listens.abort(), { once: true });
  document.addEventListener("page-alive", () => kept.splice(0).forEach((press) => press()), { once: true });
}

const tell = (element: Element, type: "change" | "toggle"): boolean =>
  element.dispatchEvent(new Event(type, { bubbles: type === "change" }));
