import { useEffect, useSyncExternalStore } from "react";
import type { LiveFigures } from "#domain/figures/live-figures.ts";

const none: LiveFigures = {};
let latest = none;
const readers = new Set<() => void>();

function take(figures: LiveFigures): void {
  latest = figures;
  for (const notify of readers) notify();
}

/** Figures that changed since the page was rendered, by id, while a campaign runs. Starts when the browser is idle. */
export function useLiveFigures(isRunning: boolean): LiveFigures {
  useEffect(() => {
    if (!isRunning) return;
    let stop: (() => void) | null = () => {};
    const begin = async (): Promise<void> => {
      const { followFigures } = await import("./follow-figures.ts");
      // The page may have changed meanwhile.
      if (stop) stop = followFigures(take);
    };
    const idle = window.setTimeout(() => void begin().catch(() => {}), quietMs);
    return () => {
      window.clearTimeout(idle);
      stop?.();
      stop = null;
    };
  }, [isRunning]);
  return useSyncExternalStore(subscribe, read, readNone);
}

/** Not every browser reports when it is idle. */
const quietMs = 1000;

const subscribe = (reader: () => void): (() => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};
const read = (): LiveFigures => latest;
const readNone = (): LiveFigures => none;
