import { noCents, type Cents } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { absoluteOf, largerOf, negated, sumOf } from "#domain/money/sums.ts";
import { accountOf } from "../accounts.ts";
import { earlierResults, inChartOrder } from "./account-sums.ts";

/** XML Auditfile Financieel 4.0, for Dutch accountants and the tax office. It contains no donors: a donation has a number. */
export type AuditFile = Readonly<{
  year: number;
  createdOn: string;
  company: Readonly<{ kvk: string; name: string; rsin: string }>;
  software: Readonly<{ name: string; version: string }>;
  accounts: readonly Readonly<{ number: string; name: string; isOfBalance: boolean }>[];
  opening: readonly Readonly<{ number: string; cents: Cents }>[];
  totals: Readonly<{ lines: number; debitCents: Cents; creditCents: Cents }>;
  journals: readonly AuditJournal[];
}>;

export type AuditJournal = Readonly<{
  id: string;
  name: string;
  type: "B" | "P" | "S" | "M";
  /** Whole transactions, in batches. */
  transactions: () => AsyncIterable<readonly AuditTransaction[]>;
}>;

export type AuditTransaction = Readonly<{
  id: number;
  bookedOn: string;
  happenedOn: string;
  description: string;
  reference: string;
  lines: readonly Readonly<{ account: string; cents: Cents; project: string | null }>[];
}>;

const namespace = "http://www.odb.belastingdienst.nl/Belastingdienst/BCPP/1.1/structures/XmlauditfileXAF_4.0";

/** Streams the file, so that memory does not grow with the year. */
export async function* writeAuditFile(file: AuditFile): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="${namespace}">\n${headerOf(file)}<company>\n`;
  yield companyOf(file) + accountsOf(file) + periodsOf(file.year) + openingOf(file);
  const { lines, debitCents, creditCents } = file.totals;
  yield `<transactions>\n${sumsOf(lines, debitCents, creditCents)}`;
  for (const { id, name, type, transactions } of file.journals) {
    yield `<journal>${tag("jrnID", id, 35)}${tag("desc", name, 9999)}${tag("jrnTp", type, 2)}\n`;
    for await (const batch of transactions()) yield batch.map(transactionOf).join("");
    yield "</journal>\n";
  }
  yield "</transactions>\n</company>\n</auditfile>\n";
}

const headerOf = ({ year, createdOn, software }: AuditFile): string =>
  `<header>${tag("fiscalYear", String(year), 9)}${tag("startDate", `${year}-01-01`)}${tag("endDate", `${year}-12-31`)}` +
  `${tag("curCode", "EUR")}${tag("dateCreated", createdOn)}${tag("softwareDesc", software.name, 50)}` +
  `${tag("softwareVersion", software.version, 20)}</header>\n`;

const companyOf = ({ company }: AuditFile): string =>
  `${tag("Commercenr", company.kvk, 100)}${tag("companyName", company.name, 255)}` +
  `${tag("taxRegistrationCountry", "NL")}${tag("taxRegIdent", company.rsin, 30)}\n`;

const accountsOf = ({ accounts }: AuditFile): string =>
  `<generalLedger>\n${inChartOrder(accounts)
    .map(
      ({ number, name, isOfBalance }) =>
        `<ledgerAccount>${tag("accID", number, 35)}${tag("accDesc", name, 255)}${tag("accTp", isOfBalance ? "B" : "P")}</ledgerAccount>\n`,
    )
    .join("")}</generalLedger>\n`;

const periodsOf = (year: number): string =>
  `<periods>\n${Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, "0")}`;
    const last = String(new Date(Date.UTC(year, index + 1, 0)).getUTCDate());
    return `<period>${tag("periodNumber", String(index + 1))}${tag("startDatePeriod", `${month}-01`)}${tag("endDatePeriod", `${month}-${last}`)}</period>\n`;
  }).join("")}</periods>\n`;

function openingOf({ opening }: AuditFile): string {
  const held = inChartOrder(opening.filter(({ cents }) => cents !== 0));
  const debits = sumOf(held.map(({ cents }) => largerOf(cents, noCents)));
  const credits = sumOf(held.map(({ cents }) => largerOf(negated(cents), noCents)));
  const lines = held.map(
    ({ number, cents }, index) =>
      `<obLine>${tag("nr", String(index + 1))}${tag("accID", number, 35)}${amount(cents)}</obLine>\n`,
  );
  return `<openingBalance>\n${sumsOf(held.length, debits, credits)}${lines.join("")}</openingBalance>\n`;
}

const sumsOf = (lines: number, debitCents: Cents, creditCents: Cents): string =>
  `${tag("linesCount", String(lines))}${tag("totalDebit", decimalEuros(debitCents))}${tag("totalCredit", decimalEuros(creditCents))}\n`;

function transactionOf({
  id,
  bookedOn,
  happenedOn,
  description,
  reference,
  lines,
}: AuditTransaction): string {
  const [document, day] = [tag("docRef", reference, 255), tag("effDate", happenedOn)];
  let written = "";
  let number = 0;
  for (const { account, cents, project } of lines) {
    number += 1;
    written +=
      `<trLine><nr>${number}</nr><accID>${numberOf(account)}</accID>${document}${day}` +
      `${amount(cents)}${project === null ? "" : tag("project", project, 999)}</trLine>\n`;
  }
  return (
    `<transaction><nr>${id}</nr>${tag("desc", description, 9999)}<periodNumber>${Number(bookedOn.slice(5, 7))}</periodNumber>` +
    `${tag("trDt", bookedOn)}\n${written}</transaction>\n`
  );
}

/** The account's number in the chart. */
export const numberOf = (account: string): string => {
  if (account === earlierResults.id) return earlierResults.number;
  const known = accountOf(account);
  if (!known) throw new Error(`The chart has no account ${account}`);
  return known.number;
};

const amount = (cents: Cents): string =>
  `<amnt>${decimalEuros(absoluteOf(cents))}</amnt><amntTp>${cents < 0 ? "C" : "D"}</amntTp>`;

/** The common case without characters to escape. */
const plainText = /^[\w !"#$%'()*+,./:;=?@[\\\]^`{|}~-]*$/;

/** Signs that XML cannot hold are left out; what is too long is cut between characters, never within one. */
function tag(name: string, text: string, maxLength = Infinity): string {
  if (text.length <= maxLength && plainText.test(text)) return `<${name}>${text}</${name}>`;
  const held = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
  const cut = held.length > maxLength ? Array.from(held).slice(0, maxLength).join("") : held;
  return `<${name}>${cut.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</${name}>`;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
