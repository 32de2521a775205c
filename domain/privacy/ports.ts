import type { Person } from "./person.ts";

/** After an erasure: number of locked records, and until when. */
export type Locked = Readonly<{ records: number; until: string | null }>;

/** One transaction, with the confirmation mail. */
export type Erasing = Readonly<{
  /** Deletes, locks and removes mail; finds nothing if the person is already gone. */
  erase(person: Person): Promise<Locked | "already_gone">;
  writeLetters(person: Person, locked: Locked): Promise<void>;
}>;
export type WithTransaction = <Result>(work: (erasing: Erasing) => Promise<Result>) => Promise<Result>;

/** Monthly donations must not continue after an erasure. */
export type EndMonthlyGifts = (person: Person) => Promise<"ended" | "unavailable">;

/** So that a waiting visitor gets the place. */
export type Place = Readonly<{ eventId: string; registrationId: string }>;
export type GiveUpPlace = (place: Place) => Promise<unknown>;

/** A donor at a provider, by subscription id. */
export type KeptAtProvider = Readonly<{ provider: string; subscriptionId: string }>;

export type ProviderErasures = {
  /** Least recently tried first. */
  waiting(most: number): Promise<readonly KeptAtProvider[]>;
  done(kept: KeptAtProvider): Promise<void>;
  /** Stays in the list, after the others. */
  later(kept: KeptAtProvider): Promise<void>;
};

/** Name, address and cards are deleted; payments stay in the provider's books. `refused`: something may still be charged. */
export type ForgetAtProvider = (kept: KeptAtProvider) => Promise<"done" | "refused" | "unavailable">;
