import type { SignedIn } from "./find-signed-in.ts";
import type { Passkeys } from "./ports.ts";

export type PasskeyRemoved = { ok: true } | { ok: false; reason: "stronger_sign_in" | "passkey_unknown" };

/** A limited staff session cannot remove a passkey: it could then replace the owner's by its own. */
export const removePasskey =
  ({ passkeys }: { passkeys: Passkeys }) =>
  async (
    userId: string,
    session: Pick<SignedIn["session"], "limited">,
    id: string,
  ): Promise<PasskeyRemoved> => {
    if (session.limited) return { ok: false, reason: "stronger_sign_in" };
    const removed = await passkeys.remove(userId, id);
    return removed === "removed" ? { ok: true } : { ok: false, reason: "passkey_unknown" };
  };
