import { isCountry } from "#domain/site/site-settings.ts";
import type { Foundation } from "../../composition.ts";
import { adminSettingsCalls } from "#contract/site/admin-settings.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { callerOf } from "../../auth/caller.ts";

type Needs = Pick<Foundation, "siteSettings">;

/** What administrators decide about the running of the site. */
export const adminSettingsApi = ({ siteSettings: settings }: Needs): Endpoint[] =>
  endpoints(adminSettingsCalls, {
    "GET /api/admin/settings": async ({ c }) => answer(c, 200, await settings.show()),
    "GET /api/admin/settings/health": async ({ c }) => answer(c, 200, await settings.health()),
    "PUT /api/admin/settings/country-rules/:country": async ({ c, params, body: { rule } }) => {
      const country = params.country;
      if (!isCountry(country)) return refuse(c, 422, "settings.error.unknown_country");
      await settings.setCountryRule(country, rule, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "DELETE /api/admin/settings/country-rules/:country": async ({ c, params }) => {
      await settings.removeCountryRule(params.country, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/sample-fallback": async ({ c, body: { on } }) => {
      await settings.setSampleFallback(on, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/gift-approval": async ({ c, body: { cents } }) => {
      await settings.setGiftApproval(cents, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/transfer-confirmation": async ({ c, body: { days } }) => {
      await settings.setTransferConfirmation(days, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/fee-rates": async ({ c, body }) => {
      await settings.setFeeRates(body, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "GET /api/admin/settings/terms": async ({ c }) => answer(c, 200, await settings.retention()),
    "PUT /api/admin/settings/terms": async ({ c, body }) => {
      await settings.setRetention(body, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/metal-prices": async ({ c, body }) => {
      const outcome = await settings.setMetalPrices(body, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 200, { done: true }) : refuse(c, 422, `settings.error.${outcome.reason}`);
    },
    "GET /api/admin/settings/doctor": async ({ c }) => answer(c, 200, await settings.examine()),
    "POST /api/admin/settings/standstill/end": async ({ c }) => {
      const outcome = await settings.endStandstill(callerOf(c).asStaff());
      return outcome === "backups_unreadable"
        ? refuse(c, 503, `settings.error.${outcome}`)
        : answer(c, 200, { done: true });
    },
    "POST /api/admin/settings/test-mail": async ({ c, body: { id } }) => {
      const { email } = callerOf(c).user;
      await settings.sendTestMail(id, { email, language: c.get("language") }, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
  });
