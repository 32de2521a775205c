import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import type { Form, FormOutcome } from "../requests/form.ts";
import { receiveApplication, receiveMessage, receivePartnerApplication } from "../requests/receive-forms.ts";

/** The forms of the public pages, as a browser without JavaScript posts them. */
export const publicForms = (foundation: Foundation): Form[] => {
  const volunteer = receiveApplication(foundation);
  const contact = receiveMessage(foundation);
  const partner = receivePartnerApplication(foundation);
  const forms: Form[] = [
    {
      path: "/volunteer",
      name: "volunteer",
      who: "anyone",
      handle: async (fields, c) => {
        const outcome = await volunteer(fields, c);
        if (outcome.ok) return sent(c, "submitted=1#apply");
        return outcome.reason === "invalid"
          ? { ok: false, errors: outcome.errors }
          : { ok: false, errors: { roleId: "volunteer.error.role_unknown" } };
      },
    },
    {
      path: "/contact",
      name: "contact",
      who: "anyone",
      handle: async (fields, c) => {
        const outcome = await contact(fields, c);
        return outcome.ok ? sent(c, "sent=1#write") : { ok: false, errors: outcome.errors };
      },
    },
    {
      path: "/partners",
      name: "partner",
      who: "anyone",
      handle: async (fields, c) => {
        const outcome = await partner(fields, c);
        return outcome.ok ? sent(c, "sent=1#apply") : { ok: false, errors: outcome.errors };
      },
    },
  ];
  return forms.map((form) => foundation.formLimits.form(form));
};

const sent = (c: RequestContext, search: string): FormOutcome => ({
  ok: true,
  location: `${c.req.path}?${search}`,
});
