import { readCsv } from "#domain/spreadsheet/read-csv.ts";
import { maxImportBytes, type UploadedSheet } from "#domain/spreadsheet/sheet.ts";
import { isZip, unzipped } from "./camt/unzip.ts";
import { Refused } from "./sheet-refused.ts";
import { rowsOf } from "./sheet-rows.ts";

/** A workbook or a CSV file, by its first bytes; its name may be wrong. */
export async function readSheet(bytes: Uint8Array): Promise<UploadedSheet> {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (bytes.length > maxImportBytes) return { ok: false, reason: "too_large" };
  if (isZip(bytes)) return readXlsx(bytes);
  const text = decode(bytes);
  return text.includes("\0") ? { ok: false, reason: "not_text" } : readCsv(text);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Older spreadsheet programs write Windows-1252.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const maxPartBytes = 60 * 1024 * 1024;

/** The first sheet of a workbook. Formulas are refused: the file holds only a cached result, which may be stale. */
async function readXlsx(bytes: Uint8Array): Promise<UploadedSheet> {
  try {
    const { sheet, strings } = await partsOf(bytes);
    const rows = rowsOf(sheet, strings);
    return rows.length === 0 ? { ok: false, reason: "empty" } : { ok: true, rows };
  } catch (error) {
    if (error instanceof Refused)
      return { ok: false, reason: error.reason, ...(error.row && { row: error.row }) };
    throw error;
  }
}

type Parts = Readonly<{ sheet: string; strings: string }>;

async function partsOf(bytes: Uint8Array): Promise<Parts> {
  if (bytes.length > maxImportBytes) throw new Refused("too_large");
  const texts = new Map<string, string>();
  for await (const part of unzipped(bytes)) {
    if (!part.ok) throw new Refused("not_a_sheet");
    // Each part must be read or skipped before the next.
    const isWanted = /^xl\/(?:workbook|sharedStrings|worksheets\/sheet\d+)\.xml$/.test(part.name);
    if (isWanted) texts.set(part.name, await textOf(part.content));
  }
  const first = [...texts.keys()].filter((name) => name.startsWith("xl/worksheets/")).toSorted(byNumber)[0];
  const workbook = texts.get("xl/workbook.xml");
  if (!first || workbook === undefined) throw new Refused("not_a_sheet");
  // Workbooks of old Macs count days from 1904. A newer program saves them with the usual dates.
  if (/<workbookPr[^>]{0,500}date1904="(?:1|true)"/.test(workbook)) throw new Refused("not_a_sheet");
  return {
    sheet: texts.get(first) ?? "",
    strings: texts.get("xl/sharedStrings.xml") ?? "",
  };
}

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);
const byNumber = (one: string, other: string): number => numberIn(one) - numberIn(other);

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  try {
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes > maxPartBytes) throw new Refused("too_large");
      text += decoder.decode(piece, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("not_a_sheet");
  }
}
