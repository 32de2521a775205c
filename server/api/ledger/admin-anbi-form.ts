import { adminAnbiFormCalls } from "#contract/ledger/admin-anbi-form.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { anbiSheet } from "../../exports/anbi-sheet.ts";
import { splitFile } from "../../exports/export-file.ts";
import { sendExport } from "../../exports/send-export.ts";
import { refuse } from "../../refuse.ts";
import { today } from "../../timing/clock.ts";

export const adminAnbiFormApi = ({ anbiForm, openExport }: Pick<Foundation, "anbiForm" | "openExport">) =>
  endpoints(adminAnbiFormCalls, {
    "GET /api/admin/books/anbi-form": async ({ c, query: { year } }) =>
      // The form is made once a year is over.
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
