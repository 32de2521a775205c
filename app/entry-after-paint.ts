/**
 * The first script of a page, and tiny: it fetches the others once the page's first words are on the screen, so that nothing
 * shares the line with them. A frame that has been asked for is not there yet: the browser itself says when it is. In a window
 * nobody looks at, and in a browser that never says, nothing is waited for.
 */
const names = document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset["modules"] ?? "";
const [entry = "", ...others] = names.split(" ");

function fetchAll(): void {
  for (const href of others)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  void import(/* @vite-ignore */ entry);
}

function onceWordsAreShown(act: () => void): void {
  const observer = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: "paint", buffered: true });
}

if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) fetchAll();
else onceWordsAreShown(fetchAll);
