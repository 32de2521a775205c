import { emailKey } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import { admit, fillFromWaitingList, hasStarted } from "./places.ts";
import type { EventToVisit, Registration, WithTransaction } from "./ports.ts";
import type { RegistrationValues } from "./registration-form.ts";

type Needs = {
  findEvent: (id: string) => Promise<EventToVisit | null>;
  withTransaction: WithTransaction;
  foundationEmail: () => Promise<string>;
  clock: () => Date;
  newId: () => string;
};

export type RegisterOutcome =
  | { ok: true; status: Registration["status"] }
  | { ok: false; reason: "no_such_event" | "already_started" | "too_few_places" };

/** One registration per e-mail address and event; a second changes nothing. A full event has a waiting list. */
export const registerForEvent =
  ({ findEvent, withTransaction, foundationEmail, clock, newId }: Needs) =>
  async (eventId: string, form: RegistrationValues, language: Language): Promise<RegisterOutcome> => {
    const event = await findEvent(eventId);
    if (!event) return { ok: false, reason: "no_such_event" };
    const now = clock();
    if (hasStarted(event, now)) return { ok: false, reason: "already_started" };

    // Read before the transaction: inside it a second connection would be needed, which could deadlock under load.
    const ours = await foundationEmail();
    return withTransaction({ event, foundationEmail: ours }, async (stores): Promise<RegisterOutcome> => {
      const { registrations, writeLetters } = stores;
      // Capacity may have grown: waiting parties come first.
      const admission = admit(await fillFromWaitingList(event, stores), form.people);
      if (admission === "too_few_places") return { ok: false, reason: admission };

      const status = admission;
      // The answer reveals nothing about the address; its owner gets a mail.
      const earlier = await registrations.find(emailKey(form.email));
      if (earlier) {
        await writeLetters("again", earlier);
        return { ok: true, status };
      }
      const registration = { ...form, id: newId(), eventId: event.id, status, language, createdAt: now };
      await registrations.add(registration);
      await writeLetters(status === "CONFIRMED" ? "registered" : "waiting", registration);
      return { ok: true, status };
    });
  };
