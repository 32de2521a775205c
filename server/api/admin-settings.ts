import * as z from "zod/mini";
import { termsSetting } from "#domain/privacy/terms-setting.ts";
import { feeRatesSetting } from "#domain/site/fee-rates-setting.ts";
import { isCountry, siteHealth, siteSettings } from "#domain/site/site-settings.ts";
import { countryRules } from "#domain/site/site.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { doerOf, userOf } from "./doer.ts";

const done = z.object({ done: z.literal(true) });
const saved = { 200: { description: "Saved, logged and in force on every page", schema: done } };
const pricePerGramE4 = z.int().check(z.positive());
const termsPath = "/api/admin/settings/terms";
const countryPath = "/api/admin/settings/country-rules/:country";

type Needs = Pick<Foundation, "siteSettings">;

/** What administrators decide about the running of the site. */
export const adminSettingsApi = ({ siteSettings: settings }: Needs): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/settings",
      who: "admin",
      summary: "How the site is set",
      answers: { 200: { description: "The settings", schema: siteSettings } },
    },
    async ({ c }) => c.json(await settings.show()),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/settings/health",
      who: "admin",
      summary: "Whether mail goes out and payment providers answer; the providers are asked at once",
      answers: { 200: { description: "As far as can be told", schema: siteHealth } },
    },
    async ({ c }) => c.json(await settings.health()),
  ),
  endpoint(
    {
      method: "put",
      path: countryPath,
      who: "admin",
      summary: "What visitors of a country may do here",
      body: z.object({ rule: z.enum(countryRules) }),
      answers: { ...saved, 422: { description: "No such country" } },
    },
    async ({ c, user, body: { rule } }) => {
      const country = c.req.param("country") ?? "";
      if (!isCountry(country)) return refuse(c, 422, "settings.error.unknown_country");
      await settings.setCountryRule(country, rule, doerOf(c, user));
      return c.json({ done: true });
    },
  ),
  endpoint(
    {
      method: "delete",
      path: countryPath,
      who: "admin",
      summary: "A country without a rule of its own may do everything",
      answers: saved,
    },
    async ({ c, user }) => {
      await settings.removeCountryRule(c.req.param("country") ?? "", doerOf(c, user));
      return c.json({ done: true });
    },
  ),
  endpoint(
    {
      method: "put",
      path: "/api/admin/settings/sample-fallback",
      who: "admin",
      summary: "Whether samples stand where the foundation has entered nothing yet",
      body: z.object({ on: z.boolean() }),
      answers: saved,
    },
    async ({ c, user, body: { on } }) => {
      await settings.setSampleFallback(on, doerOf(c, user));
      return c.json({ done: true });
    },
  ),
  endpoint(
    {
      method: "put",
      path: "/api/admin/settings/fee-rates",
      who: "admin",
      summary: "What covering the fees costs, in payment sessions that are opened from now on",
      body: feeRatesSetting,
      answers: saved,
    },
    async ({ c, user, body }) => {
      await settings.setFeeRates(body, doerOf(c, user));
      return c.json({ done: true });
    },
  ),
  endpoint(
    {
      method: "get",
      path: termsPath,
      who: "admin",
      summary: "How long what is kept: days, and for fiscal records years after the calendar year",
      answers: { 200: { description: "The terms in force", schema: termsSetting } },
    },
    async ({ c }) => c.json(await settings.terms()),
  ),
  endpoint(
    {
      method: "put",
      path: termsPath,
      who: "admin",
      summary: "Set the terms, each within what is lawful; the next night follows them",
      body: termsSetting,
      answers: saved,
    },
    async ({ c, user, body }) => {
      await settings.setTerms(body, doerOf(c, user));
      return c.json({ done: true });
    },
  ),
  endpoint(
    {
      method: "put",
      path: "/api/admin/settings/metal-prices",
      who: "admin",
      summary: "What gold and silver cost today, per gram in ten-thousandths of a cent",
      body: z.object({ gold: pricePerGramE4, silver: pricePerGramE4 }),
      answers: { ...saved, 422: { description: "Prices that cannot be right" } },
    },
    async ({ c, user, body }) => {
      const outcome = await settings.setMetalPrices(body, doerOf(c, user));
      return outcome.ok ? c.json({ done: true }) : refuse(c, 422, `settings.error.${outcome.reason}`);
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/admin/settings/test-mail",
      who: "admin",
      summary: "Send a mail to oneself; the same id again sends nothing",
      body: z.object({ id: z.uuid() }),
      answers: { 200: { description: "On its way", schema: done } },
    },
    async ({ c, user, body: { id } }) => {
      const { email } = userOf(user);
      await settings.sendTestMail(id, { email, language: c.get("language") }, doerOf(c, user));
      return c.json({ done: true });
    },
  ),
];
