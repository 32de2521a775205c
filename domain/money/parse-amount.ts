import { asCents, noCents, type Cents } from "./cents.ts";

/** Cents in user input; 0 if unreadable. `readAmount` says why. */
export function parseAmount(text: string): Cents {
  const read = readAmount(text);
  return read.ok ? read.cents : noCents;
}

export type AmountRead =
  | Readonly<{ ok: true; cents: Cents }>
  | Readonly<{ ok: false; reason: "not_an_amount" | "fraction_of_a_cent" | "amount_too_large" }>;

/** More digits would not be exact. */
const maxEuroDigits = 12;

/** Reads '25,50', '1.234,50', '25,-', also in Arabic digits. Refuses '1.234': a wrong guess costs a thousand times the amount. */
export function readAmount(text: string): AmountRead {
  const plain = withPlainMarks(text);
  const at = plain.lastIndexOf(decimalMark(plain));
  const euros = at < 0 ? plain : plain.slice(0, at);
  const cents = at < 0 ? "" : plain.slice(at + 1);

  if (!(onlyDigits.test(euros) || inThousands.test(euros)) || !onlyDigits.test(cents) || !/\d/.test(plain)) {
    return { ok: false, reason: "not_an_amount" };
  }
  if (cents.length > 2) return { ok: false, reason: "fraction_of_a_cent" };

  const euroDigits = euros.replace(/\D/g, "").replace(/^0+/, "");
  if (euroDigits.length > maxEuroDigits) return { ok: false, reason: "amount_too_large" };
  return { ok: true, cents: asCents(Number(euroDigits + cents.padEnd(2, "0"))) };
}

/** Arabic has unambiguous signs; spaces between digits are thousands separators. */
const thousandsMark = "\u066c";
const centsMark = "\u066b";
const onlyDigits = /^\d*$/;
const inThousands = /^\d{1,3}([\u066c.,])\d{3}(\1\d{3})*$/;

function withPlainMarks(text: string): string {
  return text
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/^\s*(€|EUR)|(€|EUR)\s*$/gi, "")
    .trim()
    .replace(/(?<=\d)[.,]\s?[-–—]{1,2}$/, "")
    .replaceAll("\u060c", ",")
    .replace(/(?<=\d)\s(?=\d)/g, thousandsMark);
}

/** The decimal sign: the last of two kinds, or the only one. A repeated sign separates thousands. */
function decimalMark(plain: string): string {
  if (plain.includes(centsMark)) return centsMark;
  const point = plain.lastIndexOf(".");
  const comma = plain.lastIndexOf(",");
  if (point >= 0 && comma >= 0) return point > comma ? "." : ",";
  const mark = point >= 0 ? "." : ",";
  return plain.indexOf(mark) === plain.lastIndexOf(mark) ? mark : centsMark;
}
