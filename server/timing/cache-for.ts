/** Calls `ask` at most once per interval; callers in between share the known or pending answer. */
export function cacheFor<T>(ms: number, ask: () => Promise<T>, now: () => number = () => performance.now()) {
  let known: { answer: Promise<T>; at: number } | null = null;
  const forget = (): void => {
    known = null;
  };
  return {
    get: (): Promise<T> => {
      if (known && now() - known.at < ms) return known.answer;
      const answer = ask();
      known = { answer, at: now() };
      // A failure reaches the waiting callers and is not cached.
      answer.catch(forget);
      return answer;
    },
    forget,
  };
}
