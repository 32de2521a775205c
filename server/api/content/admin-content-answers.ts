import type { ScheduleOutcome } from "#domain/content/editing/schedule.ts";
import type { UnpublishOutcome } from "#domain/content/editing/unpublish.ts";
import type { RequestContext } from "../../context.ts";
import { answer } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { translate } from "../../translate.ts";

const statusFor = {
  id_taken: 409,
  bad_id: 422,
  fixed: 422,
  moment_passed: 422,
  not_published: 422,
  still_named: 422,
} as const;

/** Two refusals carry more than a sentence: what someone else saved, and what is still missing. */
export function answerSave(c: RequestContext, outcome: ScheduleOutcome | UnpublishOutcome) {
  const language = c.get("language");
  if (outcome.ok) return answer(c, 200, { version: outcome.version });
  switch (outcome.reason) {
    case "not_found":
      return refuse(c, 404, "errors.not_found");
    case "edited_meanwhile": {
      const { version, body, changedAt, changedBy } = outcome.theirs;
      const theirs = { version, body, changedAt, changedBy: changedBy?.name ?? null };
      return answer(c, 409, { error: translate(language, "editor.error.edited_meanwhile"), theirs });
    }
    case "incomplete":
      return answer(c, 422, {
        error: translate(language, "editor.error.incomplete", { count: outcome.problems.length }),
        problems: outcome.problems,
      });
    case "still_named":
      return refuse(c, 422, "editor.error.still_named", {
        names: outcome.by.map(({ id }) => id).join(", "),
      });
    default:
      return refuse(c, statusFor[outcome.reason], `editor.error.${outcome.reason}`);
  }
}
