import { asCents, type Cents } from "#domain/money/cents.ts";
import { Refused } from "./refused.ts";
import { textOf, type Element } from "./element.ts";

/** Far above any statement, and sums stay exact. */
const maxDigits = 14;

/** Cents without sign. Banks write "000000000000149.87", "19710" and "8.850"; "8.855" is invalid. */
export function readAmount(element: Element | undefined, statement: number, within: Element): Cents {
  const place = { line: (element ?? within).line, element: (element ?? within).name, statement };
  const [, euros, fraction = ""] = /^\+?(\d{1,18})(?:\.(\d{0,18}))?$/.exec(textOf(element) ?? "") ?? [];
  if (euros === undefined) throw new Refused("no_amount", place);
  if (/[1-9]/.test(fraction.slice(2))) throw new Refused("inexact_amount", place);
  const digits = euros.replace(/^0+/, "") + fraction.slice(0, 2).padEnd(2, "0");
  if (digits.length > maxDigits) throw new Refused("no_amount", place);
  return asCents(Number(digits));
}

/** True for credit, null if missing. */
export function isCredit(text: string | null): boolean | null {
  if (text === "CRDT") return true;
  return text === "DBIT" ? false : null;
}
