import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { refuse } from "../refuse.ts";
import type { ExportFile } from "./open-export.ts";

/** Answers with a file to download. `name` is without its ending. */
export async function sendExport(
  c: RequestContext,
  openExport: Foundation["openExport"],
  name: string,
  file: ExportFile,
) {
  const headers = fileHeaders(name, file.format);
  // Nobody would read the stream of a HEAD request, and it would stay open.
  if (c.req.method === "HEAD") return c.body(null, 200, headers);
  const stream = await openExport(file, callerOf(c).asActor(), c.get("requestId"));
  return stream === "busy" ? refuse(c, 503, "exports.error.busy") : c.body(stream, 200, headers);
}

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
