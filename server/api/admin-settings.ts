import { isCountry } from "#domain/site/site-settings.ts";
import type { Foundation } from "../composition.ts";
import { adminSettingsCalls } from "#contract/admin-settings.ts";
import { answer, endpoints, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { doerOf, userOf } from "./doer.ts";

type Needs = Pick<Foundation, "siteSettings">;

/** What administrators decide about the running of the site. */
export const adminSettingsApi = ({ siteSettings: settings }: Needs): Endpoint[] =>
  endpoints(adminSettingsCalls, {
    "GET /api/admin/settings": async ({ c }) => answer(c, 200, await settings.show()),
    "GET /api/admin/settings/health": async ({ c }) => answer(c, 200, await settings.health()),
    "PUT /api/admin/settings/country-rules/:country": async ({ c, params, user, body: { rule } }) => {
      const country = params.country;
      if (!isCountry(country)) return refuse(c, 422, "settings.error.unknown_country");
      await settings.setCountryRule(country, rule, doerOf(c, user));
      return answer(c, 200, { done: true });
    },
    "DELETE /api/admin/settings/country-rules/:country": async ({ c, params, user }) => {
      await settings.removeCountryRule(params.country, doerOf(c, user));
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/sample-fallback": async ({ c, user, body: { on } }) => {
      await settings.setSampleFallback(on, doerOf(c, user));
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/fee-rates": async ({ c, user, body }) => {
      await settings.setFeeRates(body, doerOf(c, user));
      return answer(c, 200, { done: true });
    },
    "GET /api/admin/settings/terms": async ({ c }) => answer(c, 200, await settings.terms()),
    "PUT /api/admin/settings/terms": async ({ c, user, body }) => {
      await settings.setTerms(body, doerOf(c, user));
      return answer(c, 200, { done: true });
    },
    "PUT /api/admin/settings/metal-prices": async ({ c, user, body }) => {
      const outcome = await settings.setMetalPrices(body, doerOf(c, user));
      return outcome.ok ? answer(c, 200, { done: true }) : refuse(c, 422, `settings.error.${outcome.reason}`);
    },
    "POST /api/admin/settings/test-mail": async ({ c, user, body: { id } }) => {
      const { email } = userOf(user);
      await settings.sendTestMail(id, { email, language: c.get("language") }, doerOf(c, user));
      return answer(c, 200, { done: true });
    },
  });
