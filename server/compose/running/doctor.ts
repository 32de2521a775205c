import { join } from "node:path";
import type pg from "pg";
import { lookAtAddress, lookAtSignIn } from "#adapters/doctor/look-at-address.ts";
import { lookAtCertificate } from "#adapters/doctor/look-at-certificate.ts";
import { lookAtDatabase, lookAtReplica } from "#adapters/doctor/look-at-database.ts";
import { lookAtMachine } from "#adapters/doctor/look-at-machine.ts";
import { lookAtMail } from "#adapters/doctor/look-at-mail.ts";
import { lookAtWebhooks } from "#adapters/doctor/look-at-webhooks.ts";
import { lookAtSender, type AskDns } from "#adapters/doctor/look-at-sender.ts";
import { lookAtProviders } from "#adapters/doctor/look-at-providers.ts";
import { lastBackup } from "#adapters/postgres/backup/stored-backups.ts";
import { hasStandstills } from "#adapters/postgres/backup/standstills.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";
import { isBackupDue } from "#domain/backup/last-backup.ts";
import { found, type Finding } from "#domain/doctor/finding.ts";
import { readConfig, type Config } from "../../config.ts";
import { withPool, withSavedDatabase } from "../backup/saved-database.ts";

/** Replaced only in tests. `isProgram`: connected as the program's role. */
type Surroundings = Readonly<{
  envFile?: string;
  minFreeBytes?: number;
  now?: () => number;
  isProgram?: boolean;
  dns?: AskDns;
}>;

export async function examine(
  config: Config,
  pool: pg.Pool,
  {
    envFile = join(process.cwd(), ".env"),
    minFreeBytes,
    now = Date.now,
    isProgram = true,
    dns,
  }: Surroundings = {},
): Promise<Finding[]> {
  const { mode, mail, openId, publicUrl, dataDir, backup } = config;
  const isReal = mode === "production";
  const looked = await Promise.all([
    lookAtDatabase(pool, { now, isProgram }),
    config.databaseReadUrl === null ? [] : lookAtReplica(config.databaseReadUrl),
    isReal ? lookAtBackups(pool, now) : [],
    mail ? lookAtMail(mail.smtpUrl) : [],
    mail && isReal ? lookAtSender(mail, dns) : [],
    lookAtProviders(config),
    openId ? lookAtSignIn(openId) : [],
    isReal ? lookAtWayIn(config) : [],
    isReal ? lookAtCertificate(publicUrl, now) : [],
    lookAtMachine({ mode, dataDir, envFile, backup, ...(minFreeBytes !== undefined && { minFreeBytes }) }),
  ]);
  return [
    ...looked.flat(),
    ...(isReal && config.paymentProviders.length === 0 ? [found("no_provider")] : []),
    // Production needs TLS, so a proxy must exist.
    ...(isReal && config.trustedProxies === 0 ? [found("proxy_untold")] : []),
  ];
}

/** Works also if the program would not start. */
export async function examineFrom(
  environment: Record<string, string | undefined>,
  surroundings: Surroundings = {},
  onConfig: (config: Config) => void = () => {},
): Promise<Finding[]> {
  try {
    const config = readConfig(environment);
    onConfig(config);
    return await withSavedDatabase(
      config,
      () => {},
      (connectionString) =>
        withPool(config.databaseUrl ?? connectionString, (pool) =>
          examine(config, pool, { isProgram: config.databaseOwnerUrl !== null, ...surroundings }),
        ),
    );
  } catch (error) {
    if (error instanceof StartRefusal) return [found("refused", { why: error.message })];
    throw error;
  }
}

async function lookAtBackups(pool: pg.Pool, now: () => number): Promise<Finding[]> {
  if (!(await hasStandstills(pool))) return [];
  const last = await lastBackup(pool);
  if (!last) return [found("backup_none")];
  return isBackupDue(last.takenAt, new Date(now()))
    ? [found("backup_old", { why: last.takenAt.toISOString().slice(0, 10) })]
    : [];
}

/** An unreachable site explains missing notices too. */
async function lookAtWayIn(config: Config): Promise<Finding[]> {
  const findings = await lookAtAddress(config.publicUrl);
  return findings.length > 0 ? findings : lookAtWebhooks(config);
}
