/** What stands around every page: its bar, its foot, the question about cookies. */
export const aroundMain = "body, body :not(main, main *, link, script, style)";

/**
 * Runs in the browser, so it can use nothing from around it: the page as it stands, without its words. Every element with its
 * attributes and the styles that make its colours; of a text that there is one; of a name or a heading also which earlier one
 * says the same, as no two parts of a page may share a name. Of a part of it, if only that is asked for.
 */
export function withoutWords(part = ":not(link, script, style)"): string {
  const spoken = /^(alt|aria-description|aria-label|aria-valuetext|content|label|placeholder|summary|title)$/;
  // A direction is asked for by the walks themselves; what a field holds and which day it is changes nothing for anybody.
  const passing = /^(dir|datetime|selected|value)$/;
  const names = new Map<string, number>();
  const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
  const nameOf = (text: string): string => {
    const name = text.trim();
    if (!hasWords(name)) return name;
    if (!names.has(name)) names.set(name, names.size);
    return `name ${names.get(name)}`;
  };
  const ofAttribute = ({ name, value, ownerElement }: Attr): string => {
    if (passing.test(name)) return "";
    // A picture's words that are read out twice.
    if (name === "alt" && hasWords(value) && ownerElement?.closest("a, button")?.textContent.includes(value))
      return " alt=again";
    // Who says what they see must be understood: the name begins with it, or holds it, in each language by itself.
    const seen = name === "aria-label" ? (ownerElement?.textContent ?? "").trim() : "";
    if (hasWords(seen))
      return ` ${name}=${nameOf(value)}${value.toLowerCase().includes(seen.toLowerCase()) ? "" : " without what is seen"}`;
    if (spoken.test(name)) return ` ${name}=${nameOf(value)}`;
    if (/^(href)?lang$/i.test(name)) return ` ${name}=${/^[a-z]{2}$/.test(value) ? "known" : value}`;
    // Where a link leads is no barrier, unless that is a place on this page; what variables make is seen below.
    if (/^(action|href|src|srcset)$/.test(name) && !value.startsWith("#")) return ` ${name}`;
    if (name === "style") value = value.replace(/(--[^:;]+|pointer-events):[^;]*;?/g, "").trim();
    if (name === "style" && value === "") return "";
    return ` ${name}=${value}`;
  };
  const ofText = (element: Element): string => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = own.map(({ textContent }) => textContent).join(" ");
    if (!hasWords(words)) return words.trim();
    return element.id || element.closest("h1, h2, h3, h4, h5, h6, caption, legend") ? nameOf(words) : "words";
  };
  const ofStyle = (element: Element): string => {
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, display, visibility, position, textShadow } =
      style;
    // Where WCAG begins to count letters as large.
    const isLarge = parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.66 : 24);
    return [
      color,
      backgroundColor,
      backgroundImage,
      opacity,
      display,
      visibility,
      position,
      textShadow,
      isLarge,
    ].join(" ");
  };
  const depthOf = (element: Element): number =>
    element.parentElement ? depthOf(element.parentElement) + 1 : 0;
  return [...document.querySelectorAll(part)]
    .map((element) => {
      const attributes = [...element.attributes].map(ofAttribute).join("");
      return `${depthOf(element)} ${element.tagName}${attributes} | ${ofText(element)} | ${ofStyle(element)}`;
    })
    .join("\n");
}
