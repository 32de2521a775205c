type Turn<T> = { readonly running: Promise<T>; next: Promise<T> | null };

/**
 * Those who ask for the same while it is being made wait for the next one, and are given that together: so nobody is told what was so
 * before they asked, and a crowd costs as much as two.
 */
export function inTurns<Key, T>(make: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const turns = new Map<Key, Turn<T>>();

  const begin = (key: Key): Promise<T> => {
    const turn: Turn<T> = { running: make(key), next: null };
    turns.set(key, turn);
    const end = (): void => {
      if (!turn.next && turns.get(key) === turn) turns.delete(key);
    };
    turn.running.then(end, end);
    return turn.running;
  };

  return (key) => {
    const turn = turns.get(key);
    if (!turn) return begin(key);
    // Whatever became of the one before, which was others'.
    turn.next ??= turn.running.then(
      () => begin(key),
      () => begin(key),
    );
    return turn.next;
  };
}
