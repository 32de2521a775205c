import { giveUpPlace } from "./give-up-place.ts";
import type { EventToVisit, Occasion, Registration, WithTransaction } from "./ports.ts";
import { registerForEvent } from "./register.ts";

export const evening: EventToVisit = {
  id: "evening",
  title: { en: "Evening", nl: "Avond", ar: "أمسية" },
  place: { en: "Study room", nl: "Studieruimte", ar: "قاعة الدراسة" },
  online: false,
  countryCode: "NL",
  startsAt: "2026-11-15T19:30:00+01:00",
  endsAt: "2026-11-15T20:30:00+01:00",
  capacity: 4,
};

/** An in-memory guest list with its mails. */
export function guestList(event: EventToVisit = evening) {
  const list = {
    event,
    now: new Date("2026-11-01T12:00:00Z"),
    guests: [] as Registration[],
    letters: [] as `${Occasion} ${string}`[],
    lettersWork: true,
  };
  const withTransaction: WithTransaction = async (_about, work) => {
    const before = { guests: list.guests.map((guest) => ({ ...guest })), letters: [...list.letters] };
    try {
      return await work({
        registrations: {
          placesTaken: async () => peopleWith(list.guests, "CONFIRMED"),
          find: async (emailKey) => list.guests.find(({ email }) => email.toLowerCase() === emailKey) ?? null,
          add: async (guest) => void list.guests.push(guest),
          remove: async (id) => {
            const place = list.guests.findIndex((guest) => guest.id === id);
            return place < 0 ? null : (list.guests.splice(place, 1)[0] ?? null);
          },
          confirmFirstWaiting: async (maxPeople) => {
            const next = list.guests.find(
              ({ status, people }) => status === "WAITING" && people <= maxPeople,
            );
            if (!next) return null;
            const confirmed: Registration = { ...next, status: "CONFIRMED" };
            list.guests[list.guests.indexOf(next)] = confirmed;
            return confirmed;
          },
        },
        writeLetters: async (occasion, { name }) => {
          if (!list.lettersWork) throw new Error("the outbox is full");
          list.letters.push(`${occasion} ${name}`);
        },
      });
    } catch (error) {
      Object.assign(list, before);
      throw error;
    }
  };
  let count = 0;
  const needs = {
    findEvent: async (id: string) => (id === list.event.id ? list.event : null),
    withTransaction,
    foundationEmail: async () => "us@example.org",
    clock: () => list.now,
    newId: () => `r${++count}`,
  };
  const register = registerForEvent(needs);
  return {
    list,
    register,
    giveUp: giveUpPlace(needs),
    come: (name: string, people = 1) =>
      register(event.id, { name, email: `${name}@example.org`, people }, "en"),
    names: (status: Registration["status"]) =>
      list.guests.filter((guest) => guest.status === status).map(({ name }) => name),
  };
}

export const peopleWith = (guests: readonly Registration[], status: Registration["status"]): number =>
  guests.filter((guest) => guest.status === status).reduce((sum, { people }) => sum + people, 0);
