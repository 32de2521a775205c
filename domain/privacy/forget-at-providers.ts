import type { ForgetAtProvider, ProviderErasures } from "./ports.ts";

const maxAtOnce = 50;

type Needs = { erasures: ProviderErasures; forget: ForgetAtProvider };
export type Forgotten = Readonly<{ forgotten: number; stillKept: number }>;

/** Erases donors at the provider too. If it fails, or still has something to charge, the next round retries. */
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
