import type pg from "pg";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import { deadMail } from "#adapters/postgres/mail/dead-mail.ts";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { storedPeople } from "#adapters/postgres/back-office/people.ts";
import { changeSetting, storedSettings } from "#adapters/postgres/site/settings.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import type { RetentionPeriods } from "#domain/privacy/retention.ts";
import type { SiteHealth, SiteSettings } from "#domain/site/site-settings.ts";
import type { CountryRule } from "#domain/site/site.ts";
import { arePricesSound } from "#domain/zakat/metal-prices.ts";
import type { Config } from "../config.ts";
import { invitationLetter, testLetter } from "../letters/settings-letters.ts";
import type { composeGiving } from "./giving.ts";

/** No payment has this name: a provider that says so is awake and knows our key. */
const nobodysPayment = "health-check";

type Prices = { gold: number; silver: number };
type Needs = { config: Config; pool: pg.Pool; giving: Pick<ReturnType<typeof composeGiving>, "payments"> };

/** What administrators decide about the running of the site, and how its connections are. */
export function composeSettings({ config, pool, giving }: Needs) {
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
        feeRates: await settings.get("feeRates"),
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

      setFeeRates: (rates: FeeRates, by: Caller) => change("feeRates", () => rates, by),

      retention: () => settings.get("retentionTerms"),

      setRetention: (retention: RetentionPeriods, by: Caller) =>
        change("retentionTerms", () => retention, by),

      setMetalPrices: async ({ gold, silver }: Prices, by: Caller): Promise<PricesSet> => {
        const at = new Date();
        // Silver has never been dearer than gold: the two fields were mixed up.
        if (!arePricesSound({ gold, silver, at }) || silver >= gold)
          return { ok: false, reason: "unlikely_prices" };
        const prices = { goldCentsPerGramE4: gold, silverCentsPerGramE4: silver, at: at.toISOString() };
        await change("metalPrices", () => prices, by);
        return { ok: true };
      },

      health: async (): Promise<SiteHealth> => {
        const [{ waiting, dead }, lastSentAt, providers] = await Promise.all([
          deadMail(pool).counts(),
          lastSent(pool),
          Promise.all(config.paymentProviders.map(async (name) => ({ name, answers: await answers(name) }))),
        ]);
        const goes = config.mail ? "smtp" : config.mode === "demo" ? "mailbox" : "nowhere";
        return { mail: { goes, waiting, dead, lastSentAt }, providers };
      },

      /** The same id again sends nothing. */
      sendTestMail: (id: string, to: { email: string; language: Language }, by: Caller) =>
        inTransaction(pool, async (client) => {
          if ((await queueMail(client, testLetter(id, to))) === "already_queued") return;
          await writeAudit(client, { ...by, action: "mail.tested", subject: { kind: "mail", id } });
        }),
    },
  };

  async function answers(provider: Config["paymentProviders"][number]): Promise<boolean> {
    const asked = giving.payments.fetch({ provider, paymentId: nobodysPayment });
    // A key that is wrong is thrown, and no payment could be taken with it either.
    return asked.then(
      (answer) => answer !== "unavailable",
      () => false,
    );
  }
}

type PricesSet = { ok: true } | { ok: false; reason: "unlikely_prices" };

async function lastSent(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ sent_at: Date }>(
    "select sent_at from mail_outbox where sent_at is not null order by sent_at desc limit 1",
  );
  return rows[0]?.sent_at.toISOString() ?? null;
}
