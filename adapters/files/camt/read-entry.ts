import type { BankCode, ReadEntry, ReadLine } from "#domain/bank/bank-file.ts";
import type { Day } from "#domain/calendar/day.ts";
import { linesInText } from "#domain/bank/text-fields.ts";
import { type Cents, noCents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { child, childrenOf, firstText, textAt, xmlOf, type Element, textOf } from "./element.ts";
import { isCredit, readAmount } from "./read-amount.ts";
import { readDay } from "./read-day.ts";
import { Refused } from "./refused.ts";

/** One `Ntry` in both versions. Null: pending, no money has moved. */
export function readEntry(
  element: Element,
  {
    statement,
    currency,
    onlyDay,
  }: Readonly<{ statement: number; currency: string | null; onlyDay: Day | null }>,
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
  const bookedOn = readDay(child(element, "BookgDt")) ?? readDay(child(element, "ValDt")) ?? onlyDay;
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

type Whole = Readonly<{
  cents: Cents;
  currency: string | null;
  statement: number;
  text: string | null;
}>;

/** Details become lines only if they add up to the entry; otherwise it stays one line, because the booked amount counts. */
function readLines(details: readonly Element[], whole: Whole): readonly ReadLine[] {
  const [only] = details;
  if (only === undefined) return [fromText(whole)];
  if (details.length === 1) return [{ ...lineOf(only, whole), cents: whole.cents }];
  const parts = details.map((detail) => ({ line: lineOf(detail, whole), cents: centsOf(detail, whole) }));
  const sum = parts.reduce((total, { cents }) => total + (cents ?? NaN), 0);
  if (sum === whole.cents) return parts.map(({ line, cents }) => ({ ...line, cents: cents ?? noCents }));
  return [
    {
      ...fromText({ ...whole, text: null }),
      remittance: parts
        .map(({ line }) => line.remittance)
        .join(" ")
        .trim(),
      joinedRemittance: parts.map(({ line }) => line.joinedRemittance).join(" "),
    },
  ];
}

/** An amount in another currency is ignored. */
function centsOf(detail: Element, { cents, currency, statement }: Whole): Cents | null {
  const amounts = [
    child(detail, "Amt"),
    child(detail, "AmtDtls", "TxAmt", "Amt"),
    child(detail, "AmtDtls", "InstdAmt", "Amt"),
  ];
  const amount = amounts.find((each) => each && (each.currency ?? currency) === currency);
  if (!amount) return null;
  const credit = isCredit(textAt(detail, "CdtDbtInd")) ?? cents > 0;
  const found = readAmount(amount, statement, detail);
  return credit ? found : negated(found);
}

function lineOf(detail: Element, { cents, text }: Whole): ReadLine {
  const parties = child(detail, "RltdPties");
  // Incoming money has a debtor; a debit has a creditor.
  const [party, account] = cents > 0 ? ["Dbtr", "DbtrAcct"] : ["Cdtr", "CdtrAcct"];
  const texts = childrenOf(child(detail, "RmtInf"), "Ustrd").flatMap((each) => textOf(each) ?? []);
  const remittance = texts.length > 0 ? texts : [textAt(detail, "AddtlTxInf") ?? text ?? ""];
  return {
    cents,
    counterpartyName: firstText(
      parties,
      [party, "Pty", "Nm"],
      [party, "Nm"],
      [party, "Agt", "FinInstnId", "Nm"],
      [`Ultmt${party}`, "Pty", "Nm"],
      [`Ultmt${party}`, "Nm"],
    ),
    counterpartyIban: bare(firstText(parties, [account, "Id", "IBAN"], [account, "Id", "Othr", "Id"])),
    endToEndId: given(textAt(detail, "Refs", "EndToEndId")),
    mandateId: given(textAt(detail, "Refs", "MndtId")),
    structuredReference: bare(textAt(detail, "RmtInf", "Strd", "CdtrRefInf", "Ref")),
    remittance: remittance.join(" "),
    joinedRemittance: remittance.join(""),
    returnReason: firstText(detail, ["RtrInf", "Rsn", "Cd"], ["RtrInf", "Rsn", "Prtry"]),
  };
}

/** Card payments and charges have only a text; some banks name the parties in it. */
const fromText = ({ cents, text }: Whole): ReadLine => ({
  cents,
  counterpartyName: null,
  counterpartyIban: null,
  endToEndId: null,
  mandateId: null,
  structuredReference: null,
  remittance: text ?? "",
  joinedRemittance: text ?? "",
  returnReason: null,
  ...linesInText(text),
});

const bare = (text: string | null): string | null => text?.replace(/[^A-Za-z0-9]/g, "").toUpperCase() || null;

/** Placeholders that banks write for a missing reference. */
const given = (text: string | null): string | null =>
  text === null || /^(?:NOT ?PROVIDED|NOTAVAILABLE|NONREF)$/i.test(text) ? null : text;
