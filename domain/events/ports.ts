import type { Language, Localized } from "#domain/language.ts";
import type { RegistrationForm } from "./registration-form.ts";

/** What registering needs to know of an event, and what the letters about it say. */
export type EventToVisit = Readonly<{
  id: string;
  title: Localized;
  place: Localized;
  online: boolean;
  countryCode: "NL" | "AE" | "SA";
  startsAt: string;
  endsAt: string;
  /** In people, not in registrations. */
  capacity: number;
}>;

export type Registration = RegistrationForm &
  Readonly<{
    /** Cannot be guessed: whoever knows it, from the letter, may give up the place. */
    id: string;
    eventId: string;
    status: "CONFIRMED" | "WAITING";
    /** The visitor is written to in the language they registered in. */
    language: Language;
    createdAt: Date;
  }>;

/** What a letter can be about. The foundation is told, too. */
export type Occasion = "registered" | "waiting" | "again" | "moved_up" | "gave_up";

/** The registrations of one event. */
export type Registrations = {
  /** People, of confirmed registrations. */
  placesTaken(): Promise<number>;
  find(emailKey: string): Promise<Registration | null>;
  add(registration: Registration): Promise<void>;
  /** Removes it for good: who does not come need not be remembered. */
  remove(id: string): Promise<Registration | null>;
  /** Confirms the one that has waited longest and brings at most so many people; null when there is none. */
  confirmFirstWaiting(maxPeople: number): Promise<Registration | null>;
};

export type EventStores = {
  registrations: Registrations;
  writeLetters: (occasion: Occasion, registration: Registration) => Promise<void>;
};

/**
 * Registrations and their letters are stored together or not at all, and for each event one after another: counting the
 * places and taking one are a single step.
 */
export type WithTransaction = <Result>(
  about: { event: EventToVisit; foundationEmail: string },
  work: (stores: EventStores) => Promise<Result>,
) => Promise<Result>;
