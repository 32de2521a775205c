/** What only people read: which words these are is nothing to the standard, but two of them may have to differ. */
const spoken = /^(?:alt|aria-description|aria-label|aria-valuetext|content|label|placeholder|summary|title)$/;
const addresses = /^(?:action|data-modules|href|src|srcset)$/;
const tags = /<(?:script|style)\b[^>]*>.*?<\/(?:script|style)>|<[^>]*>|[^<]+/gsu;
const attributes = /\s([^\s=">]+)="([^"]*)"/g;

const variables = /--[^:;]+:(?:"[^"]*"|[^;"])*;?/g;
/** Elements whose words may be the name of something. */
const naming = /^<(?:h[1-6]|label|legend|caption|title)\b|\sid="/;

/**
 * These bytes of HTML without their words, the same for the same page in three languages: tags as they are, of a text that there
 * is one, of a name also which earlier one says the same. Telephone numbers stay, as the standard's checker reads them, and so does every character
 * that HTML would have written in another way.
 */
export function wordlessHtml(html: string): string {
  const met = new Map<string, number>();
  const nameOf = (text: string): string => {
    const words = text.trim();
    if (!met.has(words)) met.set(words, met.size);
    return hasWords(words) ? `name ${met.get(words)} ${rawIn(words)}` : words;
  };
  const ofAttribute = (whole: string, name: string, value: string): string => {
    if (spoken.test(name)) return ` ${name}=${nameOf(value)}`;
    if (/^(?:href)?lang$/i.test(name)) return ` ${name}=${/^[a-z]{2}$/.test(value) ? "known" : value}`;
    // Which of the languages is chosen.
    if (name === "selected") return "";
    if (name === "dir") return ` dir=${/^(?:ltr|rtl)$/.test(value) ? "known" : value}`;
    // Where a link leads is not asked here; a place on this page, a telephone and what no address may hold are.
    if (addresses.test(name) && !/^(?:#|tel:)/.test(value))
      return ` ${name}=${value.replace(/[^\s<>"'`]+/g, "w")}`;
    if (name === "style") return ` style=${value.replaceAll("&quot;", '"').replace(variables, "")}`;
    return whole;
  };
  let isTelephone = false;
  let isName = false;
  const ofText = (text: string): string => {
    if (isTelephone) return text;
    if (isName) return nameOf(text);
    return hasWords(text) ? `words ${rawIn(text)}` : text.trim();
  };
  return (html.match(tags) ?? [])
    .map((part) => {
      if (!part.startsWith("<")) return ofText(part);
      const [tag = "", content = ""] = /^<(?:script|style)\b/.test(part)
        ? [/^<[^>]*>/.exec(part)?.[0], "…"]
        : [part];
      isTelephone = tag.startsWith("<a ") ? tag.includes('href="tel:') : isTelephone && tag !== "</a>";
      isName = naming.test(tag);
      return tag.replace(attributes, ofAttribute) + content;
    })
    .join("\n");
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Characters that stand for themselves where HTML gives them a meaning. */
const rawIn = (words: string): string =>
  words.replace(/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi, "").replace(/[^&<>"'`]/g, "");
