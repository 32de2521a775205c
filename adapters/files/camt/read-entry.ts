import type { BankCode, ReadEntry, ReadLine } from "#domain/bank/bank-file.ts";
import type { Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { child, childrenOf, firstText, textAt, xmlOf, type Element } from "./element.ts";
import { isCredit, readAmount } from "./read-amount.ts";
import { readDay } from "./read-day.ts";
import { readLines } from "./read-lines.ts";
import { Refused } from "./refused.ts";

/** One `Ntry` in both versions. Null: pending, no money has moved. */
export function readEntry(
  element: Element,
  { statement, currency }: Readonly<{ statement: number; currency: string | null }>,
): ReadEntry | null {
  const place = { line: element.line, element: "Ntry", statement };
  const status = firstText(element, ["Sts", "Cd"], ["Sts"]);
  if (status !== null && status !== "BOOK") return null;

  const amount = child(element, "Amt");
  const cents = readAmount(amount, statement, element);
  if (currency !== null && amount?.currency && amount.currency !== currency)
    throw new Refused("other_currency", place);
  const credit = isCredit(textAt(element, "CdtDbtInd"));
  if (credit === null) throw new Refused("no_direction", place);
  const bookedOn = readDay(child(element, "BookgDt")) ?? readDay(child(element, "ValDt"));
  if (bookedOn === null) throw new Refused("no_date", place);

  const signedCents = credit ? cents : negated(cents);
  const text = textAt(element, "AddtlNtryInf");
  return {
    cents: signedCents,
    bookedOn,
    valueOn: readDay(child(element, "ValDt")),
    isReversal: ["true", "1"].includes(textAt(element, "RvslInd") ?? ""),
    entryReference: textAt(element, "NtryRef"),
    bankReference: textAt(element, "AcctSvcrRef"),
    code: codeOf(child(element, "BkTxCd")),
    batchId: textAt(child(element, "NtryDtls"), "Btch", "PmtInfId"),
    text,
    lines: linesOf(element, { cents: signedCents, currency: amount?.currency ?? currency, statement, text }),
    xml: xmlOf(element),
    line: element.line,
  };
}

type Whole = Readonly<{ cents: Cents; currency: string | null; statement: number; text: string | null }>;

function linesOf(element: Element, whole: Whole): readonly ReadLine[] {
  const details = childrenOf(element, "NtryDtls").flatMap((each) => childrenOf(each, "TxDtls"));
  return readLines(details, whole);
}

const codeOf = (element: Element | undefined): BankCode => ({
  domain: textAt(element, "Domn", "Cd"),
  family: textAt(element, "Domn", "Fmly", "Cd"),
  subFamily: textAt(element, "Domn", "Fmly", "SubFmlyCd"),
  proprietary: textAt(element, "Prtry", "Cd"),
  issuer: textAt(element, "Prtry", "Issr"),
});
