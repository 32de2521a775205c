const zero = "\0";

/** PostgreSQL stores no zero bytes, so nothing has such a name. */
export const holdsZeroByte = (names: Readonly<Record<string, string>>): boolean =>
  Object.values(names).some((name) => name.includes(zero));

/** The rest of the text still counts. */
export const withoutZeroBytes = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll(zero, "")]));

/** Rare, so other messages are not traversed. */
export const jsonWithoutZeroBytes = (text: string): unknown =>
  text.includes(String.raw`\u0000`)
    ? JSON.parse(text, (_, value: unknown) =>
        typeof value === "string" ? value.replaceAll(zero, "") : value,
      )
    : JSON.parse(text);
