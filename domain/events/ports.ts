import type { Language, Localized } from "#domain/language.ts";
import type { RegistrationValues } from "./registration-form.ts";

export type EventToVisit = Readonly<{
  id: string;
  title: Localized;
  place: Localized;
  online: boolean;
  countryCode: "NL" | "AE" | "SA";
  startsAt: string;
  endsAt: string;
  /** People, not registrations. */
  capacity: number;
}>;

export type Registration = RegistrationValues &
  Readonly<{
    /** Unguessable: its holder may cancel the registration. */
    id: string;
    eventId: string;
    status: "CONFIRMED" | "WAITING";
    /** The language of the registration. */
    language: Language;
    createdAt: Date;
  }>;

/** Kinds of mail. The foundation is informed too. */
export type Occasion = "registered" | "waiting" | "again" | "moved_up" | "gave_up";

export type Registrations = {
  /** People with confirmed registrations. */
  placesTaken(): Promise<number>;
  find(emailKey: string): Promise<Registration | null>;
  add(registration: Registration): Promise<void>;
  /** Deletes it permanently. */
  remove(id: string): Promise<Registration | null>;
  /** Confirms the longest waiting party of at most this size; null if there is none. */
  confirmFirstWaiting(maxPeople: number): Promise<Registration | null>;
};

export type EventStores = {
  registrations: Registrations;
  writeLetters: (occasion: Occasion, registration: Registration) => Promise<void>;
};

/** Registrations and mails in one transaction, serialised per event, so that counting and taking places is atomic. */
export type WithTransaction = <Result>(
  about: { event: EventToVisit; foundationEmail: string },
  work: (stores: EventStores) => Promise<Result>,
) => Promise<Result>;
