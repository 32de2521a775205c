import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import type { Cell, Rows } from "#domain/spreadsheet/sheet.ts";
import { readZip } from "#testing/read-zip.ts";
import { xlsxOf } from "./xlsx.ts";

const now = new Date("2026-11-15T06:00:00Z");

async function* arriving(...batches: Rows[]) {
  for (const batch of batches) yield await Promise.resolve(batch);
}

async function opened(heading: string[], rows: AsyncIterable<Rows>, most?: number) {
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxOf({ heading, rows }, now, most)) pieces.push(piece);
  return readZip(Buffer.concat(pieces));
}

test("a workbook has every part that spreadsheet programs look for, and each part is named to them", async () => {
  const files = await opened(["Name"], arriving([["Noor"]]));
  expect([...files.keys()].toSorted()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  expect(files.get("[Content_Types].xml")?.toString()).toContain("/xl/worksheets/sheet1.xml");
  expect(files.get("xl/workbook.xml")?.toString()).toContain('<sheet name="1" sheetId="1" r:id="rId1"/>');
});

test("words stay words, money is a number, days and moments are dates", async () => {
  const row: Cell[] = [
    "=1+1 <b> & نور\u0001",
    { cents: asCents(123_45) },
    { day: "2026-01-01" },
    { moment: new Date("2026-01-01T12:00:00Z") },
    null,
  ];
  const sheet = (await opened(["A", "B", "C", "D", "E"], arriving([row])))
    .get("xl/worksheets/sheet1.xml")
    ?.toString();
  expect(sheet).toContain(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt; &amp; نور</t></is></c>',
  );
  expect(sheet).toContain('<c r="B2" s="1"><v>123.45</v></c>');
  expect(sheet).toContain('<c r="C2" s="2"><v>46023</v></c><c r="D2" s="3"><v>46023.5</v></c></row>');
});

test("what does not fit on a sheet goes on to the next, and nothing is lost between them", async () => {
  const rows = Array.from({ length: 7 }, (_, index) => [`row ${index}`]);
  const files = await opened(["A"], arriving(rows.slice(0, 5), rows.slice(5)), 4);
  const sheets = [1, 2, 3].map((n) => files.get(`xl/worksheets/sheet${n}.xml`)?.toString() ?? "");
  expect(sheets.map((sheet) => [...sheet.matchAll(/row \d/g)].map(String))).toEqual([
    ["row 0", "row 1", "row 2"],
    ["row 3", "row 4", "row 5"],
    ["row 6"],
  ]);
  expect(files.has("xl/worksheets/sheet4.xml")).toBe(false);
});

test("no rows at all are a sheet with its heading", async () => {
  const files = await opened(["Only"], arriving());
  expect(files.get("xl/worksheets/sheet1.xml")?.toString()).toContain("Only");
});

test("a source that fails, fails the workbook", async () => {
  async function* failing() {
    yield [["one"]];
    await Promise.reject(new Error("the database is gone"));
  }
  await expect(opened(["A"], failing())).rejects.toThrow("the database is gone");
});
