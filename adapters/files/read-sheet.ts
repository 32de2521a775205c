import { readCsv } from "#domain/forms/read-csv.ts";
import { maxImportBytes, type Sheet } from "#domain/forms/sheet.ts";
import { isZip } from "./camt/unzip.ts";
import { readXlsx } from "./read-xlsx.ts";

/** A workbook or a text of cells, by how it begins: its name is only what somebody says. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (bytes.length > maxImportBytes) return { ok: false, reason: "too_large" };
  if (isZip(bytes)) return readXlsx(bytes);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? { ok: false, reason: "not_text" } : readCsv(text);
  } catch {
    // Spreadsheet programs on older machines write letters with accents in one byte.
    const text = new TextDecoder("windows-1252").decode(bytes);
    return text.includes("\0") ? { ok: false, reason: "not_text" } : readCsv(text);
  }
}
