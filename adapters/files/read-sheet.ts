import { readCsv } from "#domain/spreadsheet/read-csv.ts";
import { maxImportBytes, type UploadedSheet } from "#domain/spreadsheet/sheet.ts";
import { isZip } from "./camt/unzip.ts";
import { readXlsx } from "./read-xlsx.ts";

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
