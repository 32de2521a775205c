import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bytesOf,
  goldenStatement,
  readWhole,
  camtFile,
  type MadeEntry,
  type Version,
} from "./camt.fixtures.ts";

const versions: readonly Version[] = ["02", "08"];

test("entries without a day have the day of the balances, if there is only one", async () => {
  const day = { ...goldenStatement, from: "2026-11-03", to: "2026-11-03" };
  const entries = [{ cents: 5000, on: "2026-11-03" }];
  const undated = camtFile("08", [{ ...day, entries }]).replace(/<(BookgDt|ValDt)>.*?<\/\1>/gs, "");
  expect((await readWhole(bytesOf(undated))).entries).toMatchObject([
    { cents: 5000, bookedOn: "2026-11-03" },
  ]);
  const month = camtFile("08", [{ ...goldenStatement, entries }]).replace(/<(BookgDt|ValDt)>.*?<\/\1>/gs, "");
  expect((await readWhole(bytesOf(month))).refusal).toMatchObject({ reason: "no_date" });
});

describe.each(versions)("a statement of version 001.%s", (version) => {
  const file = (entries: readonly MadeEntry[]) => camtFile(version, [{ ...goldenStatement, entries }]);
  const read = async (entries: readonly MadeEntry[]) => readWhole(bytesOf(file(entries)));

  test("the worked example: four entries, six lines, from 1000.00 to 1287.05", async () => {
    const { entries, statements, refusal } = await readWhole(bytesOf(camtFile(version, [goldenStatement])));

    expect(refusal).toBeNull();
    expect(entries.map(({ cents, lines }) => [cents, lines.map((line) => line.cents)])).toEqual([
      [5000, [5000]],
      [27_000, [10_000, 12_000, 5000]],
      [-2500, [-2500]],
      [-795, [-795]],
    ]);
    expect(statements[0]).toMatchObject({
      account: "NL91ABNA0417164300",
      currency: "EUR",
      from: "2026-11-01",
      to: "2026-11-30",
      opening: { cents: 100_000 },
      closing: { cents: 128_705 },
      creditCents: 32_000,
      debitCents: 3295,
      entryCount: 4,
    });
    expect(entries[0]?.lines[0]).toMatchObject({
      counterpartyName: "J. de Vries",
      counterpartyIban: "NL20INGB0001234567",
      structuredReference: "RF94DON2026000123",
    });
    expect(entries[2]).toMatchObject({
      isReversal: true,
      lines: [{ returnReason: "AM04", mandateId: "M0" }],
    });
    expect(entries[3]).toMatchObject({ code: { subFamily: "CHRG" }, lines: [{ remittance: "Kosten" }] });
  });

  test.each([
    ["000000000000149.87", 14_987],
    ["19710", 1_971_000],
    ["0.2", 20],
    ["8.850", 885],
  ])("the sum %s is %i cents", async (amount, cents) => {
    const { entries } = await read([{ cents: 1, on: "2026-11-03", amount }]);
    expect(entries[0]?.cents).toBe(cents);
  });

  test("a sum with half a cent is refused, with its line", async () => {
    const { refusal, entries } = await read([{ cents: 1, on: "2026-11-03", amount: "8.855" }]);
    expect(refusal).toEqual({ reason: "inexact_amount", line: 9, element: "Amt", statement: 1 });
    expect(entries).toEqual([]);
  });

  test("an entry is booked at its own amount, also when charges were taken out of its one detail", async () => {
    const { entries } = await read([
      { cents: 152_600, on: "2026-11-03", details: [{ cents: 150_000, charges: 2600 }] },
    ]);
    expect(entries[0]?.lines.map(({ cents }) => cents)).toEqual([152_600]);
  });

  test("details that do not add up stay one line, with the words of all", async () => {
    const details = [
      { cents: 100, remittance: ["first"] },
      { cents: 100, remittance: ["second"] },
    ];
    const { entries } = await read([{ cents: 250, on: "2026-11-03", details }]);
    expect(entries[0]?.lines).toMatchObject([{ cents: 250, remittance: "first second" }]);
  });

  test("what is only announced is no money: counted, not read", async () => {
    const { entries, statements } = await read([
      { cents: 100, on: "2026-11-03", status: "PDNG" },
      { cents: 200, on: "2026-11-03" },
    ]);
    expect(entries.map(({ cents }) => cents)).toEqual([200]);
    expect(statements[0]).toMatchObject({ skippedCount: 1, entryCount: 1, creditCents: 200 });
  });

  test("a text cut within a word is joined for finding, and spaced for reading", async () => {
    const details = [{ remittance: ["Gift RF94DON20", "26000123"], endToEndId: "NOTPROVIDED" }];
    const { entries } = await read([{ cents: 5000, on: "2026-11-03", details }]);
    expect(entries[0]?.lines[0]).toMatchObject({
      remittance: "Gift RF94DON20 26000123",
      joinedRemittance: "Gift RF94DON2026000123",
      endToEndId: null,
    });
  });

  test("an empty statement is one", async () => {
    const { statements, refusal } = await read([]);
    expect(refusal).toBeNull();
    expect(statements[0]).toMatchObject({
      entryCount: 0,
      opening: { cents: 100_000 },
      closing: { cents: 100_000 },
    });
  });

  test("opens with the closing of the day before, where that is all the bank says", async () => {
    const text = camtFile(version, [{ ...goldenStatement, openingCode: "PRCD" }]);
    expect((await readWhole(bytesOf(text))).statements[0]?.opening).toMatchObject({ cents: 100_000 });
  });

  test("any entries read back the same, however the bytes are cut", async () => {
    const words = fc.string({ unit: "grapheme", maxLength: 40 }).map((text) =>
      text
        .replace(/[^\p{L}\p{N} &<>]/gu, "")
        .replace(/\s+/g, " ")
        .trim(),
    );
    const made = fc.record({
      cents: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((cents) => cents !== 0),
      on: fc.constantFrom("2026-11-03", "2026-11-30", "2026-12-31"),
      name: words,
      remittance: words,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(made, { maxLength: 6 }),
        fc.integer({ min: 1, max: 200 }),
        async (all, piece) => {
          const text = file(
            all.map(({ cents, on, name, remittance }) => ({
              cents,
              on,
              details: [{ name, remittance: [remittance] }],
            })),
          );
          const { entries, refusal } = await readWhole(bytesOf(text, piece));
          expect(refusal).toBeNull();
          expect(
            entries.map(({ cents, bookedOn, lines }) => ({
              cents,
              on: bookedOn,
              name: lines[0]?.counterpartyName ?? "",
              remittance: lines[0]?.remittance,
            })),
          ).toEqual(all);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test("ABN AMRO's text names the parties where there are no details", async () => {
  const text =
    "/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/J DE VRIES/REMI/RF94DON2026000123/EREF/E1";
  const { entries } = await readWhole(
    bytesOf(camtFile("02", [{ ...goldenStatement, entries: [{ cents: 1, on: "2026-11-03", text }] }])),
  );
  expect(entries[0]?.lines[0]).toMatchObject({
    counterpartyName: "J DE VRIES",
    counterpartyIban: "NL20INGB0001234567",
    endToEndId: "E1",
    remittance: "RF94DON2026000123",
  });
});

test("a moment with a zone is of its day in Amsterdam", async () => {
  const text = camtFile("08", [{ ...goldenStatement, entries: [{ cents: 1, on: "2026-11-03" }] }]).replace(
    "<BookgDt><Dt>2026-11-03</Dt></BookgDt>",
    "<BookgDt><DtTm>2026-11-03T23:30:00Z</DtTm></BookgDt>",
  );
  expect((await readWhole(bytesOf(text))).entries[0]?.bookedOn).toBe("2026-11-04");
});
