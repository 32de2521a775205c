/** Asks at most once in so many milliseconds; whoever asks in between gets the answer that is known or on its way. */
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
      // A failure is told to whoever waited for it, and not remembered.
      answer.catch(forget);
      return answer;
    },
    forget,
  };
}
