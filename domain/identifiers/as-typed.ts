/**
 * What people paste or type around a number: spaces of every kind, dots, dashes and slashes as separators,
 * and the invisible direction marks that come along when copying from an Arabic page.
 */
const separators = /[\s.\-/\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Arabic-Indic (U+0660) and Persian (U+06F0) digits. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The bare characters of a number as typed: no separators, Latin digits, capitals. */
export const normalizeTyped = (typed: string): string =>
  typed
    .replace(separators, "")
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase();

/** Groups of four, as banks print their references. */
export const inGroupsOfFour = (text: string): string => text.replace(/(.{4})(?=.)/g, "$1 ");
