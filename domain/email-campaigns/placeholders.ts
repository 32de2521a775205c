/** What staff can write in a text, and the program replaces for each recipient. */
export const placeholders = ["name", "foundation"] as const;
export type Placeholder = (typeof placeholders)[number];

const pattern = /\{([^{}\n]{0,40})\}/g;

const isKnown = (name: string): name is Placeholder => placeholders.some((known) => known === name);

/** What stands in braces but means nothing; also a brace without its other half. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(pattern)].map(([, name = ""]) => name).filter((name) => !isKnown(name));
  const rest = text.replace(pattern, "");
  return [...new Set([...unknown.map((name) => `{${name}}`), ...(rest.match(/[{}]/g) ?? [])])];
}

/** Values are inserted once: a placeholder inside a value stays as it is. */
export const fillPlaceholders = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(pattern, (whole, name: string) => (isKnown(name) ? values[name] : whole));
