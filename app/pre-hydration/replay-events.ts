declare global {
  interface DocumentEventMap {
    /** React listens to the events of the page. */
    "page-listens": Event;
    /** React has hydrated the page. */
    "page-hydrated": Event;
  }
}

/**
 * Repeats, once the page is hydrated, what was done before React listened: clicks on buttons that only React handles and choices
 * in lists. Links, forms, check boxes and <details> work by themselves.
 */
export function replayEvents(): void {
  const replays: (() => void)[] = [];
  const listens = new AbortController();
  const options = { capture: true, signal: listens.signal };
  const keepClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.type === "button") replays.push(() => button.click());
  };
  const keepChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement)
      replays.push(() => target.dispatchEvent(new Event("change", { bubbles: true })));
  };
  document.addEventListener("click", keepClick, options);
  document.addEventListener("change", keepChange, options);
  document.addEventListener("page-listens", () => listens.abort(), { once: true });
  document.addEventListener("page-hydrated", () => replays.forEach((replay) => replay()), { once: true });
}
