import type { Hono } from "hono";
import type { Posted } from "#app/page-state.ts";
import { languagePrefixes } from "#app/routing/language-path.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { isAllowed } from "#domain/accounts/audience.ts";
import type { Fields, Form, FormOutcome } from "../requests/form.ts";
import { honeypotField, looksAutomated } from "../requests/automated.ts";
import type { Pages } from "../pages/pages.ts";
import { forbidden, refuse } from "../refuse.ts";
import { translate } from "../translate.ts";
import { withoutZeroBytes } from "../middleware/zero-bytes.ts";

export function serveForms(app: Hono<RequestEnv>, forms: readonly Form[], pages: Pages): void {
  const paths = new Set(forms.map((form) => form.path));
  for (const path of paths) {
    const ours = forms.filter((form) => form.path === path);
    for (const prefix of languagePrefixes()) {
      app.post(prefix + path, async (c) => {
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
  if (!isAllowed(form.who, user?.role)) {
    return user ? refuse(c, 403, forbidden(c)) : refuse(c, 401, "errors.unauthorized");
  }
  const outcome: FormOutcome = looksAutomated(fields)
    ? { ok: false, problem: "errors.looks_automated" }
    : await form.handle(fields, c);
  if (outcome.ok) return c.redirect(outcome.location, 303);
  const { form: _, [honeypotField]: __, ...values } = fields;
  const { status = 422, errors = {}, problem, resumeUrl } = outcome;
  const first = problem ?? Object.values(errors)[0] ?? "errors.invalid";
  const sentence = translate(c.get("language"), first, values);
  const said = Object.entries(errors).map(([field, id]) => [field, translate(c.get("language"), id, values)]);
  const posted: Posted = {
    form: form.name,
    values,
    errors,
    sentence,
    sentences: Object.fromEntries(said),
    ...(problem && { problem }),
    ...(resumeUrl && { resumeUrl }),
  };
  return pages.showAgain(c, posted, status);
}

async function readFields(c: RequestContext): Promise<Fields | null> {
  const type = c.req.header("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return null;
  const form = await c.req.formData().catch(() => null);
  if (!form) return null;
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return withoutZeroBytes(Object.fromEntries(texts));
}
