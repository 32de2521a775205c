import { fillFromWaitingList, hasStarted } from "./places.ts";
import type { EventToVisit, WithTransaction } from "./ports.ts";

type Needs = {
  findEvent: (id: string) => Promise<EventToVisit | null>;
  withTransaction: WithTransaction;
  foundationEmail: () => Promise<string>;
  clock: () => Date;
};

export type GiveUpOutcome = { ok: true } | { ok: false; reason: "no_such_registration" };

/** The place goes to the longest waiting party that fits, atomically. */
export const giveUpPlace =
  ({ findEvent, withTransaction, foundationEmail, clock }: Needs) =>
  async (eventId: string, registrationId: string): Promise<GiveUpOutcome> => {
    const event = await findEvent(eventId);
    if (!event) return { ok: false, reason: "no_such_registration" };
    const ours = await foundationEmail();
    return withTransaction({ event, foundationEmail: ours }, async (stores): Promise<GiveUpOutcome> => {
      const gone = await stores.registrations.remove(registrationId);
      if (!gone) return { ok: false, reason: "no_such_registration" };
      await stores.writeLetters("gave_up", gone);
      // After the start, nobody is moved up from the waiting list.
      if (!hasStarted(event, clock())) await fillFromWaitingList(event, stores);
      return { ok: true };
    });
  };
