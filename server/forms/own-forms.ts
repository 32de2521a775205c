import { everyChoice, choiceName } from "#domain/privacy/preferences.ts";
import { isLanguage } from "#domain/language.ts";
import type { WriteOutcome } from "#domain/support/support.ts";
import type { Foundation } from "../composition.ts";
import type { Fields, Form, FormOutcome } from "../requests/form.ts";
import { pathParam } from "../requests/path-param.ts";
import { callerOf } from "../auth/caller.ts";

type Needs = Pick<Foundation, "privacy" | "support" | "auth">;

export const ownForms = ({ privacy, support, auth }: Needs): Form[] => [
  {
    path: "/dashboard/preferences",
    name: "preferences",
    who: "signed_in",
    handle: async (fields, c) => {
      const language = fields["language"];
      if (!isLanguage(language)) return { ok: false, errors: { language: "preferences.error.language" } };
      const granted = everyChoice.map(choiceName).filter((name) => fields[name] !== undefined);
      await privacy.preferences.save(callerOf(c).user.id, { language, granted }, c.get("language"));
      return { ok: true, location: `${c.req.path}?saved=1` };
    },
  },
  {
    path: "/dashboard/privacy",
    name: "erase",
    who: "signed_in",
    handle: async (fields, c) => {
      const outcome = await privacy.erasePerson(callerOf(c).asPerson(), fields["email"] ?? "");
      if (outcome.ok) {
        auth.cookies.forgetPerson(c);
        return { ok: true, location: `${c.req.path}?erased=1` };
      }
      return outcome.reason === "email_mismatch"
        ? { ok: false, errors: { email: "privacy.error.email_mismatch" } }
        : { ok: false, status: 409, problem: `privacy.error.${outcome.reason}` };
    },
  },
  {
    path: "/dashboard/support",
    name: "support",
    who: "signed_in",
    handle: async (fields, c) =>
      outcomeOf(await support.ask(callerOf(c).user.id, fields), `${c.req.path}?sent=1`, fields),
  },
  {
    path: "/dashboard/support",
    name: "support-reply",
    who: "signed_in",
    handle: async (fields, c) => {
      const threadId = fields["thread"] ?? "";
      const outcome = await support.writeOn(callerOf(c).user.id, threadId, fields);
      return outcomeOf(outcome, `${c.req.path}?sent=1#thread-${threadId}`, fields);
    },
  },
  {
    path: "/admin/support/:id",
    name: "answer",
    who: "staff",
    handle: async (fields, c) =>
      outcomeOf(
        await support.reply(pathParam(c, "id"), fields, callerOf(c).asStaff()),
        `${c.req.path}?sent=1`,
        fields,
      ),
  },
];

function outcomeOf(outcome: WriteOutcome, location: string, fields: Fields): FormOutcome {
  if (outcome.ok) return { ok: true, location };
  if (outcome.reason === "too_many") {
    // The sentence takes its values from what the page gets back, which is what was typed and this.
    fields["seconds"] = String(outcome.retryAfterSeconds);
    return { ok: false, status: 429, problem: "errors.too_many" };
  }
  return outcome.reason === "invalid"
    ? { ok: false, errors: outcome.errors }
    : { ok: false, status: 404, problem: "support.error.no_such_thread" };
}
