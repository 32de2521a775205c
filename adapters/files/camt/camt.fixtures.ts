import type { ReadEntry, Source } from "#domain/bank/bank-file.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { readCamt } from "./read-camt.ts";
import * as written from "./write-camt.ts";

export type Version = written.Version;
/** Tests write amounts as plain numbers. */
type Plain<T> = T extends Cents ? number : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;
export type MadeEntry = Plain<written.MadeEntry>;
export type MadeStatement = Plain<written.MadeStatement>;

export const camtFile = (version: Version, statements: readonly MadeStatement[]): string =>
  written.camtFile(
    version,
    statements.map(({ openingCents, closingCents, entries, ...statement }) => ({
      ...statement,
      openingCents: asCents(openingCents),
      ...(closingCents !== undefined && { closingCents: asCents(closingCents) }),
      entries: entries.map(inCents),
    })),
  );

export const entryXml = (version: Version, entry: MadeEntry): string =>
  written.entryXml(version, inCents(entry));

const inCents = ({ cents, details, ...entry }: MadeEntry): written.MadeEntry => ({
  ...entry,
  cents: asCents(cents),
  ...(details && {
    details: details.map(({ cents: part, charges, ...detail }) => ({
      ...detail,
      ...(part !== undefined && { cents: asCents(part) }),
      ...(charges !== undefined && { charges: asCents(charges) }),
    })),
  }),
});

/** A worked example: 1000.00 becomes 1287.05 in four entries and six lines. */
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
