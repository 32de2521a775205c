import { adminBankCalls } from "#contract/bank/admin-bank.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { fileHeaders } from "../../exports/send-export.ts";
import { refuse } from "../../refuse.ts";
import { today } from "../../timing/clock.ts";

export const bankFilesPath = "/api/admin/bank/files";

const statusFor = {
  unknown_line: 404,
  already_matched: 409,
  taken: 409,
  gift_not_settled: 409,
  other_name: 409,
  other_amount: 409,
  wrong_sum: 422,
  not_a_gift: 422,
  campaign_unknown: 422,
  program_unknown: 422,
  zakat_not_eligible: 422,
  zakat_too_much: 422,
  unknown_account: 422,
  purpose_missing: 422,
  purpose_not_allowed: 422,
  unknown_purpose: 422,
  nature_missing: 422,
  nature_not_allowed: 422,
} as const;

/** A request without a body is a file of nothing, and refused as one. */
async function* bodyOf(request: Request): AsyncGenerator<Uint8Array> {
  if (request.body) yield* request.body;
}

export const adminBankApi = ({ bank }: Pick<Foundation, "bank">) =>
  endpoints(adminBankCalls, {
    "GET /api/admin/bank": async ({ c }) => answer(c, 200, await bank.overview()),
    "POST /api/admin/bank/accounts": async ({ c, body }) => {
      const added = await bank.addAccount(body, callerOf(c).asActor(), c.get("requestId"));
      return added ? answer(c, 201, {}) : refuse(c, 409, "bank.error.account_known");
    },
    "POST /api/admin/bank/accounts/:id/opening": async ({ c, params: { id } }) => {
      const booked = await bank.confirmOpening(id, callerOf(c).asActor(), c.get("requestId"));
      return booked ? answer(c, 201, {}) : refuse(c, 409, "bank.error.no_difference");
    },
    "POST /api/admin/bank/files": async ({ c, query: { name } }) =>
      answer(c, 201, await bank.upload(name, bodyOf(c.req.raw), callerOf(c).asActor(), c.get("requestId"))),
    "GET /api/admin/bank/sample": async ({ c }) => {
      const made = await bank.sampleStatement(today());
      return made === null
        ? refuse(c, 404, "errors.not_found")
        : c.body(made, 200, fileHeaders(`statement-${today()}`, "xml"));
    },
    "POST /api/admin/bank/files/:id/stop": async ({ c, params: { id } }) => {
      const changed = await bank.changeReading(id, "stop", callerOf(c).asActor(), c.get("requestId"));
      return changed ? answer(c, 201, {}) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/bank/files/:id/resume": async ({ c, params: { id } }) => {
      const changed = await bank.changeReading(id, "resume", callerOf(c).asActor(), c.get("requestId"));
      return changed ? answer(c, 201, {}) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/admin/bank/lines": async ({ c, user, query: { state = "waiting", before } }) => {
      const page = await bank.lines({ state, before: before ? Number(before) : null });
      // What is only suggested is not in the books yet, and may name a donor.
      const rows =
        user?.role === "AUDITOR" ? page.rows.map((row) => ({ ...row, suggestions: [] })) : page.rows;
      return answer(c, 200, { ...page, rows });
    },
    "POST /api/admin/bank/lines/:id/match": async ({ c, params: { id }, body }) => {
      const outcome = await bank.match(Number(id), body, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) return answer(c, 201, { matchId: outcome.matchId });
      return refuse(c, statusFor[outcome.reason], `bank.error.${outcome.reason}`);
    },
    "GET /api/admin/bank/lines/:id/search": async ({ c, params: { id }, query: { q } }) => {
      const found = await bank.search(Number(id), q);
      return found ? answer(c, 200, { suggestions: found }) : refuse(c, 404, "errors.not_found");
    },
    "DELETE /api/admin/bank/matches/:id": async ({ c, params: { id } }) => {
      const outcome = await bank.undo(id, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) return answer(c, 200, {});
      return outcome.reason === "unknown_match"
        ? refuse(c, 404, "errors.not_found")
        : refuse(c, 409, `bank.error.${outcome.reason}`);
    },
    "GET /api/admin/bank/rules": async ({ c }) => answer(c, 200, { rules: await bank.rules.list() }),
    "POST /api/admin/bank/rules": async ({ c, body }) => {
      const outcome = await bank.rules.add(body, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) return answer(c, 201, { id: outcome.id });
      return refuse(c, statusFor[outcome.reason], `bank.error.${outcome.reason}`);
    },
    "POST /api/admin/bank/rules/preview": async ({ c, body }) =>
      answer(c, 200, await bank.rules.preview(body)),
    "DELETE /api/admin/bank/rules/:id": async ({ c, params: { id } }) => {
      const ended = await bank.rules.end(id, callerOf(c).asActor(), c.get("requestId"));
      return ended ? answer(c, 200, {}) : refuse(c, 404, "errors.not_found");
    },
  });
