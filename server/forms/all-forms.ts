import { callerOf } from "../auth/caller.ts";
import { kindFor } from "../content/kind-for.ts";
import type { Form } from "../requests/form.ts";
import { pictureForms } from "../auth/picture-forms.ts";
import { signInForms } from "../auth/sign-in-forms.ts";
import type { Foundation } from "../composition.ts";
import { pathParam } from "../requests/path-param.ts";
import { onlyErrors } from "../requests/wrong-fields.ts";
import { donateForm } from "./donate-form.ts";
import { eventForms, grantForms, publicForms } from "./public-forms.ts";
import { monthlyForms } from "./monthly-forms.ts";
import { ownForms } from "./own-forms.ts";
import { preferenceForms } from "./preference-forms.ts";
import { viewForms } from "./view-forms.ts";

export const formsOf = (foundation: Foundation): Form[] => [
  ...signInForms(foundation),
  ...pictureForms(foundation),
  donateForm(foundation),
  transferForm(foundation),
  ...eventForms(foundation),
  ...monthlyForms(foundation),
  ...periodicForms(foundation),
  ...publicForms(foundation),
  ...grantForms(foundation),
  withdrawForm(foundation),
  campaignOfferForm(foundation),
  ...preferenceForms(foundation),
  ...ownForms(foundation),
  ...donationAdminForms(foundation),
  ...contentForms(foundation),
  ...viewForms(foundation),
];

/** The same form with and without JavaScript. */
const withdrawForm = ({ withdrawApplication }: Pick<Foundation, "withdrawApplication">): Form => ({
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

/** The same form with and without JavaScript. */
const campaignOfferForm = ({ campaigns }: Pick<Foundation, "campaigns">): Form => ({
  path: "/campaigns/refund/:token",
  name: "campaign-offer",
  who: "anyone",
  handle: async ({ answer }, c) => {
    if (answer !== "REFUND" && answer !== "KEEP")
      return { ok: false, status: 422, problem: "campaign-offer.error.choose" };
    const outcome = await campaigns.answerOffer(pathParam(c, "token"), answer);
    if (outcome === "answered") return { ok: true, location: c.req.path };
    if (outcome === "offer_unknown") return { ok: false, status: 404, problem: "errors.not_found" };
    return { ok: false, status: 409, problem: `campaign-offer.error.${outcome}` };
  },
});

/** The same form with and without JavaScript. */
const transferForm = ({ giving }: Pick<Foundation, "giving">): Form => ({
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

/** The same forms with and without JavaScript. */
const donationAdminForms = ({ donationAdmin }: Pick<Foundation, "donationAdmin">): Form[] => [
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

const contentForms = ({ editing }: Pick<Foundation, "editing">): Form[] => [
  {
    path: "/admin/content/:kind",
    name: "order",
    who: "staff",
    handle: async ({ id = "", above = "", below = "", direction }, c) => {
      const user = c.get("user");
      const kind = kindFor(c, pathParam(c, "kind"), user);
      if (kind instanceof Response) return { ok: false, status: kind.status, problem: "errors.not_found" };
      const request =
        direction === "up"
          ? ({ id, over: above, direction } as const)
          : ({ id, over: below, direction: "down" } as const);
      const outcome = await editing.move(kind, request, callerOf(c).asStaff());
      if (!outcome.ok) return { ok: false, status: 409, problem: `editor.error.${outcome.reason}` };
      const page = Number(c.req.query("page"));
      const where = page > 1 ? `?page=${page}` : "";
      return { ok: true, location: `${c.req.path}${where}#record-${encodeURIComponent(id)}` };
    },
  },
];

const path = "/dashboard/periodic-gift";

const periodicForms = ({ periodicAgreements }: Foundation): Form[] => [
  {
    path,
    name: "periodic",
    who: "signed_in",
    handle: async (fields, c) => {
      const { id } = callerOf(c).user;
      const outcome = await periodicAgreements.drawUp({ ...fields }, id, c.get("language"));
      // Typed again, so that a page never contains it.
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
