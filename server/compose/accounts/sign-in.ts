import { randomUUID } from "node:crypto";
import type pg from "pg";
import { clearExpired } from "#adapters/auth/clear-expired.ts";
import { openIdProvider } from "#adapters/auth/openid-provider.ts";
import { passkeyCeremony } from "#adapters/auth/passkey-ceremony.ts";
import { newSecret } from "#adapters/auth/secrets.ts";
import { storedPictures } from "#adapters/auth/stored-pictures.ts";
import { storedSignIn } from "#adapters/auth/stored-sign-in.ts";
import { pictureFetcher } from "#adapters/pictures/fetch-picture.ts";
import { squareDrawer } from "#adapters/pictures/redraw-square.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { signInUseCases } from "#domain/accounts/accounts.ts";
import { changePicture, importProviderPicture } from "#domain/accounts/own-picture.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";
import { createAuth } from "../../auth/auth.ts";
import { importingPictures } from "../../auth/importing-pictures.ts";
import { callbackPath } from "../../auth/login-api.ts";
import { securityLetter, signInLetter } from "../../letters/account-letters.ts";
import { signInLinkUrl } from "../../auth/sign-in-link-url.ts";
import type { Config } from "../../config.ts";

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

export function composeOwnPictures({ openId }: Pick<Config, "openId">, pool: pg.Pool) {
  const clock = () => new Date();
  const pictures = storedPictures(pool);
  const issuer = openId && new URL(openId.issuer);
  const needs = {
    pictures,
    redrawSquare: squareDrawer(),
    fetchPicture: pictureFetcher({
      ownOrigin: issuer && isOnThisMachine(issuer.hostname) ? issuer.origin : null,
    }),
    allow: rateLimit(pool),
    clock,
  };
  return {
    ownPictures: {
      find: (userId: string) => pictures.find(userId),
      change: changePicture(needs),
      remove: (userId: string) => pictures.remove(userId, clock()),

      ...importingPictures(importProviderPicture(needs)),
    },
  };
}
