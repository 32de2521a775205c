const zero = "\0";

/** PostgreSQL keeps no text with a zero byte, so nothing is found under such a name. */
export const holdsZeroByte = (names: Readonly<Record<string, string>>): boolean =>
  Object.values(names).some((name) => name.includes(zero));

/** What was typed around it still counts: it is searched for and stored without. */
export const withoutZeroBytes = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll(zero, "")]));

/** Read as JSON. Hardly any message holds one, so the others are not walked through. */
export const jsonWithoutZeroBytes = (text: string): unknown =>
  text.includes(String.raw`\u0000`)
    ? JSON.parse(text, (_, value: unknown) =>
        typeof value === "string" ? value.replaceAll(zero, "") : value,
      )
    : JSON.parse(text);
