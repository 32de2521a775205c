import * as fc from "fast-check";
import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { readCsv } from "#domain/spreadsheet/read-csv.ts";
import { readDate } from "./read-date.ts";
import { readGifts } from "./read-gifts.ts";

const newId = () => crypto.randomUUID();
function read(csv: string) {
  const sheet = readCsv(csv);
  if (!sheet.ok) throw new Error(sheet.reason);
  return readGifts(sheet.rows, newId);
}
const giftsIn = (csv: string) => read(csv).gifts.map(({ gift }) => gift);
const problemsIn = (csv: string) =>
  read(csv).problems.map(({ row, column, reason }) => `${row} ${column} ${reason}`);

test("Dutch and English files say the same", () => {
  const dutch =
    'Datum;Bedrag;Naam;Wijze;Kenmerk;Zakat\r\n02-03-2026;"1.234,50";De Vries, J.;contant;;nee\r\n';
  const english = '\uFEFFreceived_on,amount,name,method,zakat\n2026-03-02,1234.50,"De Vries, J.",cash,no';
  for (const csv of [dutch, english])
    expect(giftsIn(csv)).toMatchObject([
      {
        receivedOn: "2026-03-02",
        amountCents: 123_450,
        donorName: "De Vries, J.",
        method: "CASH",
        fund: null,
        donorEmail: null,
      },
    ]);
});

test("each wrong cell is told with its row and column, and the others are read all the same", () => {
  const csv = [
    "date,amount,email,language,method,zakat",
    "2026-03-02,25,,,,",
    ",25,,,,",
    "03/02/2026,1.234,nobody,de,coats,maybe",
    "2026-02-30,0,a@example.org,en,bank,yes",
  ].join("\n");
  expect(read(csv).gifts.map(({ row }) => row)).toEqual([2]);
  expect(problemsIn(csv)).toEqual([
    "3 received_on empty",
    "4 received_on date_unreadable",
    "4 amount amount_unreadable",
    "4 method method_unknown",
    "4 language language_unknown",
    "4 email email_wrong",
    "4 zakat zakat_unreadable",
    "5 received_on date_unreadable",
    "5 amount amount_out_of_bounds",
  ]);
});

test("a heading must have its columns and no other", () => {
  expect(problemsIn("date,name\n2026-03-02,A")).toEqual(["1 amount column_missing"]);
  expect(problemsIn("date,amount,shoe size\n2026-03-02,5,44")).toEqual(["1 null column_unknown"]);
  expect(problemsIn("date,amount")).toEqual(["1 null no_rows"]);
});

test("a quotation that never ends is no file", () => {
  expect(readCsv('date,amount\n2026-03-02,"25')).toEqual({ ok: false, reason: "broken_quotes", row: 2 });
});

test("a spreadsheet counts days", () => {
  expect(readDate({ number: 46083 })).toBe("2026-03-02");
  expect(readDate("46083")).toBeNull();
  expect(readDate({ number: 25.5 })).toBeNull();
});

test("what any cells hold comes back from a file, whichever way it is parted", () => {
  const cell = fc.string({ minLength: 1 }).filter((text) => text.trim() !== "" && !/[\r\0]/.test(text));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }),
      fc.constantFrom(",", ";"),
      (rows, comma) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const lines = [["a", "b"], ...rows].map((row) => row.map(quoted).join(comma));
        const sheet = readCsv(lines.join("\r\n"));
        expect(sheet.ok && sheet.rows.slice(1).map(({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

test("every amount that can be given is read to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 99_999_999 }).map(asCents), (cents) => {
      const [gift] = giftsIn(`datum;bedrag\n02-03-2026;${decimalEuros(cents).replace(".", ",")}`);
      expect(gift?.amountCents).toBe(cents);
    }),
  );
});
