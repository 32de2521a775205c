import type pg from "pg";
import type { Logger } from "pino";
import { storedPictures } from "#adapters/auth/stored-pictures.ts";
import { pictureFetcher } from "#adapters/pictures/fetch-picture.ts";
import { squareDrawer } from "#adapters/pictures/redraw-square.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { changePicture, importProviderPicture } from "#domain/accounts/own-picture.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";
import type { Config } from "../config.ts";

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
  const take = importProviderPicture(needs);
  const taking = new Set<Promise<void>>();
  return {
    ownPictures: {
      find: (userId: string) => pictures.find(userId),
      change: changePicture(needs),
      remove: (userId: string) => pictures.remove(userId, clock()),

      /** Beside the sign-in, which neither waits for it nor fails with it. The log does not say whose picture it was. */
      takeMeanwhile: (userId: string, url: string, log: Logger): void => {
        const told = (reason: string) =>
          log.warn({ reason }, "a picture at the OpenID provider was not taken");
        const work = take(userId, url)
          .then((outcome) => (outcome.ok ? undefined : told(outcome.reason)))
          .catch((error: unknown) => told(error instanceof Error ? error.name : "unknown"))
          .finally(() => taking.delete(work));
        taking.add(work);
      },
      /** When what was begun is done; whoever stops the program waits for it. */
      stop: async (): Promise<void> => void (await Promise.all(taking)),
    },
  };
}
