type Flight<T> = { readonly running: Promise<T>; next: Promise<T> | null };

/** Callers with the same key share a call. A caller during a call shares the next, so no answer is older than its question. */
export function singleFlight<Asked, T>(
  load: (asked: Asked) => Promise<T>,
  keyOf: (asked: Asked) => unknown = (asked) => asked,
): (asked: Asked) => Promise<T> {
  const flights = new Map<unknown, Flight<T>>();

  const begin = (asked: Asked): Promise<T> => {
    const key = keyOf(asked);
    const flight: Flight<T> = { running: load(asked), next: null };
    flights.set(key, flight);
    const end = (): void => {
      if (!flight.next && flights.get(key) === flight) flights.delete(key);
    };
    flight.running.then(end, end);
    return flight.running;
  };

  return (asked) => {
    const flight = flights.get(keyOf(asked));
    if (!flight) return begin(asked);
    flight.next ??= flight.running.then(
      () => begin(asked),
      () => begin(asked),
    );
    return flight.next;
  };
}
