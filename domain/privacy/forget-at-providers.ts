import type { ForgetAtProvider, ProviderErasures } from "./ports.ts";

const maxAtOnce = 50;

type Needs = { erasures: ProviderErasures; forget: ForgetAtProvider };
export type Forgotten = Readonly<{ forgotten: number; stillKept: number }>;

/**
 * An erased donor is also erased at the provider. If it does not answer, or still has something to charge, it is asked
 * again in the next round.
 */
export const forgetAtProviders =
  ({ erasures, forget }: Needs) =>
  async (): Promise<Forgotten> => {
    let forgotten = 0;
    const waiting = await erasures.waiting(maxAtOnce);
    for (const kept of waiting) {
      if ((await forget(kept)) !== "done") {
        await erasures.later(kept);
        continue;
      }
      await erasures.done(kept);
      forgotten += 1;
    }
    return { forgotten, stillKept: waiting.length - forgotten };
  };
