import type { Hono } from "hono";
import type { Posted } from "#app/page-state.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import type { Audience } from "#contract/call.ts";
import { isAllowed } from "../endpoint.ts";
import type { Pages } from "../pages/pages.ts";
import { forbidden, refuse } from "../refuse.ts";
import { say } from "../words.ts";
import { withoutZeroBytes } from "../middleware/zero-bytes.ts";

export type Fields = Record<string, string>;
export type FormOutcome =
  /** Go on to this page, so that a reload does not send the form again. */
  | { ok: true; location: string }
  | {
      ok: false;
      status?: number;
      errors?: Record<string, MessageId>;
      problem?: MessageId;
      /** Where they can go on instead. */
      goOn?: string;
    };

/** A form of a page, as a browser without JavaScript sends it to the page's own address. */
export type Form = {
  path: string;
  /** Distinguishes forms of one page; sent in the hidden field `form` when the page has several. */
  name: string;
  who: Audience;
  handle: (fields: Fields, c: RequestContext) => Promise<FormOutcome>;
};

/** A field people never see; whoever fills it in is a program. */
export const honeypotField = "website";
/** When the page was made, in milliseconds; nobody fills in a form within a second. */
const openedAtField = "openedAt";
const shortestFillMs = 1500;

export function serveForms(app: Hono<RequestEnv>, forms: readonly Form[], pages: Pages): void {
  const paths = new Set(forms.map((form) => form.path));
  for (const path of paths) {
    const ours = forms.filter((form) => form.path === path);
    for (const address of [path, `/nl${path}`, `/ar${path}`]) {
      app.post(address, async (c) => {
        const fields = await readFields(c);
        if (!fields) return refuse(c, 400, "errors.bad_form");
        const form = ours.length === 1 ? ours[0] : ours.find(({ name }) => name === fields["form"]);
        return form ? answerForm(c, form, fields, pages) : refuse(c, 400, "errors.bad_form");
      });
    }
  }
}

async function answerForm(c: RequestContext, form: Form, fields: Fields, pages: Pages): Promise<Response> {
  const user = c.get("user");
  if (!isAllowed(form.who, user)) {
    return user ? refuse(c, 403, forbidden(c)) : refuse(c, 401, "errors.unauthorized");
  }
  const outcome: FormOutcome = looksAutomated(fields)
    ? { ok: false, problem: "errors.looks_automated" }
    : await form.handle(fields, c);
  if (outcome.ok) return c.redirect(outcome.location, 303);
  const { form: _, [honeypotField]: __, ...values } = fields;
  const { status = 422, errors = {}, problem, goOn } = outcome;
  const first = problem ?? Object.values(errors)[0] ?? "errors.invalid";
  const sentence = say(c.get("language"), first, values);
  const said = Object.entries(errors).map(([field, id]) => [field, say(c.get("language"), id, values)]);
  const posted: Posted = {
    form: form.name,
    values,
    errors,
    sentence,
    sentences: Object.fromEntries(said),
    ...(problem && { problem }),
    ...(goOn && { goOn }),
  };
  return pages.showAgain(c, posted, status);
}

/** Judged by a field people do not see and by haste; a person who is told so can simply send it again. */
function looksAutomated(fields: Fields, now = Date.now()): boolean {
  if (fields[honeypotField]) return true;
  const openedAt = Number(fields[openedAtField] ?? 0);
  return Number.isFinite(openedAt) && now - openedAt < shortestFillMs;
}

async function readFields(c: RequestContext): Promise<Fields | null> {
  const type = c.req.header("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return null;
  const form = await c.req.formData().catch(() => null);
  if (!form) return null;
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return withoutZeroBytes(Object.fromEntries(texts));
}
