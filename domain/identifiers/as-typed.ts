/** Separators around a pasted number: white space, dots, dashes, slashes, and direction marks from Arabic pages. */
const separators = /[\s.\-/\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Arabic-Indic (U+0660) and Persian (U+06F0) digits. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The characters of a typed number: no separators, Latin digits, upper case. */
export const normalizeTyped = (typed: string): string =>
  typed
    .replace(separators, "")
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase();

/** Groups of four, as banks print references. */
export const inGroupsOfFour = (text: string): string => text.replace(/(.{4})(?=.)/g, "$1 ");
