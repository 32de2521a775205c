import type pg from "pg";
import { lookAtSignIn } from "#adapters/doctor/look-at-address.ts";
import { unusablePlace } from "#adapters/doctor/look-at-machine.ts";
import { lookAtMail } from "#adapters/doctor/look-at-mail.ts";
import { lookAtProviders } from "#adapters/doctor/look-at-providers.ts";
import { lookAtSender, type AskDns } from "#adapters/doctor/look-at-sender.ts";
import { newSecret } from "#adapters/auth/secrets.ts";
import { reachDatabase } from "#adapters/postgres/base/reach-database.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { schemaState } from "#adapters/postgres/base/schema-state.ts";
import { firstSetup } from "#adapters/postgres/site/first-setup.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";
import { found, type Finding } from "#domain/doctor/finding.ts";
import { readConfig, type Config } from "../../config.ts";
import { invitationLetter } from "../../letters/account-letters.ts";
import type { Answers } from "../../setup/question.ts";

export { makeKeys } from "../backup/backup.ts";

export const makeSecret = newSecret;

export const composeFirstSetup = (pool: pg.Pool, publicUrl: string) =>
  firstSetup(pool, invitationLetter(publicUrl));

export const stateOfTables = (pool: pg.Pool) => () => schemaState(pool);

/** Limits guessing, also from many addresses. */
export function codeTries(pool: pg.Pool): (address: string) => Promise<boolean> {
  const allow = rateLimit(pool);
  return async (address) =>
    (await allow(`setup-code:${address}`, { most: 10, windowSeconds: 900 })).ok &&
    (await allow("setup-code", { most: 300, windowSeconds: 900 })).ok;
}

export const setupChecks = (dns?: AskDns) => ({
  address: () => Promise.resolve([]),
  database: async (known: Answers): Promise<Finding[]> => {
    try {
      await reachDatabase(known["DATABASE_OWNER_URL"] ?? "");
      await reachDatabase(known["DATABASE_URL"] ?? "");
      return [];
    } catch (error) {
      if (error instanceof StartRefusal) return [found("refused", { why: error.message })];
      throw error;
    }
  },
  mail: async (known: Answers): Promise<Finding[]> => [
    ...(await lookAtMail(known["SMTP_URL"] ?? "")),
    ...(await lookAtSender(
      { from: known["MAIL_FROM"] ?? "", dkimSelector: known["MAIL_DKIM_SELECTOR"] || null },
      dns,
    )),
  ],
  payments: (known: Answers): Promise<Finding[]> => withConfig(known, lookAtProviders),
  sign_in: (known: Answers): Promise<Finding[]> =>
    withConfig(known, async ({ openId }) => (openId ? lookAtSignIn(openId) : [])),
  backup: (known: Answers): Promise<Finding[]> => withConfig(known, ({ backup }) => unusablePlace(backup.to)),
});
export type SetupChecks = ReturnType<typeof setupChecks>;

async function withConfig(known: Answers, look: (config: Config) => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look(readConfig(known));
  } catch (error) {
    if (error instanceof StartRefusal) return [found("refused", { why: error.message })];
    throw error;
  }
}
