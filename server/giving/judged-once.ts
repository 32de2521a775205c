import type { Asking } from "../middleware/client-address.ts";

/** Asked about a request for the second time, as the long way does of what the short one did not do, the first answer stands: nothing is counted twice. */
export function judgedOnce<Verdict>() {
  const known = new WeakMap<object, Promise<Verdict>>();
  return (c: Asking, judge: () => Promise<Verdict>): Promise<Verdict> => {
    // Node's own request; there is none where the app is called without a server around it.
    const { incoming } = (c.env ?? {}) as { incoming?: object };
    const before = incoming && known.get(incoming);
    if (before) return before;
    const verdict = judge();
    if (incoming) known.set(incoming, verdict);
    return verdict;
  };
}
