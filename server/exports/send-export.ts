import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { refuse } from "../refuse.ts";
import { fileHeaders } from "./export-file.ts";
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
