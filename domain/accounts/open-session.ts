import type { Accounts, KnownDevices, Sessions, NotifyOwner } from "./ports.ts";
import { sessionMs, type SignInMethod } from "./session.ts";
import { notifyOwnerOf } from "./notify-owner.ts";
import type { Visit } from "./visit.ts";

type Needs = {
  sessions: Sessions;
  accounts: Accounts;
  devices: KnownDevices;
  notifyOwner: NotifyOwner;
  newId: () => string;
  newSecret: () => string;
  clock: () => Date;
};
export type OpenedSession = {
  token: string;
  expiresAt: Date;
  browser: string;
};

/** Each sign-in creates a new token and ends the browser's previous session, so nobody can plant one. */
export const openSession =
  ({ sessions, accounts, devices, notifyOwner, newId, newSecret, clock }: Needs) =>
  async (
    userId: string,
    method: SignInMethod,
    visit: Visit,
    authenticatedAt: Date | null = null,
  ): Promise<OpenedSession> => {
    const now = clock();
    const provedAt = authenticatedAt && authenticatedAt < now ? authenticatedAt : now;
    const token = newSecret();
    const expiresAt = new Date(now.getTime() + sessionMs);
    const { device } = visit;
    await sessions.open(
      { id: newId(), userId, method, device, startedAt: now, seenAt: now, expiresAt, provedAt },
      token,
    );
    if (visit.token !== null) await sessions.end(visit.token);
    const browser = visit.browser ?? newSecret();
    // A demonstration account has no owner to warn.
    if (method !== "demo" && (await devices.remember(userId, browser, now)) === "new")
      await notifyOwnerOf({ accounts, notifyOwner })(userId, "new_device", device);
    return { token, expiresAt, browser };
  };
