import type { ReadEntry, Source } from "#domain/bank/bank-file.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { readCamt } from "./read-camt.ts";

export type Version = "02" | "08";
type Detail = Readonly<{
  cents?: number;
  name?: string;
  iban?: string;
  endToEndId?: string;
  mandateId?: string;
  reference?: string;
  remittance?: readonly string[];
  returnReason?: string;
  charges?: number;
}>;
export type MadeEntry = Readonly<{
  cents: number;
  on: string;
  reference?: string;
  bankReference?: string;
  status?: string;
  isReversal?: boolean;
  code?: readonly [string, string, string];
  text?: string;
  details?: readonly Detail[];
  amount?: string;
}>;
export type MadeStatement = Readonly<{
  id: string;
  iban: string;
  from: string;
  to: string;
  openingCents: number;
  closingCents?: number;
  openingCode?: "OPBD" | "PRCD";
  entries: readonly MadeEntry[];
}>;

/** A file as a bank would make it, in either version. */
export const camtFile = (version: Version, statements: readonly MadeStatement[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-15T08:00:00</CreDtTm></GrpHdr>
${statements.map((statement) => statementXml(version, statement)).join("\n")}
</BkToCstmrStmt></Document>`;

const statementXml = (version: Version, statement: MadeStatement): string => {
  const sum = statement.entries
    .filter(({ status = "BOOK" }) => status === "BOOK")
    .reduce((total, { cents }) => total + cents, 0);
  const closing = statement.closingCents ?? statement.openingCents + sum;
  return `<Stmt><Id>${xml(statement.id)}</Id><CreDtTm>${statement.to}T20:00:00</CreDtTm>
<FrToDt><FrDtTm>${statement.from}T00:00:00</FrDtTm><ToDtTm>${statement.to}T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>${statement.iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance(statement.openingCode ?? "OPBD", statement.openingCents, statement.from)}
${balance("CLBD", closing, statement.to)}
${statement.entries.map((entry) => entryXml(version, entry)).join("\n")}</Stmt>`;
};

const balance = (code: string, cents: number, on: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}${direction(cents)}<Dt><Dt>${on}</Dt></Dt></Bal>`;

export const entryXml = (version: Version, entry: MadeEntry): string =>
  `<Ntry>${tag("NtryRef", entry.reference)}<Amt Ccy="EUR">${entry.amount ?? decimalEuros(Math.abs(entry.cents))}</Amt>${direction(entry.cents)}${
    entry.isReversal ? "<RvslInd>true</RvslInd>" : ""
  }<Sts>${version === "02" ? (entry.status ?? "BOOK") : tag("Cd", entry.status ?? "BOOK")}</Sts><BookgDt><Dt>${entry.on}</Dt></BookgDt><ValDt><Dt>${entry.on}</Dt></ValDt>${tag(
    "AcctSvcrRef",
    entry.bankReference,
  )}${codeXml(entry.code)}${
    entry.details
      ? `<NtryDtls>${entry.details.map((detail) => detailXml(version, detail, entry)).join("")}</NtryDtls>`
      : ""
  }${tag("AddtlNtryInf", entry.text)}</Ntry>`;

function detailXml(version: Version, detail: Detail, entry: MadeEntry): string {
  const party = entry.cents > 0 ? "Dbtr" : "Cdtr";
  const name = tag("Nm", detail.name);
  const sum = detail.cents === undefined ? "" : amount(detail.cents);
  const inner = version === "08" && detail.name ? `<Pty>${name}</Pty>` : name;
  const iban = detail.iban ? `<${party}Acct><Id><IBAN>${detail.iban}</IBAN></Id></${party}Acct>` : "";
  const structured = detail.reference
    ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${detail.reference}</Ref></CdtrRefInf></Strd>`
    : "";
  const charges = detail.charges ?? 0;
  const chargesXml = version === "02" ? amount(charges) : `<Rcrd>${amount(charges)}</Rcrd>`;
  return `<TxDtls><Refs>${tag("EndToEndId", detail.endToEndId)}${tag("MndtId", detail.mandateId)}</Refs>${
    version === "02"
      ? sum
        ? `<AmtDtls><TxAmt>${sum}</TxAmt></AmtDtls>`
        : ""
      : sum && sum + direction(entry.cents)
  }${charges ? `<Chrgs>${chargesXml}</Chrgs>` : ""}<RltdPties>${
    inner ? `<${party}>${inner}</${party}>` : ""
  }${iban}</RltdPties><RmtInf>${(detail.remittance ?? []).map((text) => tag("Ustrd", text)).join("")}${structured}</RmtInf>${
    detail.returnReason ? `<RtrInf><Rsn><Cd>${detail.returnReason}</Cd></Rsn></RtrInf>` : ""
  }</TxDtls>`;
}

const codeXml = (code: MadeEntry["code"]): string =>
  code
    ? `<BkTxCd><Domn><Cd>${code[0]}</Cd><Fmly><Cd>${code[1]}</Cd><SubFmlyCd>${code[2]}</SubFmlyCd></Fmly></Domn></BkTxCd>`
    : "";
const amount = (cents: number): string => `<Amt Ccy="EUR">${decimalEuros(Math.abs(cents))}</Amt>`;
const direction = (cents: number): string => `<CdtDbtInd>${cents < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;
const tag = (name: string, text: string | undefined): string =>
  text === undefined ? "" : `<${name}>${xml(text)}</${name}>`;
const xml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The month of the treasury's own worked example: 1000.00 becomes 1287.05 in four entries and six lines. */
export const goldenStatement: MadeStatement = {
  id: "G1",
  iban: "NL91ABNA0417164300",
  from: "2026-11-01",
  to: "2026-11-30",
  openingCents: 100_000,
  entries: [
    {
      cents: 5000,
      on: "2026-11-03",
      code: ["PMNT", "RCDT", "ESCT"],
      details: [{ name: "J. de Vries", iban: "NL20INGB0001234567", reference: "RF94DON2026000123" }],
    },
    {
      cents: 27_000,
      on: "2026-11-05",
      code: ["PMNT", "IDDT", "ESDD"],
      details: [
        { cents: 10_000, endToEndId: "C1", mandateId: "M1" },
        { cents: 12_000, endToEndId: "C2", mandateId: "M2" },
        { cents: 5000, endToEndId: "C3", mandateId: "M3" },
      ],
    },
    {
      cents: -2500,
      on: "2026-11-09",
      isReversal: true,
      code: ["PMNT", "IDDT", "UPDD"],
      details: [{ endToEndId: "C0", mandateId: "M0", returnReason: "AM04" }],
    },
    { cents: -795, on: "2026-11-30", code: ["ACMT", "MDOP", "CHRG"], text: "Kosten" },
  ],
};

export const bytesOf = (text: string | Uint8Array, pieceBytes = 4096): Source =>
  async function* () {
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
    await Promise.resolve();
  };

export async function readWhole(source: Source) {
  const entries: ReadEntry[] = [];
  const rest = [];
  for await (const part of readCamt(source)) {
    if (part.kind === "entry") entries.push(part.entry);
    else rest.push(part);
  }
  return {
    entries,
    statements: rest.flatMap((part) => (part.kind === "statement" ? [part.statement] : [])),
    refusal: rest.flatMap((part) => (part.kind === "refused" ? [part.refusal] : []))[0] ?? null,
    warnings: rest.flatMap((part) => (part.kind === "warning" ? [part.warning] : [])),
  };
}
