import { decimalEuros } from "#domain/money/decimal-euros.ts";
import type { Cell, Rows, Sheet, SheetStream } from "#domain/spreadsheet/sheet.ts";
import { zipOf, type ZipFile } from "./zip.ts";

/** The most that spreadsheet programs hold; further rows are written to a next sheet. */
const maxRows = 1_048_576;
const maxTextLength = 32_767;
const styles = { plain: 0, money: 1, day: 2, moment: 3, heading: 4 };
const declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const kindOf = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Streams a workbook while its rows are read. Texts are inline strings and never formulas. */
export const xlsxOf = (
  sheet: SheetStream,
  now: Date,
  maxRowsOnSheet = maxRows,
): AsyncGenerator<Uint8Array<ArrayBuffer>> => zipOf(parts(sheet, maxRowsOnSheet), now);

async function* parts({ heading, rows: batches }: SheetStream, maxOnSheet: number): AsyncGenerator<ZipFile> {
  const source = batches[Symbol.asyncIterator]();
  let left: Rows = [];
  let ended = false;
  async function* sheet(): AsyncGenerator<Uint8Array> {
    let row = 1;
    yield encode(`${declaration}<worksheet xmlns="${main}"><sheetData>${headingXml(heading)}`);
    for (;;) {
      const fits = left.slice(0, maxOnSheet - row);
      left = left.slice(fits.length);
      yield encode(fits.map((cells) => rowXml((row += 1), cells)).join(""));
      if (left.length > 0) break;
      const next = await source.next();
      if (next.done) {
        ended = true;
        break;
      }
      left = next.value;
    }
    yield encode("</sheetData></worksheet>");
  }
  try {
    let sheets = 0;
    while (!ended) yield { name: `xl/worksheets/sheet${(sheets += 1)}.xml`, content: sheet() };
    for (const [name, xml] of frame(sheets)) yield { name, content: encode(declaration + xml) };
  } finally {
    await source.return?.();
  }
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const headingXml = (heading: Sheet["heading"]): string =>
  `<row r="1">${heading.map((word, column) => textXml(`${letters(column)}1`, word, ` s="${styles.heading}"`)).join("")}</row>`;

const rowXml = (row: number, cells: Rows[number]): string =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(`${letters(column)}${row}`, cell)).join("")}</row>`;

function cellXml(place: string, cell: Cell): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "string") return textXml(place, cell);
  if ("number" in cell) return numberXml(place, styles.plain, String(cell.number));
  if ("cents" in cell) return numberXml(place, styles.money, decimalEuros(cell.cents));
  if ("day" in cell) return numberXml(place, styles.day, String(serialOf(new Date(cell.day))));
  return numberXml(place, styles.moment, String(serialOf(cell.moment)));
}

const numberXml = (place: string, style: number, number: string): string =>
  `<c r="${place}" s="${style}"><v>${number}</v></c>`;

const textXml = (place: string, text: string, style = ""): string =>
  `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, maxTextLength))}</t></is></c>`;

/** Days since 30 December 1899, as in spreadsheets. */
const serialOf = (moment: Date): number => moment.getTime() / 86_400_000 + 25_569;

/** A, B, … Z, AA, AB, … */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : "") + String.fromCharCode(65 + (column % 26));

// oxlint-disable-next-line no-control-regex
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(notInXml, "")
    .replace(/[&<>\r]/g, (sign) => escapes[sign] ?? "");

function frame(sheets: number): [string, string][] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  return [
    [
      "[Content_Types].xml",
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kindOf}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kindOf}.styles+xml"/>${numbers.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${kindOf}.worksheet+xml"/>`).join("")}</Types>`,
    ],
    [
      "_rels/.rels",
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbers.map((n) => `<sheet name="${n}" sheetId="${n}" r:id="rId${n}"/>`).join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${packaged}/relationships">${numbers.map((n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join("")}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      "xl/styles.xml",
      `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${[0, 4, 14, 22].map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join("")}<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    ],
  ];
}
