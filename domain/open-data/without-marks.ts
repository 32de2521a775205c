/** Pages keep values in Arabic lines together with marks that nobody sees; data has the words alone. */
export const withoutMarks = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
