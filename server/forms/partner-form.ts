import type { Language } from "#domain/language.ts";
import { readPartnerForm } from "#domain/partnership/application-form.ts";
import type { Foundation } from "../composition.ts";
import type { Form } from "./serve-forms.ts";

/** The page's form and the API both come here. */
export const receivePartnerApplication =
  ({ applyAsPartner }: Pick<Foundation, "applyAsPartner">) =>
  async (input: unknown, language: Language) => {
    const read = readPartnerForm(input);
    return read.ok ? applyAsPartner(read.form, language) : read;
  };

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
