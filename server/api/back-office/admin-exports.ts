import * as z from "zod/mini";
import { applicationKinds } from "#domain/applications/application-kind.ts";
import { filterOf } from "#domain/applications/review/list-applications.ts";
import type { AskedExport } from "../../compose/back-office/exports.ts";
import type { Foundation } from "../../composition.ts";
import { adminExportsCalls } from "#contract/back-office/admin-exports.ts";
import { endpoints } from "../../endpoint.ts";
import { exportColumns, type ExportList } from "../../exports/export-columns.ts";
import { splitFile } from "../../exports/export-file.ts";
import { sendExport } from "../../exports/send-export.ts";
import { refuse } from "../../refuse.ts";
import { translate } from "../../translate.ts";
import { donationsQuery } from "#contract/giving/admin-donations.ts";
import { expensesQuery } from "#contract/ledger/admin-expenses.ts";
import { askedExpenses } from "../ledger/admin-expenses.ts";
import { applicationsQuery } from "#contract/applications/admin-applications.ts";
import { askedPage } from "../applications/admin-applications.ts";

const auditQuery = z.object({ year: z.optional(z.string().check(z.regex(/^([12]\d{3})?$/))) });

export const adminExportsApi = ({
  openExport,
  exportedRows,
}: Pick<Foundation, "openExport" | "exportedRows">) =>
  endpoints(adminExportsCalls, {
    "GET /api/admin/exports/:file": async ({ c, params, user }) => {
      const { name, format } = splitFile(params.file);
      const list = lists.find((each) => each === name);
      if (!list || !format) return refuse(c, 404, "errors.not_found");
      const query = c.req.query();
      const asked = askedOf(list, query, user?.id ?? "");
      if (!asked) return refuse(c, 422, "errors.invalid");
      const language = c.get("language");
      const heading = exportColumns[list].map((column) => translate(language, `exports.column.${column}`));
      const file = { table: list, format, filter: withoutWords(query), heading, rows: exportedRows(asked) };
      return sendExport(c, openExport, list, file);
    },
  });

const lists = Object.keys(exportColumns) as ExportList[];

/** What was searched for is often a person; that something was, is enough for the log. */
const withoutWords = (query: Record<string, string>) => ({
  ...Object.fromEntries(loggedFilters.flatMap((name) => (query[name] ? [[name, query[name]]] : []))),
  ...(query.q?.trim() && { searched: true }),
});
const loggedFilters = ["status", "about", "assignee", "waiting", "category", "project", "program", "year"];

/** Null: the list does not know these filters. */
function askedOf(list: ExportList, query: Record<string, string>, userId: string): AskedExport | null {
  if (list === "donations") {
    const read = donationsQuery.safeParse(query);
    return read.success
      ? { list, status: read.data.status || null, search: (read.data.q ?? "").trim() }
      : null;
  }
  if (list === "expenses") {
    const read = expensesQuery.safeParse(query);
    return read.success ? { list, asked: askedExpenses(read.data) } : null;
  }
  if (list === "audit") {
    const read = auditQuery.safeParse(query);
    return read.success ? { list, year: read.data.year ? Number(read.data.year) : null } : null;
  }
  const kind = applicationKinds.find((each) => each === list);
  const read = applicationsQuery.safeParse(query);
  if (!kind || !read.success) return null;
  return { list: kind, filter: filterOf(askedPage(read.data), { userId, language: "en" }, new Date()) };
}
