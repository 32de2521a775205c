import type pg from "pg";
import { carriedSessions } from "#adapters/postgres/giving/carried-sessions.ts";
import { storedContent } from "#adapters/postgres/content/content.ts";
import { ledgerSums } from "#adapters/postgres/ledger/ledger.ts";
import { inLane } from "#adapters/postgres/base/lanes.ts";
import { schemaState } from "#adapters/postgres/base/schema-state.ts";
import { storedSettings } from "#adapters/postgres/site/settings.ts";
import { legible, legibleContent } from "#domain/content/legible-content.ts";
import { sourceOrSample } from "#domain/content/content-source.ts";
import { showProgram } from "#domain/content/kinds/program/public-page.ts";
import { showProject } from "#domain/content/kinds/project/public-page.ts";
import { claimsOn } from "#domain/content/kinds/certification/claims.ts";
import { publishedContent } from "#domain/content/published.ts";
import { letterFrame } from "#domain/mail/letter-frame.ts";
import { describeSite } from "#domain/site/describe-site.ts";
import type { CountryRule } from "#domain/site/site.ts";
import { today } from "./timing/clock.ts";
import { composeAnalytics, composeCounting } from "./compose/analytics/analytics.ts";
import { composeDatabaseState } from "./compose/running/database-state.ts";
import { composeBackup } from "./compose/backup/backup.ts";
import { composeAgreementReminders } from "./compose/periodic/agreement-reminders.ts";
import { composeBank } from "./compose/bank/bank.ts";
import { composeAlerts } from "./compose/running/alerts.ts";
import { certificatesEnding, composeBackOffice } from "./compose/back-office/back-office.ts";
import { examine } from "./compose/running/doctor.ts";
import { composeDonationAdmin } from "./compose/giving/donation-admin.ts";
import { composeDoubtfulGifts } from "./compose/giving/doubtful-gifts.ts";
import { composeDonorPapers } from "./compose/giving/donor-papers.ts";
import { composeEditing } from "./compose/content/editing.ts";
import { composeAnbiDeadline } from "./compose/ledger/anbi-deadline.ts";
import { composeAnbiForm } from "./compose/ledger/anbi-form.ts";
import { composeAnnual } from "./compose/ledger/annual.ts";
import { composeEnteredGifts } from "./compose/giving/entered-gifts.ts";
import { composeBooks } from "./compose/ledger/books.ts";
import { composeBookYears } from "./compose/ledger/book-years.ts";
import { composeExpenses } from "./compose/ledger/expenses.ts";
import { composeHandEntries } from "./compose/ledger/hand-entries.ts";
import { listOptions } from "./compose/back-office/list-options.ts";
import { composeLists } from "./compose/back-office/lists.ts";
import { composeExports } from "./compose/back-office/exports.ts";
import { composeConnections } from "./compose/connections/connections.ts";
import { composeCounted, composeFigures } from "./compose/figures/figures.ts";
import { composeFirstSteps } from "./compose/back-office/first-steps.ts";
import { composeGiving } from "./compose/giving/giving.ts";
import { composeIdentity } from "./compose/site/identity.ts";
import { composeGrants } from "./compose/applications/grants.ts";
import { composeGivingSafety } from "./compose/giving/giving-safety.ts";
import { composeOpenData } from "./compose/open-data/open-data.ts";
import { composeLive } from "./compose/figures/live.ts";
import { composeLogLevel } from "./compose/running/log-level.ts";
import { composeMail } from "./compose/mail/mail.ts";
import { composeMetrics } from "./compose/running/metrics.ts";
import { composeOwnPictures } from "./compose/accounts/own-pictures.ts";
import { composeFigureCards, composePictures } from "./compose/transparency/pictures.ts";
import { composePaymentPauses } from "./compose/giving/payment-pauses.ts";
import { composePayouts } from "./compose/bank/payouts.ts";
import { purposeChoices } from "./compose/content/purpose-choices.ts";
import { composeNewsAndEvents } from "./compose/content/news-and-events.ts";
import { composePrivacy } from "./compose/privacy/privacy.ts";
import { composePeriodicAgreements } from "./compose/periodic/periodic-agreements.ts";
import { composeProofs } from "./compose/proofs/proofs.ts";
import { composePublicForms } from "./compose/applications/public-forms.ts";
import { composeResults } from "./compose/results/results.ts";
import { composeRunning } from "./compose/running/running.ts";
import { composeSettings } from "./compose/site/settings.ts";
import { notifyOfSuspendedAccounts } from "./compose/giving/suspended-account-mail.ts";
import { composeSignIn } from "./compose/accounts/sign-in.ts";
import { composeStatus } from "./compose/running/status.ts";
import { composeSupport } from "./compose/support/support.ts";
import { composeTrails } from "./compose/giving/trails.ts";
import { composeTransparency } from "./compose/transparency/transparency.ts";
import { composeWebhooks } from "./compose/connections/webhooks.ts";
import type { Config } from "./config.ts";
import type { PaperRendering } from "./pages/rendering.ts";
import { previewedContent } from "./content/previewed-content.ts";
import { translate } from "./translate.ts";

