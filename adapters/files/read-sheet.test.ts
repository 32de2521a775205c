import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { readSheet } from "./read-sheet.ts";
import { xlsxOf } from "./xlsx.ts";
import { zipOf } from "./zip.ts";

const encode = (text: string) => new TextEncoder().encode(text);
async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
const workbook = (sheet: string, book = "<workbook/>") =>
  bytesOf(
    zipOf(
      [
        { name: "xl/workbook.xml", content: encode(book) },
        {
          name: "xl/sharedStrings.xml",
          content: encode("<sst><si><t>date</t></si><si><r><t>Ann</t></r><r><t>a</t></r></si></sst>"),
        },
        {
          name: "xl/worksheets/sheet1.xml",
          content: encode(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
        },
      ],
      new Date(),
    ),
  );

test("a workbook of our own is read as it was written", async () => {
  async function* rows() {
    yield [
      ["2026-03-02", { cents: asCents(2550) }, "Sanne"],
      [{ day: "2026-03-03" }, { cents: asCents(100) }, null],
    ] as const;
  }
  const sheet = await readSheet(
    await bytesOf(xlsxOf({ heading: ["date", "amount", "name"], rows: rows() }, new Date())),
  );
  expect(sheet).toMatchObject({
    ok: true,
    rows: [
      { row: 1, cells: ["date", "amount", "name"] },
      { row: 2, cells: ["2026-03-02", { number: 25.5 }, "Sanne"] },
      { row: 3, cells: [{ number: 46084 }, { number: 1 }] },
    ],
  });
});

test("cells that are left out keep their places, and texts kept apart are found", async () => {
  const sheet = await readSheet(
    await workbook('<row r="4"><c r="A4" t="s"><v>0</v></c><c r="C4" t="s"><v>1</v></c></row><row r="5"/>'),
  );
  expect(sheet).toEqual({
    ok: true,
    rows: [{ row: 4, cells: ["date", "", "Anna"] }],
  });
});

test.each([
  ["a formula", '<row r="2"><c r="A2"><f>1+1</f><v>2</v></c></row>', "has_formulas"],
  ["a cell far out", '<row r="1"><c r="ZZZ1"><v>2</v></c></row>', "not_a_sheet"],
  ["broken XML", "<row>", "not_a_sheet"],
])("%s is refused", async (_, xml, reason) => {
  expect(await readSheet(await workbook(xml))).toMatchObject({ ok: false, reason });
});

test("entities, other beginnings of days, and what is no file of cells are refused", async () => {
  const doctype = '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>';
  const evil = bytesOf(
    zipOf(
      [
        { name: "xl/workbook.xml", content: encode("<workbook/>") },
        { name: "xl/worksheets/sheet1.xml", content: encode(doctype) },
      ],
      new Date(),
    ),
  );
  expect(await readSheet(await evil)).toMatchObject({ ok: false, reason: "not_a_sheet" });
  const old = await workbook("", '<workbook><workbookPr date1904="1"/></workbook>');
  expect(await readSheet(old)).toMatchObject({ ok: false, reason: "not_a_sheet" });
  expect(await readSheet(Uint8Array.of(0, 1, 2))).toMatchObject({ ok: false, reason: "not_text" });
  expect(await readSheet(new Uint8Array())).toMatchObject({ ok: false, reason: "empty" });
  expect(await readSheet(new Uint8Array(5 * 1024 * 1024 + 1))).toMatchObject({
    ok: false,
    reason: "too_large",
  });
});

test("letters with accents of an older machine are read", async () => {
  const bytes = Uint8Array.of(...encode("date,name\n1,Ren"), 0xe9);
  expect(await readSheet(bytes)).toMatchObject({ rows: [{}, { cells: ["1", "René"] }] });
});
