/** Nothing is wrong with what was asked: whoever handles errors tells the visitor that it is busy. */
class TooManyAtOnce extends Error {
  readonly code = "too_busy";
}

/**
 * A share of its own for one kind of work: so much of it at once, so many more wait for their turn, and one more is told so at once.
 * Whatever a flood asks for, what is asked beside it finds the processor free after as many pieces of work as the share is large.
 */
export function atMost(most: number, waiting = 0) {
  let underWay = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T> | T): Promise<T> => {
    if (underWay >= most) {
      if (line.length >= waiting) throw new TooManyAtOnce();
      // Whoever ends hands over the place, so the count stays.
      await new Promise<void>((go) => line.push(go));
    } else underWay += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
