import { pino } from "pino";
import { camtFile, entryXml } from "#adapters/files/camt/camt.fixtures.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import type { compose } from "#server/composition.ts";
import { referenceNumber } from "../awaited-transfers.ts";

type Foundation = Pick<ReturnType<typeof compose>, "books" | "bank">;
export type Part = (
  foundation: Foundation,
  asked: { year: number; iban: string; lines: number },
) => Promise<void>;

/** What a treasurer waits for. */
export const parts = {
  trialBalance: async ({ books }, { year }) => {
    const { rows } = await books.trialBalance({ from: `${year}-01-01`, to: `${year}-12-31` });
    if (rows.length < 4) throw new Error(`The trial balance has ${rows.length} rows`);
  },

  auditFile: async ({ books }, { year }) => {
    let bytes = 0;
    for await (const piece of await books.auditFile(year)) bytes += Buffer.byteLength(piece);
    if (bytes < 1000) throw new Error(`The audit file has ${bytes} bytes`);
  },

  /** From the first byte that arrives to the last line that needs no person. */
  importLines: async ({ bank }, { year, iban, lines }) => {
    const { files } = await bank.upload(`${iban}.xml`, statementFile(year, iban, lines), "program", "bench");
    if (files.length !== 1) throw new Error("The file was not taken");
    await bank.importFiles.run({ signal: new AbortController().signal, log: pino({ level: "silent" }) });
  },
} as const satisfies Record<string, Part>;

const batch = 500;
/** One line in so many is a charge of the bank, which a rule matches. */
const chargeEvery = 20;
/** And one in so many names a gift that waits for it, which is settled with its receipt. */
const giftEvery = 2;
export const giftCents = 2500;

/** The gifts that the statement of a year names. */
export const giftsOf = (year: number, lines: number): string[] =>
  Array.from({ length: lines }, (_, number) => number)
    .filter(namesGift)
    .map((number) => referenceOf(year, number));

const namesGift = (number: number): boolean => number % giftEvery === 1;
const referenceOf = (year: number, number: number): string => referenceNumber(year * 1_000_000 + number);

/** A year of an account, made while it is sent. */
async function* statementFile(year: number, iban: string, lines: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const charges = Math.ceil(lines / chargeEvery);
  const empty = camtFile("08", [
    {
      id: `BENCH-${iban}`,
      iban,
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      openingCents: 100_000,
      closingCents: 100_000 + (lines - charges) * giftCents - charges * 25,
      entries: [],
    },
  ]);
  const end = empty.indexOf("</Stmt>");
  yield encoder.encode(empty.slice(0, end));
  for (let first = 0; first < lines; first += batch) {
    const count = Math.min(batch, lines - first);
    const made = Array.from({ length: count }, (_, place) => oneEntry(year, first + place, lines));
    yield encoder.encode(made.join(""));
  }
  yield encoder.encode(empty.slice(end));
  await Promise.resolve();
}

function oneEntry(year: number, number: number, lines: number): string {
  const isCharge = number % chargeEvery === 0;
  const day = new Date(Date.UTC(year, 0, 1 + Math.floor((number * 365) / lines)));
  return entryXml("08", {
    cents: isCharge ? -25 : giftCents,
    on: day.toISOString().slice(0, 10),
    bankReference: `BENCH${number}`,
    code: ["PMNT", "RCDT", "ESCT"],
    details: [
      isCharge
        ? { name: "Bank charges" }
        : {
            name: `Donor number ${number}`,
            iban: "NL20INGB0001234567",
            endToEndId: `E2E-${number}`,
            ...(namesGift(number)
              ? { reference: transferReference(referenceOf(year, number)) }
              : { remittance: [`Gift for the winter, with regards of donor ${number}`] }),
          },
    ],
  });
}
