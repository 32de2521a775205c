import type { Language } from "#domain/language.ts";

/** Parses an amount in words. Written from the grammar, independent of the writer. */
export function centsIn(words: string, language: Language): number {
  return readers[language](words);
}

const names = (text: string, from = 0, step = 1): [string, number][] =>
  text.split(" ").map((name, i) => [name, from + i * step]);

const english = new Map([
  ...names(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  ),
  ...names("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
]);

function inEnglish(words: string): number {
  const parts = /^(?:(.+?) euros?)?(?:^| and |$)(?:(.+) cents?)?$/.exec(words);
  if (!parts) throw new Error(`No sum: ${words}`);
  return 100 * numberFrom(parts[1] ?? "zero") + numberFrom(parts[2] ?? "zero");

  function numberFrom(text: string): number {
    let [total, group] = [0, 0];
    for (const word of text.split(/[ -]/)) {
      if (word === "and") continue;
      if (word === "hundred") group *= 100;
      else if (word === "thousand" || word === "million") {
        total += group * (word === "thousand" ? 1000 : 1_000_000);
        group = 0;
      } else group += known(english, word);
    }
    return total + group;
  }
}

const dutchSmall = names(
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
);
const dutchTens = names("twintig dertig veertig vijftig zestig zeventig tachtig negentig", 20, 10);
const dutch = new Map([
  ...dutchSmall,
  ...dutchTens,
  ...dutchTens.flatMap(([ten, value]) =>
    dutchSmall
      .slice(1, 10)
      .map(([one, unit]): [string, number] => [
        `${one}${/[^i]e$/.test(one) || one === "drie" ? "ën" : "en"}${ten}`,
        value + unit,
      ]),
  ),
]);

function inDutch(words: string): number {
  const parts = /^(?:(.+?) euro)?(?:^| en |$)(?:(.+) cent)?$/.exec(words);
  if (!parts) throw new Error(`No sum: ${words}`);
  return 100 * numberFrom(parts[1] ?? "nul") + numberFrom(parts[2] ?? "nul");

  function numberFrom(text: string): number {
    return text
      .replace(/ miljoen/, "miljoen")
      .split(" ")
      .reduce((sum, word) => sum + wordFrom(word), 0);
  }
  function wordFrom(word: string): number {
    for (const [name, size] of [
      ["miljoen", 1_000_000],
      ["duizend", 1000],
      ["honderd", 100],
    ] as const) {
      const at = word.indexOf(name);
      if (at < 0) continue;
      const [before, after] = [word.slice(0, at), word.slice(at + name.length)];
      return (before ? wordFrom(before) : 1) * size + (after ? wordFrom(after) : 0);
    }
    return known(dutch, word);
  }
}

const arabic = new Map([
  ...names("واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة", 1),
  ...names("أحد-عشر اثنا-عشر ثلاثة-عشر أربعة-عشر خمسة-عشر ستة-عشر سبعة-عشر ثمانية-عشر تسعة-عشر", 11),
  ...names("عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون", 20, 10),
  ...names("مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة", 100, 100),
  ["مئتا", 200] as [string, number],
]);
const arabicSizes = new Map([
  ...["ألف", "آلاف", "ألفًا"].map((name): [string, number] => [name, 1000]),
  ...["مليون", "ملايين", "مليونًا"].map((name): [string, number] => [name, 1_000_000]),
  ...["يورو"].map((name): [string, number] => [name, 1]),
  ...["سنت", "سنتات", "سنتًا"].map((name): [string, number] => [name, 1]),
]);
const arabicDuals = new Map([
  ...["ألفان", "ألفا"].map((name): [string, number] => [name, 2000]),
  ...["مليونان", "مليونا"].map((name): [string, number] => [name, 2_000_000]),
]);

function inArabic(words: string): number {
  if (words === "صفر يورو") return 0;
  let [euros, total, group] = [0, 0, 0];
  const close = (name: string) => {
    if (name.startsWith("يورو")) [euros, total] = [total, 0];
  };
  // "واحد" after its noun repeats the number one.
  const tokens = words
    .replaceAll(" عشر", "-عشر")
    .replaceAll(/(يورو|سنت) واحد/g, "$1:1")
    .split(/ و| /);
  for (const token of tokens) {
    const [name = "", one] = token.split(":");
    if (one) total += group + 1;
    else if (name === "يوروان" || name === "سنتان") total += group + 2;
    else if (arabicDuals.has(name)) {
      total += known(arabicDuals, name);
      continue;
    } else if (arabicSizes.has(name)) {
      const size = known(arabicSizes, name);
      total += size > 1 ? (group || 1) * size : group;
    } else {
      group += known(arabic, name);
      continue;
    }
    group = 0;
    close(name);
  }
  return euros * 100 + total;
}

const readers: Record<Language, (words: string) => number> = { en: inEnglish, nl: inDutch, ar: inArabic };

function known(numbers: ReadonlyMap<string, number>, word: string): number {
  const value = numbers.get(word);
  if (value === undefined) throw new Error(`No numeral: ${word}`);
  return value;
}
