import { exportFormats, type ExportFormat } from "./export-columns.ts";

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** "donations.csv": which list, and in what form. */
export function splitFile(file = ""): { name: string; format: ExportFormat | undefined } {
  const [name = "", ending = ""] = file.split(".");
  return { name, format: exportFormats.find((each) => each === ending) };
}

export const fileHeaders = (name: string, format: ExportFormat) => ({
  "content-type": mediaTypes[format],
  "content-disposition": `attachment; filename="${name}.${format}"`,
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
});
