import { finding } from "#domain/doctor/finding.ts";
import { calls } from "../call.ts";
import { siteSettings, siteHealth } from "#domain/site/site-settings.ts";
import * as z from "zod/mini";
import { countryRules } from "#domain/site/site.ts";
import { feeRatesSetting } from "#domain/site/fee-rates-setting.ts";
import { giftApprovalSetting } from "#domain/site/gift-approval-setting.ts";
import { transferConfirmationSetting } from "#domain/site/transfer-confirmation-setting.ts";
import { retentionSetting } from "#domain/privacy/retention-setting.ts";

const done = z.object({ done: z.literal(true) });
const saved = { 200: done };
const pricePerGramE4 = z.int().check(z.positive());

export const adminSettingsCalls = calls({
  "GET /api/admin/settings": { who: "admin", summary: "How the site is set", answers: { 200: siteSettings } },
  "GET /api/admin/settings/health": {
    who: "admin",
    summary: "Whether mail goes out and payment providers answer; the providers are asked at once",
    answers: { 200: siteHealth },
  },
  "PUT /api/admin/settings/country-rules/:country": {
    who: "admin",
    summary: "What visitors of a country may do here",
    body: z.object({ rule: z.enum(countryRules) }),
    answers: { ...saved, 422: "No such country" },
  },
  "DELETE /api/admin/settings/country-rules/:country": {
    who: "admin",
    summary: "A country without a rule of its own may do everything",
    answers: saved,
  },
  "PUT /api/admin/settings/sample-fallback": {
    who: "admin",
    summary: "Whether samples stand where the foundation has entered nothing yet",
    body: z.object({ on: z.boolean() }),
    answers: saved,
  },
  "PUT /api/admin/settings/fee-rates": {
    who: "admin",
    summary: "What covering the fees costs, in payment sessions that are opened from now on",
    body: feeRatesSetting,
    answers: saved,
  },
  "PUT /api/admin/settings/gift-approval": {
    who: "admin",
    summary: "Above which sum a gift that staff enter is approved by a second person",
    body: z.object({ cents: giftApprovalSetting }),
    answers: saved,
  },
  "PUT /api/admin/settings/transfer-confirmation": {
    who: "admin",
    summary: "Within how many days a bank statement must show a transfer that staff entered",
    body: z.object({ days: transferConfirmationSetting }),
    answers: saved,
  },
  "GET /api/admin/settings/terms": {
    who: "admin",
    summary: "How long what is kept: days, and for fiscal records years after the calendar year",
    answers: { 200: retentionSetting },
  },
  "PUT /api/admin/settings/terms": {
    who: "admin",
    summary: "Set the terms, each within what is lawful; the next night follows them",
    body: retentionSetting,
    answers: saved,
  },
  "PUT /api/admin/settings/metal-prices": {
    who: "admin",
    summary: "What gold and silver cost today, per gram in ten-thousandths of a cent",
    body: z.object({ gold: pricePerGramE4, silver: pricePerGramE4 }),
    answers: { ...saved, 422: "Prices that cannot be right" },
  },
  "GET /api/admin/settings/doctor": {
    who: "admin",
    summary:
      "What is wrong with how the site runs, looked at now: mail, providers, sign-in, address, disk, backups",
    answers: { 200: z.array(finding) },
  },
  "POST /api/admin/settings/standstill/end": {
    who: "admin",
    proof: true,
    summary: "Let a restored copy go on: jobs, mail and payments, receipts after a gap",
    answers: {
      ...saved,
      503: "The place of the backups cannot be read, so nobody knows which receipt numbers are free",
    },
  },
  "POST /api/admin/settings/test-mail": {
    who: "admin",
    summary: "Send a mail to oneself; the same id again sends nothing",
    body: z.object({ id: z.uuid() }),
    answers: { 200: done },
  },
});
