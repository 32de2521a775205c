export type WeightRead =
  | Readonly<{ ok: true; mg: number }>
  | Readonly<{ ok: false; reason: "not_a_weight" | "fraction_of_a_milligram" | "weight_too_large" }>;

const maxGramDigits = 6;
const mgDigits = 3;
/** Longer than any weight. */
const maxTypedLength = 100;

/** Milligrams from grams, also in Arabic digits. Unlike money, one point or comma starts the fraction: scales show three decimals. */
export function readWeight(text: string): WeightRead {
  if (text.length > maxTypedLength) return { ok: false, reason: "not_a_weight" };
  const plain = text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u061c\u200e\u200f\s]/g, "")
    .replace(/(g|gr|غ|جم)\.?$/i, "");
  const [, grams, , fraction = ""] = /^(\d+)([.,\u066b\u060c](\d+))?$/.exec(plain) ?? [];
  if (grams === undefined) return { ok: false, reason: "not_a_weight" };
  if (/[^0]/.test(fraction.slice(mgDigits))) return { ok: false, reason: "fraction_of_a_milligram" };
  const digits = grams.replace(/^0+/, "");
  if (digits.length > maxGramDigits) return { ok: false, reason: "weight_too_large" };
  return { ok: true, mg: Number(digits + fraction.slice(0, mgDigits).padEnd(mgDigits, "0")) };
}
