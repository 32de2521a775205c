import type { Foundation } from "../composition.ts";
import { receivePartnerApplication } from "../requests/receive-forms.ts";
import type { Form } from "../requests/form.ts";

export const partnerForm = (foundation: Pick<Foundation, "applyAsPartner">): Form => ({
  path: "/partners",
  name: "partner",
  who: "anyone",
  handle: async (fields, c) => {
    const outcome = await receivePartnerApplication(foundation)(fields, c.get("language"));
    return outcome.ok
      ? { ok: true, location: `${c.req.path}?sent=1#apply` }
      : { ok: false, errors: outcome.errors };
  },
});
