import type { Accounts, TellOwner } from "./ports.ts";

type Needs = { accounts: Accounts; tellOwner: TellOwner };

/** By mail, which whoever came in does not necessarily read. */
export const tellOwnerOf =
  ({ accounts, tellOwner }: Needs) =>
  async (userId: string, notice: Parameters<TellOwner>[0]["notice"], device: string): Promise<void> => {
    const reached = await accounts.reach(userId);
    if (reached) await tellOwner({ notice, device, ...reached });
  };
