type Turn<T> = { readonly running: Promise<T>; next: Promise<T> | null };

/**
 * Those who ask for the same while it is being made wait for the next one, and are given that together: so nobody is told what was so
 * before they asked, and a crowd costs as much as two.
 */
export function inTurns<Asked, T>(
  make: (asked: Asked) => Promise<T>,
  nameOf: (asked: Asked) => unknown = (asked) => asked,
): (asked: Asked) => Promise<T> {
  const turns = new Map<unknown, Turn<T>>();

  const begin = (asked: Asked): Promise<T> => {
    const key = nameOf(asked);
    const turn: Turn<T> = { running: make(asked), next: null };
    turns.set(key, turn);
    const end = (): void => {
      if (!turn.next && turns.get(key) === turn) turns.delete(key);
    };
    turn.running.then(end, end);
    return turn.running;
  };

  return (asked) => {
    const turn = turns.get(nameOf(asked));
    if (!turn) return begin(asked);
    // Whatever became of the one before, which was others'.
    turn.next ??= turn.running.then(
      () => begin(asked),
      () => begin(asked),
    );
    return turn.next;
  };
}