export type Foundation = ReturnType<typeof compose>;

/** The only file that joins the domain to its adapters. */
export function compose(config: Config, pool: pg.Pool, papers: PaperRendering, reads = pool) {
  const { content: written, withDraft } = previewedContent(storedContent(pool));
  const content = legibleContent(written);
  const figures = ledgerSums(pool);
  const settings = storedSettings(pool);
  const sampleFallback = () => settings.get("sampleFallback");
  const results = composeResults(pool, () => sourceFor("project"));
  const counted = composeCounted(pool);
  const sourceFor = sourceOrSample({ content, figures, counted, ...results.figures, sampleFallback, today });
  const databaseState = composeDatabaseState(config, pool);
  const identity = async () =>
    databaseState.remember(
      required(await written.find("foundation", "foundation"), "the foundation's record"),
    );
  const countryRule = async (country: string | null): Promise<CountryRule> =>
    (country && (await settings.get("countryRules"))[country]) || "FULL";
  const retention = () => settings.get("retentionTerms");
  const feeRates = () => settings.get("feeRates");
  const counting = composeCounting(pool);
  const pauses = composePaymentPauses({ pool, staff: () => staff() });
  const tellOfShutAccount = notifyOfSuspendedAccounts(pool, () => staff());
  const sessions = carriedSessions(config.sessionSecrets);
  const saving = composeBackup(config, pool);
  const running = composeRunning(config, pool);
  const { standstill, backups } = saving;
  const giving = composeGiving({
    config,
    pool,
    sessions,
    content,
    pausedAt: pauses.pausedAt,
    trust: pauses.trust,
    isStill: standstill.isOn,
    feeRates,
    countStep: counting.count,
    // The donor continues with the next provider. If the mail cannot be queued, the database is unavailable,
    // which is reported elsewhere.
    onSuspended: (provider, what) => void tellOfShutAccount(provider, what).catch(() => {}),
    mayGive: async (country) => (await countryRule(country)) === "FULL",
  });
  const { identityAt, foundationIdentity } = composeIdentity(config, pool, identity);
  const frame = letterFrame({ identity, translate, publicUrl: config.publicUrl });
  const newsAndEvents = composeNewsAndEvents(config, pool, { content, sourceFor, identity, retention });
  const proofs = composeProofs(config, pool);
  const donorPapers = composeDonorPapers(config, pool, {
    identity,
    identityAt,
    papers,
    checksOf: proofs.checksOf,
  });
  const staff = async () => (config.adminEmails.length > 0 ? config.adminEmails : [(await identity()).email]);
  const { letters: agreementLetters, ...reminders } = composeAgreementReminders(config, pool);
  const enteredGifts = composeEnteredGifts(pool, {
    content,
    settings,
    newReference: giving.admin.newReference,
  });
  const bank = composeBank(pool, {
    ...giving.admin,
    settleTransfer: giving.settleTransfer,
    settleTransfers: giving.settleTransfers,
    refundTransfer: giving.refundTransfer,
    purposeOfGift: enteredGifts.purposeOf,
    isEligible: purposeChoices(sourceFor).isEligible,
    isDemo: config.mode === "demo",
  });
  const payouts = composePayouts(pool, { giving, matchAtBank: bank.matchPayouts });
  const safety = composeGivingSafety({
    config,
    pool,
    sessions,
    giving,
    pauses,
    staff,
    compare: payouts.compare,
  });
  const annual = composeAnnual(pool);
  const anbiForm = composeAnbiForm(pool, { identity, sourceFor, accounts: annual.accounts });
  const anbiDeadline = composeAnbiDeadline(pool, staff);
  const donationAdmin = composeDonationAdmin(pool, {
    admin: giving.admin,
    publicUrl: config.publicUrl,
    staff,
  });
  const alerts = composeAlerts({
    config,
    pool,
    staff,
    examine: () => examine(config, pool),
    showJobs: running.showJobs,
    claimsEnding: certificatesEnding(sourceFor),
    anbiDue: anbiDeadline.due,
  });
  const shownFigures = composeFigures(pool, {
    identity,
    sourceFor,
    indicators: () => results.indicators(null),
  });
  const transparency = composeTransparency(config, pool, {
    identity: async () => legible(await identity()),
    sourceFor,
    figures,
    settings,
    statistics: shownFigures.statistics,
    papers,
    anbiForm,
  });
  const published = publishedContent({
    content,
    figures,
    counts: shownFigures.counts,
    counted,
    results: results.figures.results,
    today,
  });
  const expenses = composeExpenses(pool, sourceFor);
  const backOffice = composeBackOffice(pool, {
    sourceFor,
    frame,
    publicUrl: config.publicUrl,
    ...reminders,
    anbiDue: anbiDeadline.due,
    backupIsOld: backups.isDue,
    restoredFrom: standstill.restoredFrom,
    jobsToLookAt: running.jobsToLookAt,
    alerts: alerts.count,
  });
  return {
    ...composeSignIn(config, pool),
    ...composeOwnPictures(config, pool),
    ...composeMail(config, pool, {
      frame,
      letters: { ...donorPapers.letters, ...agreementLetters, ...giving.transfers.letters },
      papers: { ...donorPapers.attachments, ...giving.transfers.attachments },
    }),
    ...composePublicForms(config, pool, { sourceFor, identity }),
    published,
    live: composeLive(config, { published, figures }),
    results,
    showProgram: showProgram({ sourceFor, today }),
    showProject: showProject({ sourceFor, today }),
    ...transparency,
    pictures: composePictures(pool, {
      publicUrl: config.publicUrl,
      transparency: transparency.showTransparency,
      identity,
      sourceFor,
      figures,
    }),
    figureCards: composeFigureCards({
      publicUrl: config.publicUrl,
      identity,
      all: (language) => shownFigures.all(language, { on: null, known: null }),
    }),
    figures: shownFigures,
    openData: composeOpenData(pool, {
      reads,
      sourceFor,
      figures,
      identity,
      publicUrl: config.publicUrl,
      indicators: () => results.indicators(null),
      allFigures: () => shownFigures.all("en", { on: null, known: null }),
    }),
    giving,
    donationAdmin,
    doubtfulGifts: composeDoubtfulGifts(pool, donationAdmin),
    bank,
    payouts,
    enteredGifts,
    expenses,
    handEntries: composeHandEntries(pool, sourceFor),
    bookYears: composeBookYears(pool),
    books: composeBooks(pool, identity),
    annual,
    anbiForm,
    anbiDeadline,
    ...composeExports(pool),
    lists: composeLists(
      pool,
      reads,
      listOptions({
        expenseChoices: expenses.choices,
        subjects: backOffice.subjects,
        staff: backOffice.staff,
      }),
    ),
    ...composeAnalytics({ pool, reads }, sourceFor, counting),
    ...composeGrants(config, pool, { content, sourceFor }),
    ...newsAndEvents,
    ...composePrivacy(pool, {
      ...newsAndEvents,
      retention,
      endAtProviders: giving.monthly.endAll,
      forgetAtProvider: giving.monthly.forget,
    }),
    ...composeSupport(config, pool, { identity }),
    donorPapers,
    proofs,
    ...composeTrails(pool),
    ...reminders,
    periodicAgreements: composePeriodicAgreements(config, pool, { identityAt, papers }),
    ...safety,
    firstSteps: composeFirstSteps(config, pool),
    backOffice,
    ...composeEditing(pool, content),
    withDraft,
    ...composeSettings({ config, pool, giving, backups, standstill }),
    foundationIdentity,
    ...composeConnections(config, pool, { staff }),
    webhooks: composeWebhooks(config, pool, { staff }),
    describeSite: describeSite({
      mode: config.mode,
      identity,
      expenditureCents: (year) => figures.expenditureByCategory(year),
      countryRule,
      sampleFallback,
      feeRates,
      paysInPage: config.paymentProviders.includes("stripe"),
      transfers: giving.transfers.isOffered,
      onlyTransfers: async () => !(await giving.takesOnline()) && giving.payments.isAvailable(),
      claims: async () => claimsOn(await content.list("certification"), today()),
      today,
    }),
    ...saving,
    databaseState,
    inLane,
    running,
    logLevel: composeLogLevel(pool, config.logLevel),
    alerts,
    status: composeStatus({
      pool,
      providers: config.paymentProviders,
      isAvailable: giving.takesOnline,
      takesGifts: databaseState.takesGifts,
      isStill: standstill.isOn,
      transfers: giving.transfers.isOffered,
    }),
    ...composeMetrics(pool, saving, { ...running, alertCounts: alerts.counts }),
    schemaState: () => schemaState(pool),
  };
}

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`The database does not hold ${name}`);
  return value;
}
