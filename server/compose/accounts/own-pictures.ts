import type pg from "pg";
import { storedPictures } from "#adapters/auth/stored-pictures.ts";
import { pictureFetcher } from "#adapters/pictures/fetch-picture.ts";
import { squareDrawer } from "#adapters/pictures/redraw-square.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { changePicture, importProviderPicture } from "#domain/accounts/own-picture.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";
import { importingPictures } from "../../auth/importing-pictures.ts";
import type { Config } from "../../config.ts";

/** The pictures of people who have an account. */
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
