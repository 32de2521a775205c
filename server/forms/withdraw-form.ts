import { pathParam } from "../requests/path-param.ts";
import type { Foundation } from "../composition.ts";
import type { Form } from "../requests/form.ts";

/** Withdrawing is the same plain form with JavaScript and without. */
export const withdrawForm = ({ withdrawApplication }: Pick<Foundation, "withdrawApplication">): Form => ({
  path: "/applications/:token",
  name: "withdraw",
  who: "anyone",
  handle: async (_, c) => {
    const outcome = await withdrawApplication(pathParam(c, "token"));
    if (outcome.ok) return { ok: true, location: c.req.path };
    return outcome.reason === "already_approved"
      ? { ok: false, status: 409, problem: "own-application.error.already_approved" }
      : { ok: false, status: 404, problem: "errors.not_found" };
  },
});
