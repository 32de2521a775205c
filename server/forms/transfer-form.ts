import { pathParam } from "../requests/path-param.ts";
import type { Foundation } from "../composition.ts";
import type { Form } from "../requests/form.ts";

/** Asking for a reminder, or for none: the same plain form with JavaScript and without. */
export const transferForm = ({ giving }: Pick<Foundation, "giving">): Form => ({
  path: "/donate/transfer/:id/:token",
  name: "transfer-reminder",
  who: "anyone",
  handle: async (fields, c) => {
    const wanted = fields["remind"] === "yes";
    const outcome = await giving.transfers.remind(pathParam(c, "id"), pathParam(c, "token"), wanted);
    if (outcome === "kept") return { ok: true, location: c.req.path };
    return outcome === "too_late"
      ? { ok: false, status: 409, problem: "transfer.reminder.tooLate" }
      : { ok: false, status: 404, problem: "errors.not_found" };
  },
});
