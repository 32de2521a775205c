import type { EventStores, EventToVisit } from "./ports.ts";

export type Admission = "CONFIRMED" | "WAITING" | "too_few_places";

/**
 * Whoever asks for more places than are left is asked to bring fewer people; the waiting list is for when nothing is left.
 * Otherwise a party of five would wait in front of four empty chairs.
 */
export function admit(placesLeft: number, people: number): Admission {
  if (placesLeft <= 0) return "WAITING";
  return people <= placesLeft ? "CONFIRMED" : "too_few_places";
}

const placesLeft = (capacity: number, taken: number): number => Math.max(0, capacity - taken);

/** Those who wait go first, in order of arrival, as far as they fit. Answers how many places are left after that. */
export async function fillFromWaitingList(
  { capacity }: Pick<EventToVisit, "capacity">,
  { registrations, writeLetters }: EventStores,
): Promise<number> {
  let left = placesLeft(capacity, await registrations.placesTaken());
  while (left > 0) {
    const next = await registrations.confirmFirstWaiting(left);
    if (!next) break;
    await writeLetters("moved_up", next);
    left -= next.people;
  }
  return left;
}

/** From the first minute on nobody can register. */
export const hasStarted = ({ startsAt }: Pick<EventToVisit, "startsAt">, now: Date): boolean =>
  Date.parse(startsAt) <= now.getTime();
