import { adminExportsCalls } from "#contract/back-office/admin-exports.ts";
import { listQuery } from "#contract/list-calls.ts";
import { lists } from "#contract/lists.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { Asked } from "#domain/lists/asked.ts";
import type { AnyList } from "#domain/lists/list.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { endpoints } from "../../endpoint.ts";
import { splitFile } from "../../exports/export-file.ts";
import { exportHeading, exportRows } from "../../exports/export-rows.ts";
import { sendExport } from "../../exports/send-export.ts";
import { withoutZeroBytes } from "../../middleware/zero-bytes.ts";
import { refuse } from "../../refuse.ts";
import { translate } from "../../translate.ts";
import { askedOf, type Query } from "./lists.ts";

type Needs = Pick<Foundation, "openExport" | "lists">;

export const adminExportsApi = ({ openExport, lists: stored }: Needs) =>
  endpoints(adminExportsCalls, {
    "GET /api/admin/exports/:file": async ({ c, params }) => {
      const { name, format } = splitFile(params.file);
      const list = lists.find((each: AnyList) => each.files && each.name === name);
      if (!list || !format) return refuse(c, 404, "errors.not_found");
      const query = listQuery(list).safeParse(withoutZeroBytes(c.req.query()));
      if (!query.success) return refuse(c, 422, "errors.invalid");
      const language = c.get("language");
      const asked = askedOf(list, query.data as Query);
      const reader = { userId: callerOf(c).asActor().userId, language };
      return sendExport(c, openExport, list.name, {
        table: list.name,
        format,
        filter: loggedFilter(list, asked),
        heading: exportHeading(list, (id) => translate(language, id as MessageId)),
        rows: exportRows(list, stored.fileRows(list.name, asked, reader)),
      });
    },
  });

/** Words that somebody typed often name a person, so the log says only that there were some. */
function loggedFilter(list: AnyList, { filters, search }: Asked): Record<string, unknown> {
  const isTyped = (name: string): boolean => list.filters[name]?.kind === "words";
  const chosen = Object.entries(filters).filter(([name]) => !isTyped(name));
  const isSearched = search !== "" || Object.keys(filters).some(isTyped);
  return { ...Object.fromEntries(chosen), ...(isSearched && { searched: true }) };
}
