import { hasGlyph } from "./fonts.ts";

/** Letters whose own dots, hamza or height already stand where a vowel sign above them would be printed. */
const crowdedAbove = "آأؤئإتثخذزشضطظغفقكلنة";
const signsAbove = "\u064b\u064c\u064e\u064f\u0651\u0652\u0670";
const signsBelow = "\u064d\u0650";
const crowdingSigns = new RegExp(`(?<=[${crowdedAbove}])[${signsAbove}]+|[${signsBelow}]`, "gu");

const minus = /\u2212/g;
const notALine = /[^\n]/gu;
const unknownLetter = "\ufffd";

/**
 * What the fonts and the layout can set properly. The layout puts every Arabic vowel sign at one height, where it would
 * run into the letter's dots: there it is left out, as print usually does. A letter that no font here has, in a name from
 * elsewhere, is shown as unknown rather than as some other letter.
 */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(crowdingSigns, "")
    .replaceAll(minus, "-")
    .replaceAll(notALine, (character) => (hasGlyph(character) ? character : unknownLetter));
