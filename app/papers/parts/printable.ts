import { hasGlyph } from "./fonts.ts";

/** Letters whose dots or hamza collide with a vowel sign above. */
const crowdedAbove = "آأؤئإتثخذزشضطظغفقكلنة";
const signsAbove = "\u064b\u064c\u064e\u064f\u0651\u0652\u0670";
const signsBelow = "\u064d\u0650";
const crowdingSigns = new RegExp(`(?<=[${crowdedAbove}])[${signsAbove}]+|[${signsBelow}]`, "gu");

const minus = /\u2212/g;
const notALine = /[^\n]/gu;
const unknownLetter = "\ufffd";

/** Omits Arabic vowel signs, which the layout would draw over dots. A character without a glyph is shown as unknown. */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(crowdingSigns, "")
    .replaceAll(minus, "-")
    .replaceAll(notALine, (character) => (hasGlyph(character) ? character : unknownLetter));
