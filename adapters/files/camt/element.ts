/** A part that fits in memory: one entry, one balance. */
export type Element = {
  readonly name: string;
  readonly currency: string | null;
  readonly line: number;
  readonly children: Element[];
  text: string;
};

export const child = (element: Element | undefined, ...path: readonly string[]): Element | undefined => {
  let found = element;
  for (const name of path) found = found?.children.find((each) => each.name === name);
  return found;
};

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((each) => each.name === name) ?? [];

/** White space is collapsed, because formatters break texts. Empty is null. */
export const textOf = (element: Element | undefined): string | null =>
  element?.text.replace(/\s+/g, " ").trim() || null;

export const textAt = (element: Element | undefined, ...path: readonly string[]): string | null =>
  textOf(child(element, ...path));

export const firstText = (
  element: Element | undefined,
  ...paths: readonly (readonly string[])[]
): string | null => {
  for (const path of paths) {
    const text = textAt(element, ...path);
    if (text !== null) return text;
  }
  return null;
};

export function xmlOf({ name, currency, text, children }: Element): string {
  const attribute = currency === null ? "" : ` Ccy="${escaped(currency)}"`;
  const content = children.length > 0 ? children.map(xmlOf).join("") : escaped(text.trim());
  return content === "" ? `<${name}${attribute}/>` : `<${name}${attribute}>${content}</${name}>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
