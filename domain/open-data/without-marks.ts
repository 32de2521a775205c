/** Removes the invisible direction marks of Arabic pages. */
export const withoutMarks = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
