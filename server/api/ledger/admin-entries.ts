import { adminEntriesCalls } from "#contract/ledger/admin-entries.ts";
import type { EnterRefusal } from "#domain/ledger/by-hand/enter-by-hand.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { documentAnswer, isAboutDocument, refuseDocument } from "../../requests/document-answer.ts";

export const entriesPath = "/api/admin/books/entries";
export const correctionsPath = "/api/admin/books/corrections";

function refuseEntry(c: RequestContext, reason: EnterRefusal) {
  if (isAboutDocument(reason)) return refuseDocument(c, reason);
  return refuse(c, 422, `entries.error.${reason}`);
}

export const adminEntriesApi = ({ handEntries }: Pick<Foundation, "handEntries">) =>
  endpoints(adminEntriesCalls, {
    "GET /api/admin/books/entries/choices": async ({ c }) =>
      answer(c, 200, await handEntries.choices(c.get("language"))),
    "GET /api/admin/books/entries/open": async ({ c }) =>
      answer(c, 200, { items: await handEntries.openItems() }),
    "POST /api/admin/books/entries": async ({ c, body: { entry, documentBase64 } }) => {
      const bytes = Buffer.from(documentBase64, "base64");
      const outcome = await handEntries.enter(entry, bytes, callerOf(c).asActor(), c.get("requestId"));
      return outcome.ok ? answer(c, 201, { number: outcome.number }) : refuseEntry(c, outcome.reason);
    },
    "POST /api/admin/books/corrections": async ({ c, body: { entry, documentBase64 } }) => {
      const bytes = Buffer.from(documentBase64, "base64");
      const outcome = await handEntries.enter(entry, bytes, callerOf(c).asActor(), c.get("requestId"));
      return outcome.ok ? answer(c, 201, { number: outcome.number }) : refuseEntry(c, outcome.reason);
    },
    "GET /api/admin/books/entries/:number": async ({ c, params: { number } }) => {
      const found = await handEntries.show(Number(number), c.get("language"));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/books/entries/:number/reversal": async ({ c, params: { number }, body: { reason } }) => {
      const outcome = await handEntries.reverse(
        Number(number),
        reason,
        callerOf(c).asActor(),
        c.get("requestId"),
      );
      if (outcome === "administrators_only") return refuse(c, 403, "entries.error.administrators_only");
      return outcome === "reversed" ? answer(c, 201, {}) : refuse(c, 409, `entries.error.${outcome}`);
    },
    "GET /api/admin/books/entries/:number/document": async ({ c, params: { number } }) => {
      const found = await handEntries.document(Number(number));
      if (!found) return refuse(c, 404, "errors.not_found");
      return c.body(...documentAnswer(found, `entry-${number}-${found.bookedOn}`));
    },
  });
