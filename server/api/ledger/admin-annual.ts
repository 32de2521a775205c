import { adminAnnualCalls } from "#contract/ledger/admin-annual.ts";
import { budgetColumns } from "#domain/book-years/budget-file.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { csvOf } from "#domain/spreadsheet/write-csv.ts";
import { periodOf } from "#domain/ledger/books/period.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { anbiSheet } from "../../exports/anbi-sheet.ts";
import { fileHeaders, sendExport, splitFile } from "../../exports/send-export.ts";
import { refuse } from "../../refuse.ts";
import { refuseSheet } from "../../requests/refuse-sheet.ts";
import { today } from "../../timing/clock.ts";

export const budgetPreviewPath = "/api/admin/books/budgets/preview";

const yearIn = ({ year }: { year?: string | undefined }): number => Number(year || yearOf(today()));

export const adminAnnualApi = ({ annual, anbiForm, openExport }: Foundation) =>
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
    "GET /api/admin/books/anbi-form": async ({ c, query: { year } }) =>
      // The form exists only for finished years.
      answer(c, 200, await anbiForm.show(Number(year || yearOf(today()) - 1), c.get("language"))),
    "PUT /api/admin/books/anbi-form/:year": async ({ c, params: { year }, body: { facts } }) => {
      await anbiForm.save(Number(year), facts, callerOf(c).asActor(), c.get("requestId"));
      return answer(c, 200, {});
    },
    "POST /api/admin/books/anbi-form/:year/publication": async ({ c, params: { year } }) => {
      const outcome = await anbiForm.publish(Number(year), callerOf(c).asActor(), c.get("requestId"));
      return outcome === "published" ? answer(c, 201, {}) : refuse(c, 409, "annual.anbi.year_open");
    },
    "GET /api/admin/books/anbi-form/:file": async ({ c, params: { file } }) => {
      const { name, format } = splitFile(file);
      if (!format || !/^[12]\d{3}$/.test(name)) return refuse(c, 404, "errors.not_found");
      const language = c.get("language");
      const sheet = anbiSheet(await anbiForm.show(Number(name), language), language);
      const table = { ...sheet, table: "anbi-form", format, filter: { year: Number(name) } };
      return sendExport(c, openExport, `anbi-form-${name}`, table);
    },
  });
