import * as z from "zod/mini";
import { messageForm } from "#domain/contact/message-form.ts";
import { savedAnswer, conflictAnswer, incompleteAnswer } from "#domain/content/editing/answers.ts";
import { identityAnswer } from "#domain/content/kinds/foundation/identity-answer.ts";
import { foundationAnswer } from "#domain/content/kinds/foundation/public.ts";
import { finding } from "#domain/doctor/finding.ts";
import { retentionSetting } from "#domain/privacy/retention-setting.ts";
import { feeRatesSetting } from "#domain/site/fee-rates-setting.ts";
import { transferConfirmationSetting } from "#domain/site/transfer-confirmation-setting.ts";
import { giftApprovalSetting } from "#domain/site/gift-approval-setting.ts";
import { siteSettings, siteHealth } from "#domain/site/site-settings.ts";
import { calls } from "../call.ts";
import { siteAnswer, userAnswer, countryRules } from "#domain/site/site.ts";
import { formBody } from "../form-body.ts";
import { tooMany } from "../shared-answers.ts";

const maxValueLength = 300;
const values = z.record(z.string(), z.string().check(z.maxLength(maxValueLength)));

const done = z.object({ done: z.literal(true) });
const saved = { 200: done };
const pricePerGramE4 = z.int().check(z.positive());

export const siteCalls = calls({
  "GET /api/site": {
    who: "anyone",
    shared: true,
    summary: "What every page shows about the foundation",
    answers: { 200: siteAnswer },
  },
  "GET /api/auth/user": { who: "signed_in", summary: "The signed-in person", answers: { 200: userAnswer } },
  "GET /api/foundation": {
    who: "anyone",
    shared: true,
    summary: "Who the foundation is and how to reach it",
    answers: { 200: foundationAnswer },
  },
  "POST /api/contact-messages": {
    who: "anyone",
    summary: "Write to the foundation, or ask for a call",
    body: formBody(messageForm),
    answers: {
      ...tooMany,
      201: z.object({ status: z.literal("NEW") }),
      422: "A field is wrong; the sentence says which",
    },
  },
  "GET /api/admin/settings/identity": {
    who: "admin",
    summary: "Who the foundation is, and who it was before",
    answers: { 200: identityAnswer },
  },
  "PUT /api/admin/settings/identity": {
    who: "admin",
    proof: true,
    summary: "Change it on top of the version it was read from; papers that were issued keep theirs",
    body: z.object({ basedOn: z.int().check(z.positive()), values }),
    answers: {
      200: savedAnswer,
      404: "There is no identity to change",
      409: conflictAnswer,
      422: incompleteAnswer,
    },
  },
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
    proof: true,
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
    proof: true,
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
