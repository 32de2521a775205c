/** How long a text may get before anybody has looked at it: what fits into the largest body a form may send. */
export const maxTextLength = 250_000;

/** No pattern of ours names it, so it ends every run. */
const stop = "\u0001";
/** What is tried for a class: the first few of these that it takes. */
const alphabet = Array.from(" a0A-_./:;,@<>\"'=+{}%&#\n\r\t~ëم٣\u200f\u2066\u00a0🤲");
const samplesOfClass = 3;
const maxWordLength = 4;

/**
 * Texts that make a pattern try again and again: long runs of each thing it names, alone, after what comes before it in the
 * pattern, and followed by what fits nowhere; and its first few things over and over.
 */
export function hardTexts(source: string, flags: string): string[] {
  const pieces = piecesOf(source).map((piece) => samplesOf(piece, flags));
  const named = pieces.filter((samples) => samples.length > 0);
  const texts = new Set<string>();
  const add = (before: string, run: string, after: string) => texts.add(before + filled(run) + after);
  let before = "";
  for (const [at, samples] of named.entries()) {
    for (const sample of samples) for (const start of new Set(["", "x", before])) add(start, sample, stop);
    add("", samples[0] ?? "", "\n");
    for (let size = 2; size <= maxWordLength && at + size <= named.length; size += 1)
      add(
        "",
        named
          .slice(at, at + size)
          .map(([first]) => first)
          .join(""),
        stop,
      );
    before += samples[0];
  }
  add("", before, stop);
  add("", " ", "x");
  return [...texts];
}

const filled = (run: string): string =>
  run === "" ? "" : run.repeat(Math.ceil(maxTextLength / run.length)).slice(0, maxTextLength);

/** The single things a pattern names, in order: letters, escapes and classes. Groups, anchors and counts are left out. */
const piecesOf = (source: string): string[] =>
  source
    .replace(/\(\?(?:<?[=!]|:|<\w+>)/g, "(")
    .replace(/(?<!\\u)\{\d+(?:,\d*)?\}/g, "")
    .match(/\[(?:\\.|[^\]\\])*\]|\\u[0-9a-f]{4}|\\u\{[0-9a-f]+\}|\\p\{\w+\}|\\.|[^\\]/giu)
    ?.filter((piece) => !/^(?:[()|*+?^$]|\\[bB1-9])$/.test(piece)) ?? [];

function samplesOf(piece: string, flags: string): string[] {
  const one = new RegExp(`^(?:${piece})$`, flags.replace(/[gy]/g, ""));
  const literal = /^\\?(.)$/su.exec(piece)?.[1];
  const tried = literal === undefined ? [...alphabet, ...rangeStarts(piece)] : [literal, ...alphabet];
  return tried.filter((sample) => one.test(sample)).slice(0, samplesOfClass);
}

const rangeStarts = (piece: string): string[] =>
  [...piece.matchAll(/\\u([0-9a-f]{4})/gi)].map(([, hex]) => String.fromCharCode(parseInt(hex ?? "", 16)));
