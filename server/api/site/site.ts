import { isCountry } from "#domain/site/site-settings.ts";
import type { Foundation } from "../../composition.ts";
import { siteCalls } from "#contract/site/site.ts";
import { callerOf } from "../../auth/caller.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { isFilledByBot } from "../../requests/automated.ts";
import { receiveMessage } from "../../requests/receive-forms.ts";
import { refuseFields } from "../../requests/wrong-fields.ts";
import { answerSave } from "../content/admin-content-answers.ts";

export const siteApi = (foundation: Foundation) =>
  endpoints(siteCalls, {
    "GET /api/site": async ({ c }) =>
      answer(c, 200, await foundation.describeSite(c.get("language"), c.get("country"))),
    "GET /api/auth/user": ({ c }) => answer(c, 200, callerOf(c).user),
    "GET /api/foundation": async ({ c }) =>
      answer(c, 200, await foundation.showFoundation(c.get("language"))),
    "POST /api/contact-messages": foundation.formLimits.call(async ({ c, body }) => {
      if (isFilledByBot(body)) return refuse(c, 422, "errors.looks_automated");
      const outcome = await receiveMessage(foundation)(body, c);
      return outcome.ok ? answer(c, 201, { status: "NEW" }) : refuseFields(c, outcome.errors);
    }),
    "GET /api/admin/settings/identity": async ({ c }) =>
      answer(c, 200, await foundation.foundationIdentity.show()),
    "PUT /api/admin/settings/identity": async ({ c, body }) => {
      const outcome = await foundation.foundationIdentity.change(body, callerOf(c).asStaff());
      if (!outcome.ok && outcome.reason === "draft_waits")
        return refuse(c, 409, "settings.identity.draftWaits");
      return answerSave(c, outcome);
    },
    "GET /api/admin/settings": async ({ c }) => answer(c, 200, await foundation.siteSettings.show()),
    "GET /api/admin/settings/health": async ({ c }) => answer(c, 200, await foundation.siteSettings.health()),
    "PUT /api/admin/settings/country-rules/:country": async ({ c, params, body: { rule } }) => {
      const country = params.country;
      if (!isCountry(country)) return refuse(c, 422, "settings.error.unknown_country");
      await foundation.siteSettings.setCountryRule(country, rule, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "DELETE /api/admin/settings/country-rules/:country": async ({ c, params }) => {
      await foundation.siteSettings.removeCountryRule(params.country, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/sample-fallback": async ({ c, body: { on } }) => {
      await foundation.siteSettings.setSampleFallback(on, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/gift-approval": async ({ c, body: { cents } }) => {
      await foundation.siteSettings.setGiftApproval(cents, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/transfer-confirmation": async ({ c, body: { days } }) => {
      await foundation.siteSettings.setTransferConfirmation(days, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/fee-rates": async ({ c, body }) => {
      await foundation.siteSettings.setFeeRates(body, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "GET /api/admin/settings/terms": async ({ c }) =>
      answer(c, 200, await foundation.siteSettings.retention()),
    "PUT /api/admin/settings/terms": async ({ c, body }) => {
      await foundation.siteSettings.setRetention(body, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/metal-prices": async ({ c, body }) => {
      const outcome = await foundation.siteSettings.setMetalPrices(body, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 200, { done: true }) : refuse(c, 422, `settings.error.${outcome.reason}`);
    },
    "GET /api/admin/settings/doctor": async ({ c }) =>
      answer(c, 200, await foundation.siteSettings.examine()),
    "POST /api/admin/settings/standstill/end": async ({ c }) => {
      const outcome = await foundation.siteSettings.endStandstill(callerOf(c).asStaff());
      return outcome === "backups_unreadable"
        ? refuse(c, 503, `settings.error.${outcome}`)
        : answer(c, 200, { done: true });
    },
    "POST /api/admin/settings/test-mail": async ({ c, body: { id } }) => {
      const { email } = callerOf(c).user;
      await foundation.siteSettings.sendTestMail(
        id,
        { email, language: c.get("language") },
        callerOf(c).asStaff(),
      );
      return answer(c, 200, { done: true });
    },
  });
