const units = ["", "واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة", "عشرة"];
const teens = ["أحد", "اثنا", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة"];
const tens = ["", "", "عشرون", "ثلاثون", "أربعون", "خمسون", "ستون", "سبعون", "ثمانون", "تسعون"];
const hundreds = ["", "مئة", "مئتان", "ثلاثمئة", "أربعمئة", "خمسمئة", "ستمئة", "سبعمئة", "ثمانمئة", "تسعمئة"];

/** A counted noun: one, two, three to ten, eleven to ninety-nine, whole hundreds. */
type Noun = Readonly<{ one: string; two: string; few: string; many: string; hundred: string }>;

/** A loan word without declension, except the dual. */
const euro: Noun = { one: "يورو", two: "يوروان", few: "يورو", many: "يورو", hundred: "يورو" };
const cent: Noun = { one: "سنت", two: "سنتان", few: "سنتات", many: "سنتًا", hundred: "سنت" };
const thousand: Noun = { one: "ألف", two: "ألفان", few: "آلاف", many: "ألفًا", hundred: "ألف" };
const million: Noun = { one: "مليون", two: "مليونان", few: "ملايين", many: "مليونًا", hundred: "مليون" };
const and = " و";

/** Nominative with masculine nouns, as on cheques and deeds. */
export function inArabic(euros: number, left: number): string {
  if (euros === 0 && left === 0) return `صفر ${euro.one}`;
  return [counted(euros, euro), counted(left, cent)].filter((part) => part !== "").join(and);
}

/** One and two use the noun instead of a numeral, also after hundreds and thousands: مئة ويورو واحد, ألف ويوروان. */
function counted(value: number, noun: Noun): string {
  const rest = value % 100;
  if (value === 0) return "";
  if (value === 1) return `${noun.one} واحد`;
  if (value === 2) return noun.two;
  if (rest === 1 || rest === 2) return `${numberInArabic(value - rest)}${and}${counted(rest, noun)}`;
  const form = rest === 0 ? noun.hundred : rest <= 10 ? noun.few : noun.many;
  return `${beforeNoun(numberInArabic(value))} ${form}`;
}

function numberInArabic(value: number): string {
  return [
    ...groupOf(Math.floor(value / 1_000_000), million),
    ...groupOf(Math.floor(value / 1000) % 1000, thousand),
    ...belowThousand(value % 1000),
  ].join(and);
}

function groupOf(count: number, noun: Noun): string[] {
  const hundred = Math.floor(count / 100);
  const rest = count % 100;
  // One and two have no separate numeral, so the hundreds take the noun first.
  if (hundred > 0 && rest <= 2)
    return [`${beforeNoun(hundreds[hundred] ?? "")} ${noun.hundred}`, ...groupOf(rest, noun)];
  if (count === 0) return [];
  if (count === 1) return [noun.one];
  if (count === 2) return [noun.two];
  const form = rest <= 10 ? noun.few : noun.many;
  return [`${belowThousand(count).join(and)} ${form}`];
}

function belowThousand(value: number): string[] {
  const hundred = hundreds[Math.floor(value / 100)] ?? "";
  return [hundred, ...belowHundred(value % 100)].filter((part) => part !== "");
}

function belowHundred(value: number): string[] {
  if (value <= 10) return [units[value] ?? ""];
  if (value < 20) return [`${teens[value - 11]} عشر`];
  return [units[value % 10] ?? "", tens[Math.floor(value / 10)] ?? ""];
}

/** Before its noun a dual loses its ending and a thousand its tanwin: ألفا يورو, اثنا عشر ألف يورو. */
const beforeNoun = (number: string): string =>
  number.replace(/(مئت|ألف|مليون)ان$/, "$1ا").replace(/(ألف|مليون)\u064bا$/, "$1");
