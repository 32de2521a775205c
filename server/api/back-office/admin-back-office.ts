import type { MessageId } from "#app/messages/ids.ts";
import { adminBackOfficeCalls } from "#contract/back-office/admin-back-office.ts";
import { listQuery } from "#contract/list-calls.ts";
import { lists } from "#contract/lists.ts";
import { isFirstStep } from "#domain/first-steps/first-steps.ts";
import type { Asked } from "#domain/lists/asked.ts";
import type { AnyList } from "#domain/lists/list.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { sendExport, splitFile } from "../../exports/send-export.ts";
import { exportHeading, exportRows } from "../../exports/export-rows.ts";
import { withoutZeroBytes } from "../../middleware/zero-bytes.ts";
import { refuse } from "../../refuse.ts";
import { translate } from "../../translate.ts";
import { askedOf, type Query } from "./lists.ts";

export const adminBackOfficeApi = ({
  backOffice,
  donationAdmin,
  firstSteps,
  openExport,
  lists: stored,
}: Foundation) =>
  endpoints(adminBackOfficeCalls, {
    "GET /api/admin/today": async ({ c }) => answer(c, 200, await backOffice.showToday(c.get("language"))),

    "GET /api/admin/tasks": async ({ c }) => answer(c, 200, await backOffice.tasks.list()),
    "POST /api/admin/tasks": async ({ c, body }) => {
      const outcome = await backOffice.tasks.add(body, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 201, { done: true });
      return refuse(c, 422, wordsForTask[outcome.reason]);
    },
    "POST /api/admin/tasks/:id/completion": async ({ c, params }) =>
      offTheList(c, await backOffice.tasks.finish(params.id, callerOf(c).asStaff())),

    "POST /api/admin/mail/:id/attempts": async ({ c, params }) =>
      offTheList(c, await backOffice.deadMail.sendAgain(params.id, callerOf(c).asStaff())),
    "DELETE /api/admin/mail/:id": async ({ c, params }) =>
      offTheList(c, await backOffice.deadMail.giveUp(params.id, callerOf(c).asStaff())),

    "GET /api/admin/payments": async ({ c }) => answer(c, 200, await backOffice.paymentsToLookAt()),
    "POST /api/admin/discrepancies/:id/resolution": async ({ c, params, body }) => {
      const id = Number(params.id);
      if (!Number.isSafeInteger(id)) return refuse(c, 404, "errors.not_found");
      const outcome = await backOffice.resolveDiscrepancy(id, body.text, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 200, { done: true });
      if (outcome.reason === "not_found") return refuse(c, 404, "errors.not_found");
      return refuse(c, 422, "application.error.note_empty");
    },
    "POST /api/admin/discrepancies/:id/return": async ({ c, params }) => {
      const id = Number(params.id);
      if (!Number.isSafeInteger(id)) return refuse(c, 404, "errors.not_found");
      const outcome = await donationAdmin.returnUnfitMoney(id, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) return answer(c, 200, { done: true });
      return refuse(c, statusOfReturn[outcome.reason], `admin-payments.return.${outcome.reason}`);
    },
    "GET /api/admin/first-steps": async ({ c }) => answer(c, 200, await firstSteps.show(c.get("language"))),
    "POST /api/admin/first-steps/:step/postponement": async ({ c, params }) => {
      if (!isFirstStep(params.step)) return refuse(c, 404, "errors.not_found");
      await firstSteps.postpone(params.step, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "GET /api/admin/exports/:file": async ({ c, params }) => {
      const { name, format } = splitFile(params.file);
      const list = lists.find((each: AnyList) => each.files && each.name === name);
      if (!list || !format) return refuse(c, 404, "errors.not_found");
      // A form repeats the name for each selected row.
      const selected = c.req.queries("only")?.join(",");
      const query = listQuery(list).safeParse(
        withoutZeroBytes({ ...c.req.query(), ...(selected && { only: selected }) }),
      );
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

const offTheList = (c: RequestContext, outcome: string) =>
  outcome === "done" ? answer(c, 200, { done: true }) : refuse(c, 404, "errors.not_found");

const wordsForTask = {
  task_empty: "application.error.note_empty",
  person_unknown: "application.error.person_unknown",
} as const;

const statusOfReturn = { not_found: 404, nothing_left: 409, refused: 502, unavailable: 503 } as const;

/** Search words often name a person, so the log only says that there were some. */
function loggedFilter(list: AnyList, { filters, search, only }: Asked): Record<string, unknown> {
  const isTyped = (name: string): boolean => list.filters[name]?.kind === "words";
  const chosen = Object.entries(filters).filter(([name]) => !isTyped(name));
  const isSearched = search !== "" || Object.keys(filters).some(isTyped);
  return {
    ...Object.fromEntries(chosen),
    ...(isSearched && { searched: true }),
    ...(only.length > 0 && { only }),
  };
}
