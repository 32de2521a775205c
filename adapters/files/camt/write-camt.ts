import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { absoluteOf, sumOf } from "#domain/money/sums.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";

export type Version = "02" | "08";
type Detail = Readonly<{
  cents?: Cents;
  name?: string;
  iban?: string;
  endToEndId?: string;
  mandateId?: string;
  reference?: string;
  remittance?: readonly string[];
  returnReason?: string;
  charges?: Cents;
}>;
export type MadeEntry = Readonly<{
  cents: Cents;
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
  openingCents: Cents;
  closingCents?: Cents;
  openingCode?: "OPBD" | "PRCD";
  entries: readonly MadeEntry[];
}>;

export const camtFile = (version: Version, statements: readonly MadeStatement[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-15T08:00:00</CreDtTm></GrpHdr>
${statements.map((statement) => statementXml(version, statement)).join("\n")}
</BkToCstmrStmt></Document>`;

const statementXml = (version: Version, statement: MadeStatement): string => {
  const booked = statement.entries.filter(({ status = "BOOK" }) => status === "BOOK");
  const moved = sumOf(booked.map(({ cents }) => cents));
  const closing = statement.closingCents ?? plus(statement.openingCents, moved);
  return `<Stmt><Id>${xml(statement.id)}</Id><CreDtTm>${statement.to}T20:00:00</CreDtTm>
<FrToDt><FrDtTm>${statement.from}T00:00:00</FrDtTm><ToDtTm>${statement.to}T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>${statement.iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance(statement.openingCode ?? "OPBD", statement.openingCents, statement.from)}
${balance("CLBD", closing, statement.to)}
${statement.entries.map((entry) => entryXml(version, entry)).join("\n")}</Stmt>`;
};

const balance = (code: string, cents: Cents, on: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}${direction(cents)}<Dt><Dt>${on}</Dt></Dt></Bal>`;

export const entryXml = (version: Version, entry: MadeEntry): string =>
  `<Ntry>${tag("NtryRef", entry.reference)}<Amt Ccy="EUR">${entry.amount ?? decimalEuros(absoluteOf(entry.cents))}</Amt>${direction(entry.cents)}${
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
  const charges = detail.charges ?? noCents;
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
const amount = (cents: Cents): string => `<Amt Ccy="EUR">${decimalEuros(absoluteOf(cents))}</Amt>`;
const direction = (cents: Cents): string => `<CdtDbtInd>${cents < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;
const tag = (name: string, text: string | undefined): string =>
  text === undefined ? "" : `<${name}>${xml(text)}</${name}>`;
const xml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
