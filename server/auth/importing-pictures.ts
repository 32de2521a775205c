import type { Logger } from "pino";
import type { importProviderPicture } from "#domain/accounts/own-picture.ts";

/** Runs beside the sign-in, which does not wait for it or fail with it. */
export function importingPictures(importPicture: ReturnType<typeof importProviderPicture>) {
  const underWay = new Set<Promise<void>>();
  return {
    /** The log does not say whose picture it was. */
    takeMeanwhile: (userId: string, url: string, log: Logger): void => {
      const warn = (reason: string) => log.warn({ reason }, "the OpenID provider's picture was refused");
      const work = importPicture(userId, url)
        .then((outcome) => (outcome.ok ? undefined : warn(outcome.reason)))
        .catch((error: unknown) => warn(error instanceof Error ? error.name : "unknown"))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    /** Resolves when running imports are done; shutdown waits for it. */
    stop: async (): Promise<void> => void (await Promise.all(underWay)),
  };
}
