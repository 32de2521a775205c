import { onlyErrors } from "../requests/wrong-fields.ts";
import type { Form } from "../requests/form.ts";
import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";

const path = "/dashboard/periodic-gift";

/** Drawing up an agreement, and withdrawing one, without JavaScript. */
export const periodicForms = ({ periodicAgreements }: Foundation): Form[] => [
  {
    path,
    name: "periodic",
    who: "signed_in",
    handle: async (fields, c) => {
      const { id } = callerOf(c).user;
      const outcome = await periodicAgreements.drawUp({ ...fields }, id, c.get("language"));
      // Typed again rather than sent back in a page.
      delete fields["bsn"];
      delete fields["partnerBsn"];
      if (outcome.ok) return { ok: true, location: `${c.req.path}?made=1#agreements` };
      if (outcome.reason === "already_waiting")
        return { ok: false, status: 409, problem: "periodic.error.already_waiting" };
      return { ok: false, errors: onlyErrors(outcome.errors) };
    },
  },
  {
    path,
    name: "periodic-withdrawal",
    who: "signed_in",
    handle: async (fields, c) => {
      await periodicAgreements.withdraw(callerOf(c).user.id, fields["id"] ?? "");
      return { ok: true, location: `${c.req.path}#agreements` };
    },
  },
];
