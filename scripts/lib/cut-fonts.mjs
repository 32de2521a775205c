// The letters of our languages, cut out of the whole font. What else a name may be written with stays in a second file, which a
// browser fetches only for a page that shows it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const whole = (script) =>
  readFileSync(resolve(`@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`));

/** Nothing of ours is written thinner or thicker. */
const weights = { wght: { min: 400, max: 700 } };

const letters = {
  latin:
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !\"#$%&'()*+,-./:;<=>?@[]_" +
    "\u00a0«»·×÷−–—‘’“”•…€éëïóöüèêáàç",
  arabic: "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيـ،؛؟\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652",
};
const ranges = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x200b],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2039, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ],
};

/** Each file: its name, the letters it is for, and how its bytes are made. */
export const fontFiles = Object.keys(letters).flatMap((script) => {
  const others = ranges[script].flatMap(between).filter((letter) => !letters[script].includes(letter));
  return [
    fontFile(`readex-pro-${script}`, script, [...letters[script]]),
    fontFile(`readex-pro-${script}-more`, script, others),
  ];
});

function fontFile(name, script, held) {
  const cut = () =>
    subsetFont(whole(script), held.join(""), { targetFormat: "woff2", variationAxes: weights });
  return { name: `${name}.woff2`, letters: held, cut };
}

function between([from, to]) {
  return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
}

/** As a style sheet says which letters a file is for. */
export function unicodeRange(held) {
  const codes = held.map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`);
}
