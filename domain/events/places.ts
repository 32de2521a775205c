import type { EventStores, EventToVisit } from "./ports.ts";

export type Admission = "CONFIRMED" | "WAITING" | "too_few_places";

/** A party that is too large is asked to bring fewer people: otherwise five would wait while four places are free. */
export function admit(placesLeft: number, people: number): Admission {
  if (placesLeft <= 0) return "WAITING";
  return people <= placesLeft ? "CONFIRMED" : "too_few_places";
}

const placesLeft = (capacity: number, taken: number): number => Math.max(0, capacity - taken);

/** Admits waiting parties in order, as far as they fit. Returns the places left. */
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

/** No registration after the start. */
export const hasStarted = ({ startsAt }: Pick<EventToVisit, "startsAt">, now: Date): boolean =>
  Date.parse(startsAt) <= now.getTime();
