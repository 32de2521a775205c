import type pg from "pg";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import { deadMail, mailLastSentAt } from "#adapters/postgres/mail/dead-mail.ts";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { storedPeople } from "#adapters/postgres/back-office/people.ts";
import { changeSetting, storedSettings } from "#adapters/postgres/site/settings.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import type { RetentionPeriods } from "#domain/privacy/retention.ts";
import { mayRewrite } from "#adapters/postgres/roles/rights-of-program.ts";
import { checkHealth } from "#domain/site/check-health.ts";
import type { SiteSettings } from "#domain/site/site-settings.ts";
import type { CountryRule } from "#domain/site/site.ts";
import { enteredMetalPrices } from "#domain/zakat/entered-metal-prices.ts";
import type { Config } from "../../config.ts";
import { invitationLetter, testLetter } from "../../letters/account-letters.ts";
import { examine } from "../running/doctor.ts";
import type { composeBackup } from "../backup/backup.ts";
import type { composeGiving } from "../giving/giving.ts";

type Needs = {
  config: Config;
  pool: pg.Pool;
  giving: Pick<ReturnType<typeof composeGiving>, "payments" | "methods">;
} & Pick<ReturnType<typeof composeBackup>, "backups" | "standstill">;

export function composeSettings({ config, pool, giving, backups, standstill }: Needs) {
  const settings = storedSettings(pool);
  const change = changeSetting(pool);
  return {
    people: storedPeople(pool, {
      letter: invitationLetter(config.publicUrl),
      adminEmails: config.adminEmails,
    }),

    siteSettings: {
      show: async (): Promise<SiteSettings> => ({
        countryRules: await settings.get("countryRules"),
        sampleFallback: await settings.get("sampleFallback"),
        emailsNeedReview: await settings.get("emailsNeedReview"),
        // With the published ones of other methods.
        feeRates: await giving.methods.fees(),
        giftApprovalCents: await settings.get("giftApproval"),
        transferConfirmationDays: await settings.get("transferConfirmation"),
        metalPrices: await settings.get("metalPrices"),
      }),

      setCountryRule: (country: string, rule: CountryRule, by: Caller) =>
        change("countryRules", (rules) => ({ ...rules, [country]: rule }), by),

      removeCountryRule: (country: string, by: Caller) =>
        change(
          "countryRules",
          (rules) => Object.fromEntries(Object.entries(rules).filter(([code]) => code !== country)),
          by,
        ),

      setSampleFallback: (on: boolean, by: Caller) => change("sampleFallback", () => on, by),

      setEmailsNeedReview: (on: boolean, by: Caller) => change("emailsNeedReview", () => on, by),

      setFeeRates: (rates: FeeRates, by: Caller) =>
        change("feeRates", (before) => withMethods(rates, before), by),

      setGiftApproval: (cents: Cents, by: Caller) => change("giftApproval", () => cents, by),

      setTransferConfirmation: (days: number, by: Caller) => change("transferConfirmation", () => days, by),

      retention: () => settings.get("retentionTerms"),

      setRetention: (retention: RetentionPeriods, by: Caller) =>
        change("retentionTerms", () => retention, by),

      setMetalPrices: async (typed: Parameters<typeof enteredMetalPrices>[0], by: Caller) => {
        const entered = enteredMetalPrices(typed, new Date());
        if (entered.ok) await change("metalPrices", () => entered.prices, by);
        return entered;
      },

      health: checkHealth({
        mailGoes: config.mail ? "smtp" : config.mode === "demo" ? "mailbox" : "nowhere",
        mailCounts: () => deadMail(pool).counts(),
        mailLastSentAt: () => mailLastSentAt(pool),
        booksGuarded: async () => !(await mayRewrite(pool)),
        lastBackupAt: async () => (await backups.last())?.takenAt ?? null,
        backupIsOld: backups.isDue,
        restoredFrom: standstill.restoredFrom,
        providers: config.paymentProviders,
        fetchPayment: giving.payments.fetch,
      }),

      endStandstill: standstill.end,

      examine: () => examine(config, pool),

      /** The same id again sends nothing. */
      sendTestMail: (id: string, to: { email: string; language: Language }, by: Caller) =>
        inTransaction(pool, async (client) => {
          if ((await queueMail(client, testLetter(id, to))) === "already_queued") return;
          await writeAudit(client, { ...by, action: "mail.tested", subject: { kind: "mail", id } });
        }),
    },
  };
}

/** Rates of methods that are not named stay. */
const withMethods = (rates: FeeRates, { methods }: FeeRates): FeeRates =>
  methods || rates.methods ? { ...rates, methods: { ...methods, ...rates.methods } } : rates;
