import type { Sessions } from "./ports.ts";
import { sessionMs, type SignInMethod } from "./session.ts";
import type { Visit } from "./visit.ts";

type Needs = { sessions: Sessions; newId: () => string; newSecret: () => string; clock: () => Date };
export type OpenedSession = { token: string; expiresAt: Date };

/** Each sign-in makes a token of its own and ends what the browser held before: nobody can plant one beforehand. */
export const openSession =
  ({ sessions, newId, newSecret, clock }: Needs) =>
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
    return { token, expiresAt };
  };
