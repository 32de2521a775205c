import { exportFormats, type ExportFormat } from "./export-columns.ts";

/** The audit file and a bank's statement have forms of their own, in which no list is written. */
export type FileFormat = ExportFormat | "xaf" | "xml";

const mediaTypes: Readonly<Record<FileFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xaf: "application/xml",
  xml: "application/xml",
};

/** "donations.csv": which list, and in what form. */
export function splitFile(file = ""): { name: string; format: ExportFormat | undefined } {
  const [name = "", ending = ""] = file.split(".");
  return { name, format: exportFormats.find((each) => each === ending) };
}

export const fileHeaders = (name: string, format: FileFormat) => ({
  "content-type": mediaTypes[format],
  "content-disposition": `attachment; filename="${name}.${format}"`,
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
});
