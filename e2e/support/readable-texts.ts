/** Runs in a browser: all a person can read or hear in this HTML, text by text. */
export function readableTexts(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const ignored = "script, style, noscript, [data-any-language]";
  const spoken = ["aria-label", "alt", "title", "placeholder", "aria-valuetext"];
  const found = new Set<string>();
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(ignored)) found.add((node.textContent ?? "").trim());
  }
  for (const element of page.querySelectorAll(spoken.map((name) => `[${name}]`).join(", "))) {
    if (element.closest(ignored)) continue;
    for (const name of spoken) found.add((element.getAttribute(name) ?? "").trim());
  }
  for (const meta of page.querySelectorAll('meta[name="description"]'))
    found.add(meta.getAttribute("content") ?? "");
  found.delete("");
  return [...found];
}
