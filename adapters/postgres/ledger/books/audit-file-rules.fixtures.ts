import { existsSync } from "node:fs";
import { join } from "node:path";
import { schemaFaults as faultsBy } from "#testing/xml.ts";

/** The tax office publishes the schema but does not allow copies, so it is looked for beside the project. */
const folder = process.env["XAF_SCHEMA"] ?? join(import.meta.dirname, "../../../../../shared/standards/xaf");
const schema = join(folder, "XmlAuditfileFinancieel4.0.xsd");

/** Schema violations; none if the schema is not there. */
export const schemaFaults = (xml: string): string[] => (existsSync(schema) ? faultsBy(xml, schema) : []);

/** Rules from the description of the file that its schema does not have. */
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
