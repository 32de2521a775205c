import { randomUUID } from "node:crypto";
import type pg from "pg";
import { clearExpired } from "#adapters/auth/clear-expired.ts";
import { openIdProvider } from "#adapters/auth/openid-provider.ts";
import { passkeyCeremony } from "#adapters/auth/passkey-ceremony.ts";
import { newSecret } from "#adapters/auth/secrets.ts";
import { storedSignIn } from "#adapters/auth/stored-sign-in.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { signInUseCases } from "#domain/accounts/accounts.ts";
import { createAuth } from "../../auth/auth.ts";
import { callbackPath } from "../../auth/login-api.ts";
import { securityLetter, signInLetter } from "../../letters/account-letters.ts";
import { signInLinkUrl } from "../../auth/sign-in-link-url.ts";
import type { Config } from "../../config.ts";

/** Who people are, and how they show it. */
export function composeSignIn(config: Config, pool: pg.Pool) {
  const { mode, publicUrl, openId, adminEmails } = config;
  const signIn = signInUseCases({
    ...storedSignIn(pool),
    mode,
    adminEmails,
    ceremony: passkeyCeremony(publicUrl),
    provider: openId && openIdProvider(openId, publicUrl + callbackPath),
    allow: rateLimit(pool),
    sendSignInLink: async (letter) => void (await queueMail(pool, signInLetter(letter, randomUUID()))),
    notifyOwner: async (notice) =>
      void (await queueMail(pool, securityLetter(notice, { cause: randomUUID(), publicUrl }))),
    linkUrl: signInLinkUrl(publicUrl),
    newId: randomUUID,
    newSecret,
    clock: () => new Date(),
  });
  return {
    auth: createAuth(signIn, config),
    clearExpired: clearExpired(pool),
  };
}
