import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";
import { pathParam } from "../requests/path-param.ts";
import type { Form } from "../requests/form.ts";

/** What staff do about donations with a plain form, with JavaScript as without. */
export const donationAdminForms = ({ donationAdmin }: Pick<Foundation, "donationAdmin">): Form[] => [
  {
    path: "/admin/donations/:id",
    name: "receipt-again",
    who: "staff",
    handle: async (_fields, c) => {
      const id = pathParam(c, "id");
      const outcome = await donationAdmin.sendReceiptAgain(id, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) return { ok: true, location: `${c.req.path}?resent=1` };
      const status = outcome.reason === "unknown_donation" ? 404 : 409;
      return { ok: false, status, problem: `admin-donations.error.${outcome.reason}` };
    },
  },
];
