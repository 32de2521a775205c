import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { XmlDocument, XsdValidator, XmlValidateError } from "libxml2-wasm";

/** The tax office's schema may not be redistributed, so it is used if it is beside the project. */
const folder = process.env["XAF_SCHEMA"] ?? join(import.meta.dirname, "../../../../../shared/standards/xaf");
const schema = join(folder, "XmlAuditfileFinancieel4.0.xsd");

/** Schema violations; empty without the schema. */
export async function schemaFaults(xml: string): Promise<string[]> {
  if (!existsSync(schema)) return [];
  const rules = XmlDocument.fromBuffer(readFileSync(schema));
  const validator = XsdValidator.fromDoc(rules);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message);
    throw error;
  } finally {
    document.dispose();
    validator.dispose();
    rules.dispose();
  }
}

/** Rules of the file's documentation that no schema checks. */
export function auditFileFaults(xml: string): string[] {
  const faults: string[] = [];
  const claim = (holds: boolean, what: string) => void (holds || faults.push(what));
  const part = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(xml)?.[1] ?? "";
  const accountIds = valuesIn(part("generalLedger"), "accID");
  const periods = valuesIn(part("periods"), "periodNumber");
  claim(new Set(accountIds).size === accountIds.length, "an account is there twice");

  for (const [place, line] of [
    ["openingBalance", "obLine"],
    ["transactions", "trLine"],
  ] as const) {
    const text = part(place);
    const lines = partsIn(text, line);
    const total = (side: string) => sumOf(lines.filter((one) => valuesIn(one, "amntTp")[0] === side));
    const [debit, credit] = [total("D"), total("C")];
    claim(Number(valuesIn(text, "linesCount")[0]) === lines.length, `${place}: lines are miscounted`);
    claim(centsIn(valuesIn(text, "totalDebit")[0]) === debit, `${place}: debits are not ${debit}`);
    claim(centsIn(valuesIn(text, "totalCredit")[0]) === credit, `${place}: credits are not ${credit}`);
    claim(debit === credit, `${place} does not balance`);
    claim(
      lines.every((one) => accountIds.includes(valuesIn(one, "accID")[0] ?? "")),
      `${place} names an account that is not listed`,
    );
  }
  for (const journal of partsIn(xml, "journal")) {
    const numbers = partsIn(journal, "transaction").map((one) => valuesIn(one, "nr")[0]);
    claim(new Set(numbers).size === numbers.length, "a number is twice in a journal");
  }
  for (const transaction of partsIn(xml, "transaction")) {
    const lines = partsIn(transaction, "trLine");
    const side = (which: string) => sumOf(lines.filter((one) => valuesIn(one, "amntTp")[0] === which));
    claim(side("D") === side("C"), `transaction ${valuesIn(transaction, "nr")[0]} does not balance`);
    claim(periods.includes(valuesIn(transaction, "periodNumber")[0] ?? ""), "a period is not listed");
  }
  return faults;
}

const partsIn = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, inner]) => inner ?? "");
const valuesIn = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, value]) => value ?? "");
const centsIn = (text = ""): number => Math.round(Number(text) * 100);
const sumOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + centsIn(valuesIn(line, "amnt")[0]), 0);
