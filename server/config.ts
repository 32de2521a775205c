import { resolve } from "node:path";
import type { ConfiguredProvider, ProviderVariable } from "#adapters/payments/payment-adapter.ts";
import { configuredProviders, paymentAdapters } from "#adapters/payments/registry.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";
import type { Language } from "#domain/language.ts";
import { isRealProvider, payingProviders, type PayingProvider } from "#domain/money/providers.ts";
import { backupOf, type BackupConfig } from "./environment/backup-config.ts";
import { mailOf, type MailConfig } from "./environment/mail-config.ts";
import { tracesOf, type TracesConfig } from "./environment/traces-config.ts";
import { refuseUnfitForDemo, refuseUnfitForProduction } from "./environment/refuse-config.ts";
import { listOf } from "./environment/readers.ts";
import { variables, type Variables } from "./environment/variables.ts";

export type Config = {
  mode: "demo" | "production";
  host: string;
  port: number;
  publicUrl: string;
  databaseUrl: string | null;
  /** The owner of the tables, if not the user of `databaseUrl`. */
  databaseOwnerUrl: string | null;
  /** Bypasses the pooler of `databaseUrl`; null: no pooler. */
  databaseDirectUrl: string | null;
  /** A replica for large reads. */
  databaseReadUrl: string | null;
  dataDir: string;
  /** The first signs, all verify. Empty in a demonstration that makes its own. */
  sessionSecrets: readonly string[];
  /** The first encrypts, all decrypt. */
  sealingSecrets: readonly string[];
  /** The language of mails to staff. */
  foundationLanguage: Language;
  mail: MailConfig | null;
  /** How fast email campaigns are sent; `firstDay` is null without a warm-up. */
  campaignPace: { perSecond: number; firstDay: number | null };
  /** In the order in which they are tried. */
  paymentProviders: PayingProvider[];
  /** Providers with keys, including those that serve only earlier donations. */
  providers: readonly ConfiguredProvider[];
  /** Null: sign-in by emailed link or passkey. */
  openId: { issuer: string; clientId: string; clientSecret: string } | null;
  adminEmails: string[];
  trustedProxies: number;
  countryHeader: string | null;
  backup: BackupConfig;
  metricsToken: string | null;
  /** Slower statements are logged; 0: none. */
  slowStatementMs: number;
  traces: TracesConfig | null;
  logLevel: string;
};

/** The only reader of environment variables. A wrong or missing one stops the start, by name. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    throw new StartRefusal(`The variable ${problem?.path.join(".")} ${problem?.message}.`);
  }
  const found = parsed.data;
  if (found.APP_MODE === "production") refuseUnfitForProduction(found, given);
  else refuseUnfitForDemo(found);
  const paymentProviders = providersOf(found.PAYMENT_PROVIDERS, found.APP_MODE);
  for (const provider of paymentProviders) refuseWithoutKeys(provider, given);
  return {
    mode: found.APP_MODE,
    host: found.HOST,
    port: found.PORT,
    publicUrl: (found.PUBLIC_URL ?? `http://localhost:${found.PORT}`).replace(/(?<!\/)\/+$/, ""),
    databaseUrl: found.DATABASE_URL ?? null,
    databaseOwnerUrl: databaseOwnerOf(found),
    databaseDirectUrl: found.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: found.DATABASE_READ_URL ?? null,
    dataDir: resolve(found.DATA_DIR),
    sessionSecrets: found.SESSION_SECRET,
    sealingSecrets: [...found.SEALING_SECRET, ...found.SESSION_SECRET],
    mail: mailOf(found),
    campaignPace: { perSecond: found.MAIL_PER_SECOND, firstDay: found.MAIL_FIRST_DAY || null },
    paymentProviders,
    providers: configuredProviders(found),
    openId: openIdOf(found.OIDC_ISSUER, found.OIDC_CLIENT_ID, found.OIDC_CLIENT_SECRET),
    adminEmails: listOf(found.ADMIN_EMAILS).map((email) => email.toLowerCase()),
    trustedProxies: found.TRUST_PROXY,
    countryHeader: found.COUNTRY_HEADER ?? null,
    foundationLanguage: found.FOUNDATION_LANGUAGE,
    backup: backupOf(found),
    metricsToken: found.METRICS_TOKEN ?? null,
    slowStatementMs: found.SLOW_STATEMENT_MS,
    traces: tracesOf(found),
    logLevel: found.LOG_LEVEL,
  };
}

function databaseOwnerOf({ DATABASE_URL, DATABASE_OWNER_URL }: Variables): string | null {
  if (DATABASE_OWNER_URL && !DATABASE_URL)
    throw new StartRefusal("The variable DATABASE_URL must be set when DATABASE_OWNER_URL is.");
  return DATABASE_OWNER_URL ?? null;
}

function refuseWithoutKeys(provider: PayingProvider, given: Record<string, unknown>): void {
  if (!isRealProvider(provider)) return;
  const facts: Readonly<Record<string, ProviderVariable>> = paymentAdapters[provider].variables;
  const missing = Object.keys(facts).filter((name) => facts[name]?.required && given[name] === undefined);
  if (missing.length === 0) return;
  throw new StartRefusal(
    `The variable PAYMENT_PROVIDERS names ${provider}, so these variables must be set: ${missing.join(", ")}.`,
  );
}

function openIdOf(issuer?: string, clientId?: string, clientSecret?: string): Config["openId"] {
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  if (!issuer && !clientId && !clientSecret) return null;
  throw new StartRefusal(
    "The variables OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.",
  );
}

function providersOf(text: string | undefined, mode: Config["mode"]): PayingProvider[] {
  const names = listOf(text ?? (mode === "demo" ? "sandbox" : "none"));
  if (names.length === 1 && names[0] === "none") return [];
  return names.map((name) => {
    const known = payingProviders.find((provider) => provider === name);
    if (!known)
      throw new StartRefusal(
        `The variable PAYMENT_PROVIDERS names ${name}; known are ${payingProviders.join(", ")} and none.`,
      );
    if (known === "sandbox" && mode === "production") {
      throw new StartRefusal(
        "The variable PAYMENT_PROVIDERS names sandbox, which does not exist in production.",
      );
    }
    return known;
  });
}
