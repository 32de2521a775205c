import type { Foundation } from "../composition.ts";
import { receiveApplication } from "../requests/receive-forms.ts";
import type { Fields, Form } from "../requests/form.ts";

export const volunteerForm = (foundation: Pick<Foundation, "applyToVolunteer">): Form => ({
  path: "/volunteer",
  name: "volunteer",
  who: "anyone",
  handle: async (fields, c) => {
    const outcome = await receiveApplication(foundation)(applicationIn(fields), c.get("language"));
    if (outcome.ok) return { ok: true, location: `${c.req.path}?submitted=1#apply` };
    switch (outcome.reason) {
      case "invalid":
        return { ok: false, errors: outcome.errors };
      case "role_unknown":
        return { ok: false, errors: { roleId: "volunteer.error.role_unknown" } };
    }
  },
});

/** A tick that is not set is not sent at all. */
const applicationIn = (fields: Fields): unknown => ({
  ...fields,
  consentsJson: {
    dataProcessing: "dataProcessing" in fields,
    communications: "communications" in fields,
    backgroundCheck: "backgroundCheck" in fields,
  },
});
