import type pg from "pg";
import { claimsOn } from "#domain/content/kinds/certification/claims.ts";
import { describeSite } from "#domain/site/describe-site.ts";
import { composeOwnPictures, composeSignIn } from "./compose/accounts/sign-in.ts";
import { composeAnalytics, composeCounting } from "./compose/analytics/analytics.ts";
import { composeGrants } from "./compose/applications/grants.ts";
import { composePublicForms } from "./compose/applications/public-forms.ts";
import { composeApprovals } from "./compose/back-office/approvals.ts";
import { composeBackOffice } from "./compose/back-office/back-office.ts";
import { composeExports } from "./compose/back-office/exports.ts";
import { composeFirstSteps } from "./compose/back-office/first-steps.ts";
import { listOptions } from "./compose/back-office/list-options.ts";
import { composeLists } from "./compose/back-office/lists.ts";
import { composeBackup } from "./compose/backup/backup.ts";
import { composeConnections, composeWebhooks } from "./compose/connections/connections.ts";
import { composeConsent } from "./compose/consent/consent.ts";
import { composeContacts } from "./compose/contacts/contacts.ts";
import { composeEmailCampaigns } from "./compose/email-campaigns/email-campaigns.ts";
import { composeEditing } from "./compose/content/editing.ts";
import { composeNewsAndEvents } from "./compose/content/news-and-events.ts";
import { composeGifts } from "./compose/giving/gifts.ts";
import { composeLedger } from "./compose/ledger/ledger.ts";
import { composeMatching } from "./compose/matching/matching.ts";
import { composePrivacy } from "./compose/privacy/privacy.ts";
import { composeOperation } from "./compose/running/operation.ts";
import { composeBase } from "./compose/site/base.ts";
import { composeSettings } from "./compose/site/settings.ts";
import { composeSupport } from "./compose/support/support.ts";
import { composePublicFigures } from "./compose/transparency/public-figures.ts";
import { writeToStaffIn } from "./letters/letter-writer.ts";
import type { Config } from "./config.ts";
import type { PaperRendering } from "./pages/rendering.ts";
import { today } from "./timing/clock.ts";

export type Foundation = ReturnType<typeof compose>;

export function compose(config: Config, pool: pg.Pool, papers: PaperRendering, reads = pool) {
  writeToStaffIn(config.foundationLanguage);
  const base = composeBase(config, pool);
  const { content, sourceFor } = base;
  const counting = composeCounting(pool);
  const saving = composeBackup(config, pool);
  const { standstill, backups } = saving;
  const ledger = composeLedger(base);
  const { reminders, ...gifts } = composeGifts(base, { papers, standstill, countStep: counting.count });
  const { giving } = gifts;
  const operation = composeOperation(base, { giving, anbiDeadline: ledger.anbiDeadline, saving });
  const consents = composeConsent(config, pool);
  const newsAndEvents = composeNewsAndEvents(config, pool, base);
  const backOffice = composeBackOffice(pool, {
    ...base,
    ...reminders,
    anbiDue: ledger.anbiDeadline.due,
    backupIsOld: backups.isDue,
    restoredFrom: standstill.restoredFrom,
    jobsToLookAt: operation.running.jobsToLookAt,
    alerts: operation.alerts.count,
  });
  const { subjects, staff: colleagues } = backOffice;
  const options = listOptions({
    sourceFor,
    expenseChoices: ledger.expenses.choices,
    subjects,
    staff: colleagues,
  });
  return {
    ...composeSignIn(config, pool),
    ...composeOwnPictures(config, pool),
    ...composePublicForms(config, pool, base),
    ...composeGrants(config, pool, base),
    ...gifts,
    ...ledger,
    ...composePublicFigures(base, { papers, reads, anbiForm: ledger.anbiForm, keys: gifts.proofs.keys }),
    ...operation,
    ...saving,
    matching: composeMatching(pool, { content, handEntries: ledger.handEntries }),
    backOffice,
    approvals: composeApprovals(pool, { ...ledger, ...gifts }),
    firstSteps: composeFirstSteps(config, pool),
    lists: composeLists(pool, reads, options),
    ...composeExports(pool),
    ...composeAnalytics({ pool, reads }, sourceFor, counting),
    ...newsAndEvents,
    ...composePrivacy(pool, {
      ...newsAndEvents,
      retention: base.retention,
      endAtProviders: giving.monthly.endAll,
      forgetAtProvider: giving.monthly.forget,
    }),
    ...composeSupport(config, pool, base),
    ...composeContacts({ pool, reads, options }),
    ...consents,
    ...composeEmailCampaigns(base, consents.emailLinks),
    ...composeEditing(pool, content),
    withDraft: base.withDraft,
    ...composeSettings({ config, pool, giving, backups, standstill }),
    foundationIdentity: base.foundationIdentity,
    ...composeConnections(config, pool, base),
    webhooks: composeWebhooks(config, pool, base),
    describeSite: describeSite({
      ...base,
      mode: config.mode,
      expenditureCents: (year) => base.figures.expenditureByCategory(year),
      paysInPage: config.paymentProviders.includes("stripe"),
      transfers: giving.transfers.isOffered,
      onlyTransfers: async () => !(await giving.takesOnline()) && giving.payments.isAvailable(),
      claims: async () => claimsOn(await content.list("certification"), today()),
      today,
    }),
  };
}
