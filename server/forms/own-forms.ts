import { choicesIn } from "./choices-in.ts";
import type { WriteOutcome } from "#domain/support/support.ts";
import type { Foundation } from "../composition.ts";
import type { Fields, Form, FormOutcome } from "../requests/form.ts";
import { pathParam } from "../requests/path-param.ts";
import { callerOf } from "../auth/caller.ts";

type Needs = Pick<Foundation, "privacy" | "support" | "auth" | "consent">;

export const ownForms = ({ privacy, support, auth, consent }: Needs): Form[] => [
  {
    path: "/dashboard/preferences",
    name: "preferences",
    who: "signed_in",
    handle: async (fields, c) => {
      const chosen = choicesIn(fields);
      if (!chosen) return { ok: false, errors: { language: "preferences.error.language" } };
      await consent.savePreferences(callerOf(c).user.email, chosen, c.get("language"));
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
    // The sentence reads its values from the fields.
    fields["seconds"] = String(outcome.retryAfterSeconds);
    return { ok: false, status: 429, problem: "errors.too_many" };
  }
  return outcome.reason === "invalid"
    ? { ok: false, errors: outcome.errors }
    : { ok: false, status: 404, problem: "support.error.no_such_thread" };
}
