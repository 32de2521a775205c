import type { ReadLine } from "./bank-file.ts";

type Field =
  | "counterpartyIban"
  | "counterpartyName"
  | "endToEndId"
  | "mandateId"
  | "returnReason"
  | "remittance";

const fields: Readonly<Record<string, Field>> = {
  IBAN: "counterpartyIban",
  NAME: "counterpartyName",
  EREF: "endToEndId",
  MARF: "mandateId",
  RTRN: "returnReason",
  REMI: "remittance",
};

/** ABN AMRO writes a payment as one text: /TRTP/SEPA OVERBOEKING/IBAN/NL…/NAME/…/REMI/…/EREF/…. Any other text says nothing. */
export function linesInText(text: string | null): Partial<ReadLine> {
  if (!text?.startsWith("/TRTP/") && !text?.startsWith("/RTYP/")) return {};
  const found: Partial<Record<Field, string>> = {};
  const marks = [...text.matchAll(/\/([A-Z]{3,4})\//g)];
  for (const [place, mark] of marks.entries()) {
    const field = fields[mark[1] ?? ""];
    const value = text.slice(mark.index + mark[0].length, marks[place + 1]?.index).trim();
    if (field && value !== "" && value !== "NOTPROVIDED") found[field] = value;
  }
  const { remittance } = found;
  return remittance === undefined ? found : { ...found, joinedRemittance: remittance };
}
