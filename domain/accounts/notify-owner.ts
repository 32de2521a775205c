import type { Accounts, NotifyOwner } from "./ports.ts";

type Needs = { accounts: Accounts; notifyOwner: NotifyOwner };

/** By mail, which an intruder does not necessarily read. */
export const notifyOwnerOf =
  ({ accounts, notifyOwner }: Needs) =>
  async (userId: string, notice: Parameters<NotifyOwner>[0]["notice"], device: string): Promise<void> => {
    const reached = await accounts.reach(userId);
    if (reached) await notifyOwner({ notice, device, ...reached });
  };
