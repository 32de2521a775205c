const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The audit file (XAF) and bank statements (XML) are files, but not tables. */
type FileFormat = ExportFormat | "xaf" | "xml";

const mediaTypes: Readonly<Record<FileFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xaf: "application/xml",
  xml: "application/xml",
};

/** Splits "donations.csv" into a list and a format. */
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
