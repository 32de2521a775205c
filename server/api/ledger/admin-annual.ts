import { adminAnnualCalls } from "#contract/ledger/admin-annual.ts";
import { budgetColumns } from "#domain/book-years/budget-file.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { csvOf } from "#domain/spreadsheet/write-csv.ts";
import { periodOf } from "#domain/ledger/books/period.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { fileHeaders } from "../../exports/export-file.ts";
import { refuse } from "../../refuse.ts";
import { refuseSheet } from "../../requests/refuse-sheet.ts";
import { today } from "../../timing/clock.ts";

export const budgetPreviewPath = "/api/admin/books/budgets/preview";

const yearIn = ({ year }: { year?: string | undefined }): number => Number(year || yearOf(today()));

export const adminAnnualApi = ({ annual }: Pick<Foundation, "annual">) =>
  endpoints(adminAnnualCalls, {
    "GET /api/admin/books/annual": async ({ c, query }) =>
      answer(c, 200, await annual.accounts(yearIn(query), c.get("language"))),
    "GET /api/admin/books/annual/lines": async ({ c, query }) => {
      const { line, program = null, project = null, nature = null, after = null } = query;
      const period = periodOf(query, today());
      return answer(c, 200, await annual.lines({ ...period, line, program, project, nature, after }));
    },
    "GET /api/admin/books/budgets": async ({ c, query }) =>
      answer(c, 200, await annual.budget(yearIn(query), c.get("language"))),
    "GET /api/admin/books/budgets/template.csv": async ({ c, query }) => {
      const { year, rows } = await annual.budget(yearIn(query), c.get("language"));
      const cells = rows.map(({ line, programId, projectId, name, budgetCents }) => [
        line,
        programId,
        projectId,
        name,
        { cents: budgetCents },
      ]);
      return c.body(csvOf([[...budgetColumns], ...cells]), 200, fileHeaders(`budget-${year}`, "csv"));
    },
    "POST /api/admin/books/budgets/preview": async ({ c, body: { fileBase64 } }) => {
      const seen = await annual.previewBudget(new Uint8Array(Buffer.from(fileBase64, "base64")));
      return "ok" in seen ? refuseSheet(c, seen) : answer(c, 200, seen);
    },
    "PUT /api/admin/books/budgets/:year": async ({ c, params, body: { lines } }) => {
      const by = callerOf(c).asActor();
      const outcome = await annual.saveBudget(Number(params.year), lines, by, c.get("requestId"));
      if (outcome === "saved") return answer(c, 200, {});
      return refuse(c, outcome === "closed" ? 409 : 422, `annual.error.${outcome}`);
    },
  });
