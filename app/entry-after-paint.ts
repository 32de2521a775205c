/**
 * The first script of a page, and tiny: it fetches the others once the page has been painted, so that nothing shares the line
 * with its first words. In a window nobody looks at, nothing is painted and nothing is waited for.
 */
const names = document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset["modules"] ?? "";
const [entry = "", ...others] = names.split(" ");

function fetchAll(): void {
  for (const href of others)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  void import(/* @vite-ignore */ entry);
}

if (document.hidden) fetchAll();
else requestAnimationFrame(() => setTimeout(fetchAll));
