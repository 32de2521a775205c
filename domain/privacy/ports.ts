import type { Person } from "./person.ts";

/** What is left after an erasure: how many records are locked, and until when the last of them is. */
export type Locked = Readonly<{ records: number; until: string | null }>;

/** All of it in one transaction, with the letter that confirms it. */
export type Erasing = Readonly<{
  /** Deletes, locks, and forgets mail; finds nothing when the person is gone already. */
  erase(person: Person): Promise<Locked | "already_gone">;
  writeLetters(person: Person, locked: Locked): Promise<void>;
}>;
export type WithTransaction = <Result>(work: (erasing: Erasing) => Promise<Result>) => Promise<Result>;

/** Monthly gifts must not go on being collected from someone who is gone. */
export type EndMonthlyGifts = (person: Person) => Promise<"ended" | "unavailable">;

/** So that whoever waits for a place at an event gets it. */
export type Place = Readonly<{ eventId: string; registrationId: string }>;
export type GiveUpPlace = (place: Place) => Promise<unknown>;

/** A donor as a payment provider keeps them: behind a subscription, by the provider's own name for it. */
export type KeptAtProvider = Readonly<{ provider: string; subscriptionId: string }>;

/** Whom providers are still to forget. */
export type ProviderErasures = {
  /** Those that were tried longest ago first. */
  waiting(most: number): Promise<readonly KeptAtProvider[]>;
  done(kept: KeptAtProvider): Promise<void>;
  /** Not now: it stays, and comes after the others. */
  later(kept: KeptAtProvider): Promise<void>;
};

/** Name, address and cards go; what was paid stays in the provider's books. `refused`: something may still be charged. */
export type ForgetAtProvider = (kept: KeptAtProvider) => Promise<"done" | "refused" | "unavailable">;
